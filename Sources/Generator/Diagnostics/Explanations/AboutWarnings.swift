extension Explanation {
  /// About what is legal and surely not meant.
  static let aboutWarnings: [Explanation] = [
    Explanation(
      203, "A step or a value that is never reached",
      why: """
        It stands after what ends the run on every way, or in the branch of a condition that
        never changes; a value in an `if … then … else …` may stand there too. What a binding has
        as its `loading` is true in all of its steps, and a `let` of a literal is that literal.
        """,
      example: """
          screen: A
          inputs: { tap: {} }
          outputs: { count: Int }
          bindings:
            - when: tap
              do:
        -       - stop: true
        +       - if: count == 9
        +         then:
        +           - stop: true
                - set: { count: =count + 1 }
        """
    ),
    Explanation(
      204, "A scenario that expects nothing",
      why: """
        It can't fail, so it tests nothing.
        """,
      example: """
          screen: A
          inputs: { name: String }
          outputs: { greeting: { text: "Hello ${name}" } }
          scenarios:
            - name: greets
              steps:
                - set: { name: Ann }
        +       - expect: { greeting: Hello Ann }
        """
    ),
    Explanation(
      209, "A time zone that is not known",
      why: """
        Time zones have the names of the tz database, as `Europe/Berlin`. Where the system that the
        app runs on has none of a name, the user's own takes its place. New ones come from time to
        time, so this is a warning.
        """,
      example: """
          screen: A
        - formatters: { time: { date: "HH:mm", timeZone: Europe/Berlim } }
        + formatters: { time: { date: "HH:mm", timeZone: Europe/Berlin } }
          needs: { departure: Date }
          outputs: { shown: { from: departure | time } }
        """
    ),
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
      216, "The space beside the sign of a currency, and other spaces of formats",
      why: """
        Where a locale sets a currency's sign apart from the number, as `9,50 €` in `de_DE` and `$ 9.50`
        in `en_US_POSIX`, the format writes a no-break space. It looks like any other: the scenario
        would fail, and show the same text twice. Between double quotes YAML has `\\_` for it. `50 %`
        has one too, and so have thousands like `12 500`. The space of a time like `8:30 AM` is a narrow
        one, and that of thousands in `fr_FR`: `\\u202F`.

        A scenario without a `locale` runs in `en_US_POSIX`, which writes no commas in amounts either:
        for `$1,234.50` give it `en_US`.
        """,
      example: """
          screen: A
          formatters: { price: { currency: EUR } }
          state: { amount: { type: Decimal, initial: 9.5 } }
          outputs: { total: { from: amount | price } }
          inputs: { add: {} }
          bindings: [{ when: add, do: [{ set: { amount: =amount + 1 } }] }]
          scenarios:
            - name: the price is shown
              given: { locale: de_DE }
              steps:
        -       - expect: { total: "9,50 €" }
        +       - expect: { total: "9,50\\_€" }
        """
    ),
    Explanation(
      217, "A formatter that shows nothing of its value",
      why: """
        What such a formatter shows is the same for each value. In its `text` or `from` the value is
        called `value`; in a text it stands in a hole.
        """,
      example: """
          screen: A
        - formatters: { stars: { of: Int, text: value stars } }
        + formatters: { stars: { of: Int, text: "${value} stars" } }
          inputs: { rating: Int }
          outputs: { shown: { from: rating | stars } }
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
      229, "A value that is compared with itself",
      why: """
        Both sides of a comparison are the same, so it has always the same result. Of a Double the question
        is whether it is a number, and is not warned of.
        """,
      example: """
          screen: A
          needs: { total: Int, limit: Int }
          outputs:
            left: { from: limit - total }
        -   isFull: { from: total == total }
        +   isFull: { from: total == limit }
        """
    ),
    Explanation(
      230, "A value that is set to itself",
      why: """
        It stays what it is. Most often a parameter or a local name is called otherwise than was thought,
        or another value is meant. The observers of an output are told once more: where that is wanted,
        allow the warning.
        """,
      example: """
          screen: A
          inputs: { search: { takes: { text: String } } }
          outputs: { query: String }
          bindings:
            - when: search
              do:
        -       - set: { query: =query }
        +       - set: { query: =text }
        """
    ),
    Explanation(
      231, "Two minus signs beside each other",
      why: """
        A number less than nothing is taken away, so the two together add. Nobody writes that on purpose,
        and Swift refuses it. What is meant so is written `a - -1`, or with a plus.
        """,
      example: """
          screen: A
          needs: { total: Int }
        - outputs: { last: { from: total -- 1 } }
        + outputs: { last: { from: total - 1 } }
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
      236, "A locale or a time zone that changes nothing",
      why: """
        A number, a list and a percentage are the same in every time zone, and Swift of your own sees
        neither. In a formatter with `of`, both hold for the formatters used inside that fix none of their
        own; where there is none of those, nothing goes by them. The formatters of a cell that is made
        there go by the screen's.
        """,
      example: """
          screen: A
          needs: { total: Double }
          formatters:
        -   sum: { number: { fraction: 2 }, timeZone: Europe/Berlin }
        +   sum: { number: { fraction: 2 } }
          outputs: { shown: { from: total | sum } }
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
      247, "A percentage of whole numbers",
      why: """
        An Int divided by an Int is an Int, as in Swift: 3 of 4 is 0, and shows as `0%`. A share is
        computed of Doubles.
        """,
      example: """
          screen: A
          needs: { done: Int, all: Int }
          formatters: { share: { percent: { fraction: 0 } } }
        - outputs: { progress: { from: done / all | share } }
        + outputs: { progress: { from: Double(done) / Double(all) | share } }
        """
    ),
    Explanation(
      248, "A parameter that nothing reads",
      why: """
        The view gives it along with the event, and no binding that the event sets off reads it:
        whatever it is, the same happens.
        """,
      example: """
          screen: A
          inputs: { rate: { takes: { stars: Int } } }
          outputs: { rating: Int }
          bindings:
            - when: rate
              do:
        -       - set: { rating: 1 }
        +       - set: { rating: =stars }
        """
    ),
    Explanation(
      251, "A part of a path that may be empty",
      why: """
        A client refuses a path with an empty part before anything is sent, as `/shops//rows` is
        another address: with `?? ""` in a part of its own, the call fails whenever the value is
        missing. A parameter that is never missing leaves that to the caller.
        """,
      example: """
          library: Shops
          services:
            shops:
              http: { base: https://example.com }
              methods:
                open:
        -         takes: { name: String? }
        +         takes: { name: String }
                  throws: true
        -         post: /shops/${name ?? ""}/open
        +         post: /shops/${name}/open
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
    Explanation(
      253, "A division by zero",
      why: """
        Nothing traps, so the value is 0 of Ints, and an infinity of Doubles, whatever is divided. A
        number that was written to be changed later is a constant.
        """,
      example: """
          screen: A
          needs: { total: Int, people: Int }
          outputs:
            guests: { from: people }
        -   share: { from: total / 0 }
        +   share: { from: total / people }
        """
    ),
    Explanation(
      259, "A count that is compared with less than nothing",
      why: """
        Nothing has fewer than no elements, so the answer is the same whatever happens. It is nearly
        always `> 0` or `isEmpty` that was meant.
        """,
      example: """
          screen: A
          needs: { items: [Int] }
        - outputs: { hasItems: { from: items.count >= 0 } }
        + outputs: { hasItems: { from: items.count > 0 } }
        """
    ),
    Explanation(
      260, "A default that is nil",
      why: """
        `??` says what stands in for a value that is missing. With nil in its place the value is as it
        was without it.
        """,
      example: """
          screen: A
          needs: { name: String? }
        - outputs: { title: { from: name ?? nil } }
        + outputs: { title: { from: name } }
        """
    ),
  ]
}
