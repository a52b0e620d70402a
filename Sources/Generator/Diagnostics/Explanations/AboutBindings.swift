extension Explanation {
  /// About the bindings of a screen.
  static let aboutBindings: [Explanation] = [
    Explanation(
      150, "Nothing that happens",
      why: """
        `when` names an event input, `start`, or a value input, state or output that can change.
        """,
      example: """
          screen: A
          inputs: { tap: {} }
          outputs: { count: Int }
          bindings:
        -   - when: tapped
        +   - when: tap
              do:
                - set: { count: =count + 1 }
        """
    ),
    Explanation(
      151, "What is no length of time",
      why: """
        A length of time is a number and `ms`, `s`, `min` or `h`.
        """,
      example: """
          screen: A
          outputs: { count: Int }
          bindings:
        -   - every: 1 second
        +   - every: 1s
              do:
                - set: { count: =count + 1 }
        """
    ),
    Explanation(
      152, "What can't tell that a binding runs",
      why: """
        `loading` names a Bool among the states or the plain outputs: it is true while the
        binding runs.
        """,
      example: """
          screen: A
          inputs: { go: {} }
        - outputs: { progress: Int }
        + outputs: { isLoading: Bool }
          bindings:
            - when: go
        -     loading: progress
        +     loading: isLoading
              do:
                - wait: 1s
        """
    ),
    Explanation(
      153, "What can't be set",
      why: """
        `set` sets states, plain outputs and value inputs. A derived value follows from what it
        is made of, an event is sent, and an event output is emitted.
        """,
      example: """
          screen: A
          inputs: { name: String, clear: {} }
          outputs: { greeting: { text: "Hello ${name}" } }
          bindings:
            - when: clear
              do:
        -       - set: { greeting: "" }
        +       - set: { name: "" }
        """
    ),
    Explanation(
      154, "A service or a method that there isn't",
      why: """
        A call names a service of the spec, or of a library that it uses, and one of its
        methods.
        """,
      example: """
          screen: A
          inputs: { go: {} }
          services: { api: { methods: { load: {} } } }
          bindings:
            - when: go
              do:
        -       - call: api.laod
        +       - call: api.load
        """
    ),
    Explanation(
      155, "Arguments that a method or event does not take",
      why: """
        `with` gives all the arguments by their labels, and no others.
        """,
      example: """
          screen: A
          inputs: { go: {} }
          services: { api: { methods: { load: { takes: { id: Int } } } } }
          bindings:
            - when: go
              do:
                - call: api.load
        -         with: { number: 3 }
        +         with: { id: 3 }
        """
    ),
    Explanation(
      156, "A method that throws, and nothing catches it",
      why: """
        An error that nobody looks at is a bug that nobody sees. `catch` has the steps for it;
        `catch: []` says that it does not matter.
        """,
      example: """
          screen: A
          inputs: { go: {} }
        + outputs: { problem: String? }
          services: { api: { methods: { load: { throws: true } } } }
          bindings:
            - when: go
              do:
                - call: api.load
        +         catch:
        +           - set: { problem: =error.message }
        """
    ),
    Explanation(
      157, "There is nothing for this key",
      why: """
        `catch` is for a method that throws, `each` for one that streams, `as` for what there is
        to name, and only an optional can be asked with `as`.
        """,
      example: """
          screen: A
          inputs: { go: {} }
          services: { api: { methods: { load: {} } } }
          bindings:
            - when: go
              do:
                - call: api.load
        -         catch: []
        """
    ),
  ]
}
