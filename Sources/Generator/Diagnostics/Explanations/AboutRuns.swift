extension Explanation {
  /// About runs and loading flags that are legal, and surely not meant.
  static let aboutRuns: [Explanation] = [
    Explanation(
      237, "A step that does nothing",
      why: """
        An `if` or an `each` without steps has no effect, and nor has a `set` that sets nothing. Often the
        steps were forgotten, or stand beside it.
        """,
      example: """
          screen: A
          inputs: { go: {} }
          outputs: { count: { type: Int, initial: 0 } }
          bindings:
            - when: go
              do:
                - if: count < 3
        -         then: []
        -       - set: { count: =count + 1 }
        +         then:
        +           - set: { count: =count + 1 }
        """
    ),
    Explanation(
      239, "A reply before anything is called",
      why: """
        `reply` answers a call that waits. Before the first event is sent only the bindings of `start`
        have run, so that a call which others make does not wait yet, and the test fails there.
        """,
      example: """
          screen: A
          inputs: { load: {} }
          outputs: { count: { type: Int, initial: 0 } }
          services: { api: { methods: { total: { returns: Int } } } }
          bindings: [{ when: load, do: [{ call: api.total, as: total }, { set: { count: =total } }] }]
          scenarios:
            - name: shows the total
              steps:
        +       - send: load
                - reply: api.total
                  returns: 3
        -       - send: load
                - expect: { count: 3 }
        """
    ),
    Explanation(
      214, "A value that may have changed since it was asked about",
      why: """
        With `debounce` a run goes on until the pause is over, though the value that set it off has
        changed. What it reads of that value behind a call may be newer than what the call was made with.
        A `let` before the call keeps it.
        """,
      example: """
          screen: A
          services: { api: { methods: { isTaken: { takes: { name: String }, returns: Bool } } } }
          inputs: { name: String }
          outputs: { message: String }
          bindings:
            - when: name
              debounce: 300ms
              do:
        -       - { call: api.isTaken, with: { name: =name }, as: isTaken }
        +       - let: { asked: =name }
        +       - { call: api.isTaken, with: { name: =asked }, as: isTaken }
                - if: isTaken
        -         then: [{ set: { message: "${name} is taken" } }]
        +         then: [{ set: { message: "${asked} is taken" } }]
        """
    ),
    Explanation(
      215, "A loading flag of a run that is over at once",
      why: """
        `loading` is true while a run goes on. One without a `call`, a `wait` or an `await` in its Swift is
        over as soon as it has started, so that no view ever shows the flag; a method that is `sync` answers
        at once. Often the call was forgotten.
        """,
      example: """
          screen: A
        + services: { api: { methods: { load: { returns: "[String]" } } } }
          inputs: { refresh: {} }
          outputs: { names: "[String]", isLoading: Bool }
          bindings:
            - when: refresh
              loading: isLoading
              do:
                - set: { names: [] }
        +       - { call: api.load, as: loaded }
        +       - set: { names: =loaded }
        """
    ),
    Explanation(
      220, "An event that nobody can hear yet",
      why: """
        A screen starts at the end of its initialiser, before a view can listen. What it emits there ahead
        of its first call reaches nobody. An output that keeps its value is there when the view asks.
        """,
      example: """
          screen: A
        - outputs: { hint: { emits: String } }
        - bindings: [{ when: start, do: [{ emit: hint, value: Welcome }] }]
        + outputs: { hint: String? }
        + bindings: [{ when: start, do: [{ set: { hint: Welcome } }] }]
        """
    ),
    Explanation(
      221, "A cancel of runs that are over at once",
      why: """
        `cancel` ends runs that wait for an answer or for a time, and drops what waits in their queue or
        pause. A binding without any of that has run when the next step comes.
        """,
      example: """
          screen: A
          inputs: { count: {}, close: {} }
          outputs: { total: Int }
          bindings:
            - when: count
        -     do: [{ set: { total: =total + 1 } }]
        +     do: [{ wait: 1s }, { set: { total: =total + 1 } }]
            - when: close
              do: [{ cancel: count }]
        """
    ),
    Explanation(
      222, "Runs that end each other",
      why: """
        With `policy: latest`, the default, a new run ends the older one. Sent once for each element, an
        event starts as many runs at once, and all but the last are ended at their first call.
        """,
      example: """
          screen: A
          inputs: { all: { takes: { ids: "[Int]" } }, one: { takes: { id: Int } } }
          services: { api: { methods: { remove: { takes: { id: Int } } } } }
          bindings:
            - when: all
              do: [{ each: ids, as: next, do: [{ send: one, with: { id: =next } }] }]
            - when: one
        +     policy: queue
              do: [{ call: api.remove, with: { id: =id } }]
        """
    ),
    Explanation(
      223, "A loading flag that a step sets",
      why: """
        The flag is true from before the first step until no run is left, on every way out. A step that
        sets it too gets in its way.
        """,
      example: """
          screen: A
          inputs: { load: {} }
          outputs: { isLoading: Bool }
          services: { api: { methods: { refresh: {} } } }
          bindings:
            - when: load
              loading: isLoading
        -     do: [{ call: api.refresh }, { set: { isLoading: false } }]
        +     do: [{ call: api.refresh }]
        """
    ),
    Explanation(
      224, "A `per` that nothing goes by",
      why: """
        `per` says for which runs a policy and a pause hold. With `policy: all` no run has to do with
        another, and without a pause there is nothing else to go by it.
        """,
      example: """
          screen: A
          inputs: { like: { takes: { id: Int } } }
          services: { api: { methods: { like: { takes: { id: Int } } } } }
          bindings:
        -   - { when: like, policy: all, per: id, do: [{ call: api.like, with: { id: =id } }] }
        +   - { when: like, policy: queue, per: id, do: [{ call: api.like, with: { id: =id } }] }
        """
    ),
    Explanation(
      244, "An event that a run sends to itself, and that is dropped",
      why: """
        With `policy: first` a binding is not set off while one of its runs is under way, and the run that
        sends the event is. With `policy: latest` it begins anew.
        """,
      example: """
          screen: A
          inputs: { load: {} }
          outputs: { count: Int }
          errors: { LoadError: [offline] }
          services: { api: { methods: { count: { returns: Int, throws: LoadError } } } }
          bindings:
            - when: load
        -     policy: first
              do:
                - call: api.count
                  as: found
                  catch: [{ wait: 5s }, { send: load }]
                - set: { count: =found }
        """
    ),
    Explanation(
      227, "A pause without an end",
      why: """
        `debounce` runs the steps when nothing has come for that time. With `every`, each tick starts the
        pause anew: one that is not shorter than the time between two ticks is never over.
        """,
      example: """
          screen: A
          outputs: { count: Int }
          bindings:
            - every: 1s
        -     debounce: 2s
              do: [{ set: { count: =count + 1 } }]
        """
    ),
    Explanation(
      257, "A loading flag that is true while something is shown",
      why: """
        The flag is true until the run is over, and a run that waits is not. So the button that goes by it
        stays disabled, and with `policy: first` another tap is dropped. A private event with a binding of
        its own shows the thing for a while, and the run that sends it is over.
        """,
      example: """
          screen: A
        - inputs: { save: {} }
        + inputs: { save: {}, tell: { private: true } }
          outputs: { isSaving: Bool, banner: String? }
          services: { api: { methods: { save: {} } } }
          bindings:
            - when: save
              loading: isSaving
        -     do:
        -       - call: api.save
        -       - set: { banner: Saved }
        +     do: [{ call: api.save }, { send: tell }]
        +   - when: tell
        +     do:
        +       - set: { banner: Saved }
                - wait: 3s
                - set: { banner: null }
        """
    ),
  ]
}
