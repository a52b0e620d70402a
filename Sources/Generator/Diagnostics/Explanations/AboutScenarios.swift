extension Explanation {
  /// About the scenarios of a screen.
  static let aboutScenarios: [Explanation] = [
    Explanation(
      180, "A need without a value",
      why: """
        A screen is opened with its needs, so a scenario has to give each that is not optional.
        """,
      example: """
          screen: A
          needs: { name: String }
          outputs: { greeting: { text: "Hello ${name}" } }
          scenarios:
            - name: greets
        +     given: { needs: { name: Ann } }
              steps:
                - expect: { greeting: Hello Ann }
        """
    ),
    Explanation(
      181, "What can't be given",
      why: """
        `given` and `set` take what there is: needs, states, plain outputs and value inputs. A
        derived value follows from them, and a private event is only sent by the screen.
        """,
      example: """
          screen: A
          inputs: { name: String }
          outputs: { greeting: { text: "Hello ${name}" } }
          scenarios:
            - name: greets
        -     given: { values: { greeting: Hello Ann } }
        +     given: { values: { name: Ann } }
              steps:
                - expect: { greeting: Hello Ann }
        """
    ),
    Explanation(
      182, "An answer that the method can't give",
      why: """
        A method that returns is given `returns`, one that streams `streams`, and only one that
        throws can throw.
        """,
      example: """
          screen: A
          inputs: { go: {} }
          outputs: { count: Int }
          services: { api: { methods: { load: { returns: Int } } } }
          bindings:
            - when: go
              do:
                - call: api.load
                  as: value
                - set: { count: =value }
          scenarios:
            - name: counts
        -     given: { api.load: { throws: offline } }
        +     given: { api.load: { returns: 3 } }
              steps:
                - send: go
        -       - expect: { count: 0 }
        +       - expect: { count: 3 }
        """
    ),
    Explanation(
      183, "What can't be expected",
      why: """
        `expect` takes values, `expectEvents` event outputs, and `expectCalls` the calls of a
        method.
        """,
      example: """
          screen: A
          inputs: { go: {} }
          outputs: { done: { emits: Void } }
          bindings:
            - when: go
              do:
                - emit: done
          scenarios:
            - name: is done
              steps:
                - send: go
        -       - expect: { done: null }
        +       - expectEvents: { done: [null] }
        """
    ),
    Explanation(
      184, "Two scenarios of one name",
      why: """
        Each scenario becomes a test of its name, and a failure is found by it.
        """,
      example: """
          screen: A
          inputs: { name: String }
          outputs: { greeting: { text: "Hello ${name}" } }
          scenarios:
        -   - name: greets
        +   - name: greets nobody
              steps:
                - expect: { greeting: "Hello " }
        -   - name: greets
        +   - name: greets by name
              steps:
                - set: { name: Ann }
                - expect: { greeting: Hello Ann }
        """
    ),
    Explanation(
      185, "A locale, a time zone or a time that there isn't",
      why: """
        A locale is written as `en_US`, a time zone as `Europe/Berlin`, a time as
        `2024-02-29T12:00:00Z`.
        """,
      example: """
          screen: A
          inputs: { name: String }
          outputs: { greeting: { text: "Hello ${name}" } }
          scenarios:
            - name: greets
        -     given: { locale: everywhere }
        +     given: { locale: de_DE }
              steps:
                - expect: { greeting: "Hello " }
        """
    ),
    Explanation(
      186, "A method that answers at once, without an answer",
      why: """
        A scenario can hold the answer of a method back, and give it later with `reply`. One that is
        `sync` can't be kept waiting: what it answers stands under `given`. This is told where the
        scenario surely comes to the call; where it only may, behind an `if`, its test fails there.
        """,
      example: """
          screen: A
          services: { store: { methods: { name: { returns: String, sync: true } } } }
          outputs: { name: String }
          bindings:
            - when: start
              do:
                - { call: store.name, as: found }
                - set: { name: =found }
          scenarios:
            - name: shows who is there
        +     given: { store.name: { returns: Ann } }
              steps:
                - expect: { name: Ann }
        """
    ),
  ]
}
