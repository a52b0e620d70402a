extension Explanation {
  /// About what is lost, or stays, where a call fails or a run ends.
  static let aboutLostChanges: [Explanation] = [
    Explanation(
      235, "A flag that stays where a call fails",
      why: """
        A call that throws runs its `catch` steps and ends the run, so that no step behind it takes the
        flag back. `loading` on the binding does so on every way out, also where a newer run replaces this
        one. Only names that say that something is going on are warned of.
        """,
      example: """
          screen: A
          services: { notes: { methods: { save: { takes: { text: String }, throws: true } } } }
          inputs: { text: String, save: {} }
          outputs: { isSaving: Bool }
          bindings:
            - when: save
        +     loading: isSaving
              do:
        -       - set: { isSaving: true }
                - call: notes.save
                  with: { text: =text }
                  catch: []
        -       - set: { isSaving: false }
        """
    ),
    Explanation(
      240, "A change that a newer run keeps from being taken back",
      why: """
        A binding without a `policy` is `latest`: when it is set off again, the run before ends, and none of
        its steps run any more, those of `catch` neither. What it has changed before its call stays, even
        where the service refuses it. With `queue` the runs come one after another; with `per` those of
        different rows go on side by side.
        """,
      example: """
          screen: A
          services: { api: { methods: { like: { takes: { id: Int }, throws: true } } } }
          inputs: { like: { takes: { id: Int } } }
          outputs: { liked: [Int] }
          bindings:
            - when: like
        +     policy: queue
        +     per: id
              do:
                - set: { liked: =liked.appending(id) }
                - call: api.like
                  with: { id: =id }
                  catch:
                    - set: { liked: =liked.filter(x => x != id) }
        """
    ),
    Explanation(
      261, "A row that is not changed where another one is asked for",
      why: """
        A binding without a `policy` is `latest`: when it is set off again, the run before ends, and none of
        its steps run any more. A tap on another row while the service is asked about the first one ends
        the run of the first, which stays as it was on the screen, whatever the service has done. With
        `per` those of different rows go on side by side. What each run adds to a list comes one after
        another with `policy: queue`.
        """,
      example: """
          screen: A
          models: { Post: { fields: { id: Int, isHidden: Bool } } }
          services: { api: { methods: { hide: { takes: { id: Int } } } } }
          inputs: { hide: { takes: { id: Int } } }
          outputs: { posts: [Post] }
          bindings:
            - when: hide
        +     per: id
              do:
                - call: api.hide
                  with: { id: =id }
                - set: { posts: =posts.filter(p => p.id != id) }
        """
    ),
    Explanation(
      241, "An answer that another binding may have a newer one of",
      why: """
        The policy of a binding is that of its own runs: those of another binding go on beside them. Where
        both ask the same and set the same value, whichever answer comes last stays, though it may be to
        the older question. One binding for both has one policy. `cancel` is as good only in the one
        that is set off later: it ends the other, which does not end it.
        """,
      example: """
          screen: A
          services: { api: { methods: { list: { takes: { query: String }, returns: [String] } } } }
          inputs: { query: String }
          outputs: { names: [String] }
          bindings:
        -   - when: start
        +   - when: [start, query]
              do:
                - call: api.list
                  with: { query: =query }
                  as: found
                - set: { names: =found }
        -   - when: query
        -     do:
        -       - call: api.list
        -         with: { query: =query }
        -         as: found
        -       - set: { names: =found }
        """
    ),
    Explanation(
      242, "A value that is made before a call, and is old behind it",
      why: """
        While a call is under way, other bindings may change what the value was made of: the row that came
        meanwhile would be gone. What steps read behind the call is what is there then. With `per`, or
        `policy: all`, other runs of the same binding do so: a `catch` that puts the whole value back takes
        back their changes too.
        """,
      example: """
          screen: A
          services: { api: { methods: { save: { takes: { name: String } } } } }
          inputs: { save: { takes: { name: String } }, clear: {} }
          outputs: { names: [String] }
          bindings:
            - when: save
              policy: queue
              do:
        -       - let: { changed: =names.appending(name) }
                - call: api.save
                  with: { name: =name }
        -       - set: { names: =changed }
        +       - set: { names: =names.appending(name) }
            - when: clear
              do:
                - set: { names: [] }
        """
    ),
    Explanation(
      243, "A row that is changed behind a call, where it stood before",
      why: """
        While a call is under way, the list may change, and an index does not go with its row: another
        row would be removed or replaced. What a row is, its id for example, stays the same.
        """,
      example: """
          screen: A
          models: { Item: { fields: { id: Int } } }
          services: { api: { methods: { remove: { takes: { id: Int } }, all: { returns: [Item] } } } }
          inputs: { remove: { takes: { index: Int } }, refresh: {} }
          outputs: { items: [Item] }
          bindings:
            - when: refresh
              do:
                - call: api.all
                  as: all
                - set: { items: =all }
            - when: remove
              policy: first
              do:
                - if: items[index]
                  as: item
                  then:
                    - call: api.remove
                      with: { id: =item.id }
        -           - set: { items: =items.removing(index) }
        +           - set: { items: =items.filter(x => x.id != item.id) }
        """
    ),
    Explanation(
      245, "The next page of a list that may be a new one by then",
      why: """
        While a page is asked for, a new list may come, of another search for example. The page would
        stand at its end, and the next one would be asked for in its place. 'cancel' behind the call for
        the new list ends a page that is under way. Where the new list cancels it in front of its call,
        no page may be asked for until it has come: its 'loading' tells.
        """,
      example: """
          screen: A
          services: { api: { methods: { page: { takes: { query: String, from: Int }, returns: [String] } } } }
          inputs: { query: String, more: {} }
          outputs: { names: [String] }
          bindings:
            - when: query
              do:
                - call: api.page
                  with: { query: =query, from: 0 }
                  as: page
        +       - cancel: more
                - set: { names: =page }
            - when: more
              policy: first
              do:
                - call: api.page
                  with: { query: =query, from: =names.count }
                  as: page
                - set: { names: =names + page }
        """
    ),
    Explanation(
      249, "A page that is counted before it is asked for",
      why: """
        Where the call fails, or a newer run ends this one, the page stays counted though it never came:
        the next run asks for the one behind it.
        """,
      example: """
          screen: A
          services: { api: { methods: { page: { takes: { number: Int }, returns: [String], throws: Failure } } } }
          errors: { Failure: { offline: "Offline" } }
          inputs: { more: {} }
          state: { page: { type: Int, initial: 0 } }
          outputs: { names: [String], message: String? }
          bindings:
            - when: more
              do:
        -       - set: { page: =page + 1 }
                - call: api.page
        -         with: { number: =page }
        +         with: { number: =page + 1 }
                  as: answer
                  catch:
                    - set: { message: =error.message }
        -       - set: { names: =names + answer }
        +       - set: { page: =page + 1, names: =names + answer }
        """
    ),
    Explanation(
      250, "A value that sets off its own call again",
      why: """
        A binding runs whenever its value has changed, also when it changes the value itself. What is
        taken back where a call fails makes the call once more, and if that fails too, for ever. The
        view sends an event in place of the value, and shows an output: `Binding` in SwiftUI takes both.
        """,
      example: """
          screen: A
          services: { api: { methods: { save: { takes: { isOn: Bool }, throws: Failure } } } }
          errors: { Failure: { offline: "Offline" } }
        - inputs: { isOn: Bool }
        - outputs: { message: String? }
        + inputs: { turn: { takes: { on: Bool } } }
        + outputs: { message: String?, isOn: Bool }
          bindings:
        -   - when: isOn
        +   - when: turn
              do:
        +       - set: { isOn: =on }
                - call: api.save
        -         with: { isOn: =isOn }
        +         with: { isOn: =on }
                  catch:
        -           - set: { isOn: =not isOn, message: =error.message }
        +           - set: { isOn: =not on, message: =error.message }
        """
    ),
  ]
}
