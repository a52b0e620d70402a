extension Explanation {
  /// About names that are legal and surely not meant.
  static let aboutNames: [Explanation] = [
    Explanation(
      210, "A name that says itself what is added to it",
      why: """
        `ViewModel` is added to the name of a screen, and `Service` to that of a service whose
        protocol has no name of its own.
        """,
      example: """
        - screen: ShopViewModel
        + screen: Shop
          needs: { name: String }
          outputs: { title: { text: "Welcome to ${name}" } }
        """
    ),
    Explanation(
      212, "A value that is called start",
      why: """
        `when: start` runs when the screen starts. In a screen with a value of that name it runs when the
        value changes, which is surely not meant.
        """,
      example: """
          screen: A
        - inputs: { start: Int }
        + inputs: { begin: Int }
          outputs: { end: Int }
          bindings:
            - when: start
              do:
        -       - set: { end: =start + 1 }
        +       - set: { end: =begin + 1 }
        """
    ),
    Explanation(
      226, "A message that is the name of a case",
      why: """
        A case of an error or an enum has either a text or values. Of one with values `message` is its
        name, which is for developers: show one of the values, or a text of your own. The value that a
        client gives to a failure is for developers too: there give the case a text in place of it. A
        case of an error that was given neither says its name as well: give it a text.
        """,
      example: """
          screen: A
          inputs: { load: {} }
          outputs: { problem: String? }
          errors: { Failure: { offline: You are offline, failed: { reason: String } } }
          services: { api: { methods: { load: { throws: Failure } } } }
          bindings:
            - when: load
              do:
                - call: api.load
        -         catch: [set: { problem: =error.message }]
        +         catch: [set: { problem: =error.failed?.reason ?? error.message }]
        """
    ),
    Explanation(
      228, "A name in JSON that nothing goes by",
      why: """
        A struct has a form in JSON where all that it holds has one. A case with values has none, nor has
        a type of which nothing is known, nor a cell. Of an `external` model nothing is generated: what
        it is in JSON is said where it is declared. In both, the `key` and `date` of a field and the
        `keys` and `otherwise` of cases change nothing.
        """,
      example: """
          screen: A
          models:
            Level: { cases: { basic: {}, paid: { months: Int } } }
            User:
              fields:
                level: Level
        -       name: { type: String, key: full_name }
        +       name: String
          needs: { user: User }
          outputs: { name: { from: user.name } }
        """
    ),
    Explanation(
      232, "Nearly the name of a module",
      why: """
        The names of modules have their capitals: Swift finds no `foundation`, and no `Fundation` either.
        A module of your own with such a name is allowed by a comment: `# allow MVG232`.
        """,
      example: """
          screen: A
        - imports: [foundation]
        + imports: [Foundation]
          needs: { name: String }
          outputs: { text: { from: name } }
        """
    ),
    Explanation(
      238, "A file or a module that is named twice",
      why:
        "One entry in `uses` or `imports` is enough. Often the second one was meant to be another.",
      example: """
          screen: A
        - imports: [Foundation, Foundation]
        + imports: [Foundation]
          needs: { name: String }
          outputs: { text: { from: name } }
        """
    ),
    Explanation(
      246, "A type for other modules that hides one of Swift's",
      why: """
        In a module that imports this one, the short name means the type of the spec, also in code that has
        nothing to do with it: `Task { ... }` is an error there that names no spec.
        """,
      example: """
          library: Shop
          access: public
          models:
        -   Task: { fields: { title: String } }
        +   ShopTask: { fields: { title: String } }
        """
    ),
    Explanation(
      252, "A number as a key of JSON",
      why: """
        Behind a point stands the key of an object, also where it is a number: `at: photos.0` looks
        for `"0"`. An element of a list is written with its place in brackets. Where the object does
        have such a key, a comment allows it.
        """,
      example: """
          screen: A
          models: { Photo: { fields: { id: Int } } }
          services:
            api:
              http: { base: https://example.com }
              methods:
                first:
                  returns: Photo
                  throws: true
                  get: /photos
        -         at: photos.0
        +         at: photos[0]
          outputs: { id: Int }
          bindings:
            - when: start
              do:
                - call: api.first
                  as: photo
                  catch: []
                - set: { id: =photo.id }
        """
    ),
  ]
}
