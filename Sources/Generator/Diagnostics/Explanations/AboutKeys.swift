extension Explanation {
  /// About the keys of a spec.
  static let aboutKeys: [Explanation] = [
    Explanation(
      30, "The file declares nothing",
      why: """
        A spec starts with `screen: Name`, or with `library: Name` for declarations that several
        screens share.
        """,
      example: """
        + screen: Greeting
          inputs: { name: String }
        + outputs: { greeting: { text: "Hello ${name}!" } }
        """
    ),
    Explanation(
      31, "A key that the language does not have",
      why: """
        Each kind of map has keys of its own. A key that is misspelt, or stands in the wrong
        map, would do nothing, so it is an error.
        """,
      example: """
          library: A
        - constant: { limit: { type: Int, value: 3 } }
        + constants: { limit: { type: Int, value: 3 } }
        """
    ),
    Explanation(
      32, "A key that is given twice",
      why: """
        Only one of the two could count, and it would be hard to see which.
        """,
      example: """
          library: A
        - constants: { limit: { type: Int, value: 1 } }
        - constants: { size: { type: Int, value: 2 } }
        + constants: { limit: { type: Int, value: 1 }, size: { type: Int, value: 2 } }
        """
    ),
    Explanation(
      33, "A key that has to be there",
      why: """
        Without it the declaration has no meaning.
        """,
      example: """
          library: A
          constants:
        -   limit: { value: 3 }
        +   limit: { type: Int, value: 3 }
        """
    ),
    Explanation(
      34, "A text, a list or a map where another of them is wanted",
      why: """
        What stands under a key has one shape: `bindings` is a list, whose elements start with
        `- `, and `inputs` is a map of names.
        """,
      example: """
          library: A
          constants:
        -   - limit
        +   limit: { type: Int, value: 3 }
        """
    ),
    Explanation(
      35, "A word that can't stand there",
      why: """
        Some keys take one of a few words.
        """,
      example: """
          screen: A
        - access: open
        + access: public
        """
    ),
    Explanation(
      36, "Keys that can't stand together",
      why: """
        Each of them says what the other one says otherwise.
        """,
      example: """
          screen: A
          inputs: { name: String }
          outputs:
        -   greeting: { text: "Hello ${name}", from: name }
        +   greeting: { text: "Hello ${name}" }
        """
    ),
    Explanation(
      37, "A step that does not say what it does",
      why: """
        A step starts with the key of what it does: `set`, `let`, `call`, `if`, `each`, `send`,
        `emit`, `cancel`, `wait`, `stop` or `swift`. The steps of a scenario have keys of their
        own.
        """,
      example: """
          screen: A
          inputs: { go: {} }
          outputs: { count: Int }
          bindings:
            - when: go
              do:
        -       - assign: { count: 3 }
        +       - set: { count: 3 }
        """
    ),
    Explanation(
      38, "What is not the method of a service",
      why: """
        A method is named by its service, a point and its own name.
        """,
      example: """
          screen: A
          inputs: { go: {} }
          services: { api: { methods: { load: {} } } }
          bindings:
            - when: go
              do:
        -       - call: load
        +       - call: api.load
        """
    ),
    Explanation(
      39, "What a library can't have",
      why: """
        A library declares what several screens share: types, services, formatters, cells and
        constants. Inputs, outputs and bindings belong to a screen.
        """,
      example: """
          library: Shared
        - inputs: { name: String }
        + constants: { limit: { type: Int, value: 3 } }
        """
    ),
  ]
}
