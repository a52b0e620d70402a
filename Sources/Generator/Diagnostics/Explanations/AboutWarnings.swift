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
      wrong: """
        screen: A
        inputs: { tap: {} }
        outputs: { count: Int }
        bindings:
          - when: tap
            do:
              - stop: true
              - set: { count: =count + 1 }
        """,
      right: """
        screen: A
        inputs: { tap: {} }
        outputs: { count: Int }
        bindings:
          - when: tap
            do:
              - if: count == 9
                then:
                  - stop: true
              - set: { count: =count + 1 }
        """
    ),
    Explanation(
      204, "A scenario that expects nothing",
      why: """
        It can't fail, so it tests nothing.
        """,
      wrong: """
        screen: A
        inputs: { name: String }
        outputs: { greeting: { text: "Hello ${name}" } }
        scenarios:
          - name: greets
            steps:
              - set: { name: Ann }
        """,
      right: """
        screen: A
        inputs: { name: String }
        outputs: { greeting: { text: "Hello ${name}" } }
        scenarios:
          - name: greets
            steps:
              - set: { name: Ann }
              - expect: { greeting: Hello Ann }
        """
    ),
    Explanation(
      209, "A time zone that is not known",
      why: """
        Time zones have the names of the tz database, as `Europe/Berlin`. Where the system that the
        app runs on has none of a name, the user's own takes its place. New ones come from time to
        time, so this is a warning.
        """,
      wrong: """
        screen: A
        formatters: { time: { date: "HH:mm", timeZone: Europe/Berlim } }
        needs: { departure: Date }
        outputs: { shown: { from: departure | time } }
        """,
      right: """
        screen: A
        formatters: { time: { date: "HH:mm", timeZone: Europe/Berlin } }
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
      wrong: """
        screen: ShopViewModel
        needs: { name: String }
        outputs: { title: { text: "Welcome to ${name}" } }
        """,
      right: """
        screen: Shop
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
      wrong: """
        screen: A
        inputs: { start: Int }
        outputs: { end: Int }
        bindings:
          - when: start
            do:
              - set: { end: =start + 1 }
        """,
      right: """
        screen: A
        inputs: { begin: Int }
        outputs: { end: Int }
        bindings:
          - when: start
            do:
              - set: { end: =begin + 1 }
        """
    ),
    Explanation(
      214, "A value that may have changed since it was asked about",
      why: """
        With `debounce` a run goes on until the pause is over, though the value that set it off has
        changed. What it reads of that value behind a call may be newer than what the call was made with.
        A `let` before the call keeps it.
        """,
      wrong: """
        screen: A
        services: { api: { methods: { isTaken: { takes: { name: String }, returns: Bool } } } }
        inputs: { name: String }
        outputs: { message: String }
        bindings:
          - when: name
            debounce: 300ms
            do:
              - { call: api.isTaken, with: { name: =name }, as: isTaken }
              - if: isTaken
                then: [{ set: { message: "${name} is taken" } }]
        """,
      right: """
        screen: A
        services: { api: { methods: { isTaken: { takes: { name: String }, returns: Bool } } } }
        inputs: { name: String }
        outputs: { message: String }
        bindings:
          - when: name
            debounce: 300ms
            do:
              - let: { asked: =name }
              - { call: api.isTaken, with: { name: =asked }, as: isTaken }
              - if: isTaken
                then: [{ set: { message: "${asked} is taken" } }]
        """
    ),
    Explanation(
      215, "A loading flag of a run that is over at once",
      why: """
        `loading` is true while a run goes on. One without a `call` or a `wait` is over as soon as it has
        started, so that no view ever shows the flag. Often the call was forgotten.
        """,
      wrong: """
        screen: A
        inputs: { refresh: {} }
        outputs: { names: "[String]", isLoading: Bool }
        bindings:
          - when: refresh
            loading: isLoading
            do:
              - set: { names: [] }
        """,
      right: """
        screen: A
        services: { api: { methods: { load: { returns: "[String]" } } } }
        inputs: { refresh: {} }
        outputs: { names: "[String]", isLoading: Bool }
        bindings:
          - when: refresh
            loading: isLoading
            do:
              - set: { names: [] }
              - { call: api.load, as: loaded }
              - set: { names: =loaded }
        """
    ),
    Explanation(
      216, "The space beside the sign of a currency, and before AM",
      why: """
        Where a locale sets a currency's sign apart from the number, as `9,50 €` in `de_DE` and `$ 9.50`
        in `en_US_POSIX`, the format writes a no-break space. It looks like any other: the scenario
        would fail, and show the same text twice. Between double quotes YAML has `\\_` for it. The
        space of a time like `8:30 AM` is a narrow one: `\\u202F`.

        A scenario without a `locale` runs in `en_US_POSIX`, which writes no commas in amounts either:
        for `$1,234.50` give it `en_US`.
        """,
      wrong: """
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
              - expect: { total: "9,50 €" }
        """,
      right: """
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
              - expect: { total: "9,50\\_€" }
        """
    ),
    Explanation(
      217, "A formatter that shows nothing of its value",
      why: """
        What such a formatter shows is the same for each value. In its `text` or `from` the value is
        called `value`; in a text it stands in a hole.
        """,
      wrong: """
        screen: A
        formatters: { stars: { of: Int, text: value stars } }
        inputs: { rating: Int }
        outputs: { shown: { from: rating | stars } }
        """,
      right: """
        screen: A
        formatters: { stars: { of: Int, text: "${value} stars" } }
        inputs: { rating: Int }
        outputs: { shown: { from: rating | stars } }
        """
    ),
    Explanation(
      220, "An event that nobody can hear yet",
      why: """
        A screen starts at the end of its initialiser, before a view can listen. What it emits there ahead
        of its first call reaches nobody. An output that keeps its value is there when the view asks.
        """,
      wrong: """
        screen: A
        outputs: { hint: { emits: String } }
        bindings: [{ when: start, do: [{ emit: hint, value: Welcome }] }]
        """,
      right: """
        screen: A
        outputs: { hint: String? }
        bindings: [{ when: start, do: [{ set: { hint: Welcome } }] }]
        """
    ),
    Explanation(
      221, "A cancel of runs that are over at once",
      why: """
        `cancel` ends runs that wait for an answer or for a time, and drops what waits in their queue or
        pause. A binding without any of that has run when the next step comes.
        """,
      wrong: """
        screen: A
        inputs: { count: {}, close: {} }
        outputs: { total: Int }
        bindings:
          - when: count
            do: [{ set: { total: =total + 1 } }]
          - when: close
            do: [{ cancel: count }]
        """,
      right: """
        screen: A
        inputs: { count: {}, close: {} }
        outputs: { total: Int }
        bindings:
          - when: count
            do: [{ wait: 1s }, { set: { total: =total + 1 } }]
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
      wrong: """
        screen: A
        inputs: { all: { takes: { ids: "[Int]" } }, one: { takes: { id: Int } } }
        services: { api: { methods: { remove: { takes: { id: Int } } } } }
        bindings:
          - when: all
            do: [{ each: ids, as: next, do: [{ send: one, with: { id: =next } }] }]
          - when: one
            do: [{ call: api.remove, with: { id: =id } }]
        """,
      right: """
        screen: A
        inputs: { all: { takes: { ids: "[Int]" } }, one: { takes: { id: Int } } }
        services: { api: { methods: { remove: { takes: { id: Int } } } } }
        bindings:
          - when: all
            do: [{ each: ids, as: next, do: [{ send: one, with: { id: =next } }] }]
          - when: one
            policy: queue
            do: [{ call: api.remove, with: { id: =id } }]
        """
    ),
    Explanation(
      223, "A loading flag that a step sets",
      why: """
        The flag is true from before the first step until no run is left, on every way out. A step that
        sets it too gets in its way.
        """,
      wrong: """
        screen: A
        inputs: { load: {} }
        outputs: { isLoading: Bool }
        services: { api: { methods: { refresh: {} } } }
        bindings:
          - when: load
            loading: isLoading
            do: [{ call: api.refresh }, { set: { isLoading: false } }]
        """,
      right: """
        screen: A
        inputs: { load: {} }
        outputs: { isLoading: Bool }
        services: { api: { methods: { refresh: {} } } }
        bindings:
          - when: load
            loading: isLoading
            do: [{ call: api.refresh }]
        """
    ),
    Explanation(
      224, "A `per` that nothing goes by",
      why: """
        `per` says for which runs a policy and a pause hold. With `policy: all` no run has to do with
        another, and without a pause there is nothing else to go by it.
        """,
      wrong: """
        screen: A
        inputs: { like: { takes: { id: Int } } }
        services: { api: { methods: { like: { takes: { id: Int } } } } }
        bindings:
          - { when: like, policy: all, per: id, do: [{ call: api.like, with: { id: =id } }] }
        """,
      right: """
        screen: A
        inputs: { like: { takes: { id: Int } } }
        services: { api: { methods: { like: { takes: { id: Int } } } } }
        bindings:
          - { when: like, policy: queue, per: id, do: [{ call: api.like, with: { id: =id } }] }
        """
    ),
    Explanation(
      226, "A message that is the name of a case",
      why: """
        A case of an error has either a text or values. Of one with values `message` is its name, which
        is for developers: show one of the values, or a text of your own.
        """,
      wrong: """
        screen: A
        inputs: { load: {} }
        outputs: { problem: String? }
        errors: { Failure: { offline: You are offline, failed: { reason: String } } }
        services: { api: { methods: { load: { throws: Failure } } } }
        bindings:
          - when: load
            do:
              - call: api.load
                catch: [set: { problem: =error.message }]
        """,
      right: """
        screen: A
        inputs: { load: {} }
        outputs: { problem: String? }
        errors: { Failure: { offline: You are offline, failed: { reason: String } } }
        services: { api: { methods: { load: { throws: Failure } } } }
        bindings:
          - when: load
            do:
              - call: api.load
                catch: [set: { problem: =error.failed?.reason ?? error.message }]
        """
    ),
    Explanation(
      227, "A pause without an end",
      why: """
        `debounce` runs the steps when nothing has come for that time. With `every`, each tick starts the
        pause anew: one that is not shorter than the time between two ticks is never over.
        """,
      wrong: """
        screen: A
        outputs: { count: Int }
        bindings:
          - every: 1s
            debounce: 2s
            do: [{ set: { count: =count + 1 } }]
        """,
      right: """
        screen: A
        outputs: { count: Int }
        bindings:
          - every: 1s
            do: [{ set: { count: =count + 1 } }]
        """
    ),
  ]
}
