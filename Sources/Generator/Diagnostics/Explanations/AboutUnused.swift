extension Explanation {
  /// About what is declared or said, and nothing uses.
  static let aboutUnused: [Explanation] = [
    Explanation(
      200, "An output or a state that nothing sets",
      why: """
        An output shows its first value for ever, or, for an event output, is never heard. A state
        without a first value is empty for ever, and what is made of it never changes. Set it in a
        binding, or say what it is made of.
        """,
      example: """
          screen: A
          inputs: { name: String }
          outputs:
            greeting: { text: "Hello ${name}" }
        -   count: Int
        +   count: { from: name.count }
        """
    ),
    Explanation(
      201, "An input that nothing uses",
      why: """
        What the view sends or writes has no effect.
        """,
      example: """
          screen: A
        - inputs: { name: String, refresh: {} }
        + inputs: { name: String, clear: {} }
          outputs: { greeting: { text: "Hello ${name}" } }
        + bindings:
        +   - when: clear
        +     do:
        +       - set: { name: "" }
        """
    ),
    Explanation(
      202, "A state that nothing reads",
      why: """
        The view does not see a state, so one that nothing reads makes no difference. What
        scenarios expect of it is no reason to keep it.
        """,
      example: """
          screen: A
          inputs: { tap: {} }
          state: { count: Int }
        + outputs: { text: { text: "${count} taps" } }
          bindings:
            - when: tap
              do:
        -       - set: { count: 1 }
        +       - set: { count: =count + 1 }
        """
    ),
    Explanation(
      205, "A formatter that nothing uses",
      why: """
        Nothing in the screen, or in a spec of its folder or of the run that uses it, is shown with it. One
        that several screens use belongs in a library. `mvvmgen build`, which knows of one spec only, tells
        nothing of it.
        """,
      example: """
          screen: A
          formatters: { cost: { currency: USD } }
          inputs: { price: Double }
        - outputs: { text: { text: "${price}" } }
        + outputs: { text: { text: "${price | cost}" } }
        """
    ),
    Explanation(
      206, "A service that nothing calls",
      why: """
        Whoever makes the view model has to give it a service that it never calls. One that another
        spec of the folder or of the run calls, which uses the screen, is not told of, nor is any by
        `mvvmgen build`, which knows of one spec only.
        """,
      example: """
          screen: A
          services: { api: { methods: { load: {} } } }
        - inputs: { name: String }
        - outputs: { greeting: { text: "Hello ${name}" } }
        + inputs: { reload: {} }
        + bindings:
        +   - when: reload
        +     do:
        +       - call: api.load
        """
    ),
    Explanation(
      207, "A need that nothing uses",
      why: """
        Whoever opens the screen has to give it a value that makes no difference.
        """,
      example: """
          screen: A
          needs: { id: Int }
        - inputs: { name: String }
        - outputs: { greeting: { text: "Hello ${name}" } }
        + outputs: { title: { text: "Number ${id}" } }
        """
    ),
    Explanation(
      208, "A private event that nothing sends",
      why: """
        Only the screen's own `send` steps reach a private event, so without one its bindings
        never run.
        """,
      example: """
          screen: A
          inputs: { refresh: { private: true } }
          outputs: { count: Int }
          bindings:
        +   - when: start
        +     do:
        +       - send: refresh
            - when: refresh
              do:
                - set: { count: =count + 1 }
        """
    ),
    Explanation(
      211, "A name that no step uses",
      why: """
        An answer or a value is given a name so that the steps that follow can use it. A name that
        starts with `_` says itself that none does.
        """,
      example: """
          screen: A
          services: { api: { methods: { count: { returns: Int } } } }
          outputs: { total: Int }
          bindings:
            - when: start
              do:
                - call: api.count
                  as: answer
        -       - set: { total: =total + 1 }
        +       - set: { total: =total + answer }
        """
    ),
    Explanation(
      213, "A call that the screen never makes",
      why: """
        A scenario answers a method, or expects calls of it, that no binding calls: the answer is never
        asked for, and a `reply` and the calls that are expected fail when the test runs.
        """,
      example: """
          screen: A
          services: { api: { methods: { load: { returns: Int }, save: { takes: { n: Int } } } } }
          outputs: { n: Int }
          bindings:
            - when: start
              do:
                - { call: api.load, as: found }
                - set: { n: =found }
        +       - { call: api.save, with: { n: =found } }
          scenarios:
            - name: saves what it loads
              given: { api.load: { returns: 1 } }
              steps:
                - expectCalls: { api.save: [{ n: 1 }] }
        """
    ),
    Explanation(
      218, "A file of which nothing is used",
      why: """
        The screen mentions no name of what the file declares, so it need not use it. Swift that the team
        writes may use anything: a screen with a binding `by: hand` is not told.
        """,
      example: """
          screen: A
        - uses: shared.yaml
          inputs: { rating: Int }
          outputs: { shown: { text: "${rating} stars" } }
        """
    ),
    Explanation(
      219, "A reply to calls that are answered already",
      why: """
        A method that `given` answers keeps no caller waiting, so the test fails where it replies. A call
        waits where neither the spec's own `given` nor that of the scenario has an answer.
        """,
      example: """
          screen: A
          inputs: { load: {} }
          outputs: { count: { type: Int, initial: 0 } }
          services: { api: { methods: { total: { returns: Int } } } }
          bindings: [{ when: load, do: [{ call: api.total, as: total }, { set: { count: =total } }] }]
          scenarios:
            - name: shows the total
        -     given: { api.total: { returns: 3 } }
              steps:
                - send: load
                - reply: api.total
                  returns: 3
                - expect: { count: 3 }
        """
    ),
    Explanation(
      225, "A comment that allows nothing",
      why: """
        The warning that it allows is not told of its line: what it was about has gone, stands in another
        line, or has another id. Before all else in a file it may allow what is not there.
        """,
      example: """
          screen: A
          inputs: { name: String }
          outputs:
        +   greeting: { text: "Hello ${name}" }
            # allow MVG200
        -   greeting: { text: "Hello ${name}" }
        +   count: Int
        """
    ),
    Explanation(
      233, "A constant that nothing uses",
      why: """
        Nothing in the screen, none of its scenarios, and no spec of its folder or of the run that uses the
        screen, has its value. Those that several screens use belong in a library. `mvvmgen build`, which
        knows of one spec only, tells nothing of it.
        """,
      example: """
          screen: A
          constants: { limit: { type: Int, value: 20 } }
          inputs: { text: String }
          outputs:
        -   isTooLong: { from: text.count > 30 }
        +   isTooLong: { from: text.count > limit }
        """
    ),
    Explanation(
      234, "A model or an error that nothing uses",
      why: """
        No value has this type, no service takes, returns or throws it, and no spec of the folder or of the run
        that uses the screen mentions it. What other code needs belongs in a library. An error is not told of
        where a method may throw any. `mvvmgen build`, which knows of one spec only, tells nothing of it.
        """,
      example: """
          screen: A
          models: { Plan: { cases: [free, paid] } }
        - needs: { plan: String }
        - outputs: { isFree: { from: plan == "free" } }
        + needs: { plan: Plan }
        + outputs: { isFree: { from: plan == .free } }
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
  ]
}
