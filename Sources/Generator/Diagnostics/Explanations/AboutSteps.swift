extension Explanation {
  /// About what steps send, emit and cancel, and about Swift in them.
  static let aboutSteps: [Explanation] = [
    Explanation(
      158, "An event that there isn't",
      why: """
        `send` names an event input, `emit` an event output.
        """,
      example: """
          screen: A
          inputs: { go: {} }
          outputs: { done: { emits: Void } }
          bindings:
            - when: go
              do:
        -       - emit: finished
        +       - emit: done
        """
    ),
    Explanation(
      159, "A local name that hides another",
      why: """
        A name means one thing wherever it stands, so what steps and functions name is called
        otherwise than all else.
        """,
      example: """
          screen: A
          inputs: { go: {}, items: "[String]" }
          outputs: { last: String }
          bindings:
            - when: go
              do:
                - each: items
        -         as: last
        +         as: item
                  do:
        -           - set: { last: =last }
        +           - set: { last: =item }
        """
    ),
    Explanation(
      160, "An emit without its value, or with one too many",
      why: """
        An event output delivers a value of its type, or none where it is declared with `emits:
        Void`.
        """,
      example: """
          screen: A
          inputs: { go: {} }
          outputs: { alert: { emits: String } }
          bindings:
            - when: go
              do:
                - emit: alert
        +         value: Done
        """
    ),
    Explanation(
      161, "A cancel of what never runs",
      why: """
        `cancel` ends the runs of the bindings whose `when` has that name, so some binding has
        to have it.
        """,
      example: """
          screen: A
        - inputs: { load: {}, stop: {}, pause: {} }
        + inputs: { load: {}, stop: {} }
          outputs: { isLoading: Bool }
          bindings:
            - when: load
              loading: isLoading
              do:
                - wait: 1s
            - when: stop
              do:
        -       - cancel: pause
        +       - cancel: load
        """
    ),
    Explanation(
      162, "Bindings that may set each other off for ever",
      why: """
        A screen comes to rest after each event. A circle of bindings may never do so, unless it
        goes through a call, a wait, a debounce or an `every`. The message shows the way round.
        A text field that is limited sends what is typed to an event, and shows an output.
        """,
      example: """
          screen: A
        - outputs: { celsius: Double, fahrenheit: Double }
        - bindings:
        -   - when: celsius
        -     do:
        -       - set: { fahrenheit: =celsius * 1.8 + 32 }
        -   - when: fahrenheit
        -     do:
        -       - set: { celsius: =(fahrenheit - 32) / 1.8 }
        + inputs: { celsius: Double }
        + outputs:
        +   fahrenheit: { from: celsius * 1.8 + 32 }
        """
    ),
    Explanation(
      163, "What policy and pauses can't go by",
      why: """
        `per` is made of the parameters of the event, and gives something that can be compared.
        """,
      example: """
          screen: A
        - inputs: { go: {} }
        - outputs: { count: Int }
        + inputs: { go: { takes: { id: Int } } }
        + outputs: { last: Int }
          bindings:
            - when: go
        -     per: count
        +     per: id
              do:
        -       - set: { count: =count + 1 }
        +       - set: { last: =id }
        """
    ),
    Explanation(
      164, "What each can't go through",
      why: """
        `each` goes through the elements of an array. An optional one needs a default.
        """,
      example: """
          screen: A
          inputs: { go: {}, items: "[String]?" }
          outputs: { last: String }
          bindings:
            - when: go
              do:
        -       - each: items
        +       - each: items ?? []
                  as: item
                  do:
                    - set: { last: =item }
        """
    ),
    Explanation(
      165, "Swift in a spec is refused",
      why: """
        With `--no-swift` no spec may hold Swift of its own: what is in it would run in your
        app. Run without it where you know who wrote the spec.
        """,
      example: """
          screen: A
          inputs: { go: {} }
        + outputs: { isGone: Bool }
          bindings:
            - when: go
              do:
        -       - swift: print("gone")
        +       - set: { isGone: true }
        """
    ),
    Explanation(
      166, "Swift that does not end",
      why: """
        Whatever is open at the end of Swift in a spec would take the code behind it with it, and
        Swift would tell that at the end of the file, not here.
        """,
      example: """
          screen: A
          inputs: { go: {} }
          bindings:
            - when: go
              do:
        -       - swift: if true { print("gone")
        +       - swift: if true { print("gone") }
        """
    ),
    Explanation(
      167, "Lines of Swift that YAML joins",
      why: """
        YAML makes one line of a text that has several, unless it stands behind '|'. In Swift the end of a
        line ends a statement, and a comment.
        """,
      example: """
          screen: A
          inputs: { go: {} }
          bindings:
            - when: go
              do:
        -       - swift:
        +       - swift: |
                    let name = "Ann"
                    print(name)
        """
    ),
    Explanation(
      168, "A value that Swift sets by its name",
      why: """
        In the Swift of a step a name is the value that was there when the step began, which can't
        be changed. What changes the screen is `update`: one transaction, with all that is derived.
        """,
      example: """
          screen: A
          inputs: { go: {} }
          outputs: { count: Int }
          bindings:
            - when: go
              do:
        -       - swift: count += 1
        +       - swift: update { $0.count += 1 }
        """
    ),
  ]
}
