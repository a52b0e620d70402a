import MVVMGenDiagnostics
import MVVMGenPipeline
import Testing

/// What one slip in a declaration leads to elsewhere is told with it, and the hint speaks of it.
@Suite struct JoinedCausesTests {
  @Test func aStreamOfListsWhereOneElementIsMeantIsOneMistake() throws {
    let found = try placedHints(
      """
      screen: A
      services: { chat: { methods: { open: { streams: "[String]" } } } }
      outputs: { last: String }
      bindings:
        - when: start
          do: [{ call: chat.open, as: m, each: [{ set: { last: =m } }] }]
      scenarios:
        - name: a
          given: { chat.open: { streams: [x, y] } }
          steps: [{ expect: { last: y } }]
      """)
    #expect(
      found == [
        "6:59 2:32 3:12 9:37 9:40 this is [String], and String is wanted | one of its elements, or "
          + "nil, is its '.first' or '[i]'\nor is 'chat.open' meant to give String, not [String]?"
      ])
  }

  @Test func aStreamThatIsDeclaredAsAnAnswerIsOneMistake() throws {
    let found = try placedHints(
      """
      screen: A
      services: { chat: { methods: { open: { returns: String } } } }
      outputs: { last: String }
      bindings:
        - when: start
          do: [{ call: chat.open, as: m, each: [{ set: { last: =m } }] }]
      scenarios:
        - name: a
          given: { chat.open: { streams: [x, y] } }
          steps: [{ expect: { last: y } }]
      """)
    #expect(
      found == [
        "6:36 2:32 9:36 'chat.open' does not stream, so there is nothing for 'each' | write 'streams' "
          + "in place of 'returns', if 'chat.open' gives one after the other"
      ])
  }

  @Test func anAnswerThatIsDeclaredAsAStreamIsOneMistake() throws {
    let found = try placedHints(
      """
      screen: A
      services: { chat: { methods: { last: { streams: String } } } }
      outputs: { last: String }
      bindings:
        - when: start
          do: [{ call: chat.last, as: m }, { set: { last: =m } }]
      scenarios:
        - name: a
          given: { chat.last: { returns: x } }
          steps: [{ expect: { last: x } }]
      """)
    #expect(
      found == [
        "6:18 2:32 9:36 'chat.last' streams, and nothing is done with its elements | write 'returns' "
          + "in place of 'streams', if 'chat.last' gives one answer"
      ])
  }

  @Test func aForgottenQuestionMarkIsOneMistake() throws {
    let found = try placedHints(
      """
      screen: A
      outputs: { problem: String, has: { from: problem != nil }, shown: { from: 'problem ?? "-"' } }
      bindings:
        - when: start
          do:
            - if: problem
              as: text
              then: [{ set: { problem: =text } }]
            - set: { problem: =nil }
      scenarios:
        - name: a
          steps: [{ expect: { problem: null } }]
      """)
    #expect(
      found == [
        "2:50 2:12 2:76 6:13 9:26 12:34 String and nil can't be compared: both sides have one type "
          + "| if 'problem' can be missing, write a '?' behind its type"
      ])
  }

  @Test func aMethodThatIsAnsweredLaterAndIsSyncIsOneMistake() throws {
    let found = try placedHints(
      """
      screen: A
      services: { api: { methods: { load: { returns: Int, sync: true } } } }
      inputs: { go: {} }
      outputs: { isLoading: Bool, n: Int }
      bindings:
        - when: go
          loading: isLoading
          do: [{ call: api.load, as: x }, { set: { n: =x } }]
      scenarios:
        - name: a
          steps: [{ send: go }, { reply: api.load, returns: 1 }, { expect: { n: 1 } }]
      """)
    #expect(
      found == [
        "11:13 2:31 11:36 this calls 'api.load', which answers at once, and 'given' does not say "
          + "what | say under 'given' what it returns; or, if a reply answers it, remove its "
          + "'sync: true'"
      ])
  }

  @Test func aFlagOfAnotherTypeIsOneMistake() throws {
    let found = try placedHints(
      """
      screen: A
      services: { api: { methods: { load: { returns: Int } } } }
      inputs: { go: {} }
      outputs: { isLoading: Int, n: Int }
      bindings:
        - when: go
          loading: isLoading
          do: [{ call: api.load, as: x }, { set: { n: =x } }]
      scenarios:
        - name: a
          steps: [{ send: go }, { expect: { isLoading: true } }]
      """)
    #expect(
      found == [
        "7:14 4:12 11:50 'loading' names a Bool state or output, and 'isLoading' is of the type Int "
          + "| make it a Bool: 'isLoading: Bool'"
      ])
  }

  @Test func theNeedsOfAllScenariosAreMissedOnce() throws {
    let found = try placedHints(
      """
      screen: A
      needs: { id: Int, name: String }
      given: { needs: { id: 1 } }
      outputs: { n: { text: "${id} ${name}" } }
      scenarios:
        - { name: a, steps: [{ expect: { n: 1 x } }] }
        - { name: b, steps: [{ expect: { n: 1 x } }] }
      """)
    #expect(
      found == [
        "3:19 2:19 this 'given' does not give 'name', which the screen needs | add to these needs: "
          + "name: ..."
      ])
  }

  @Test func whatAnAliasStandsForIsShownOnce() throws {
    let found = try placedHints(
      """
      screen: A
      models: { Row: { fields: { name: Int } } }
      state: { rows: [Row] }
      outputs: { n: { from: rows.count } }
      scenarios:
        - name: a
          given: &rows
            values: { rows: [{ name: x }] }
          steps: [{ expect: { n: 1 } }]
        - { name: b, given: *rows, steps: [{ expect: { n: 1 } }] }
      """)
    #expect(found == ["8:32 2:28 'x' is not an Int | for example 3"])
  }

  @Test func aTextWithAHoleIsOneMistakeWithTheValuesThatItLacks() throws {
    let found = try placedHints(
      """
      screen: A
      errors: { E: { low: "Only ${left} left", gone: Gone } }
      services: { shop: { methods: { load: { throws: E } } } }
      outputs: { left: Int }
      bindings:
        - when: start
          do: [{ call: shop.load, catch: [{ set: { left: =error.low?.left ?? 0 } }] }]
      scenarios:
        - name: a
          given: { shop.load: { throws: { low: { left: 3 } } } }
          steps: [{ expect: { left: 3 } }]
      """)
    #expect(
      found == [
        "2:21 2:11 7:59 10:44 the text of a case has no holes: it is the same everywhere | give it "
          + "values, 'low: { left: ... }', and let a formatter make the text: 'if value.low as it "
          + "then \"Only ${it.left} left\" else value.message'"
      ])
  }

  @Test func aTypeInPlaceOfACaseIsOneMistakeWithTheValuesThatItIsGiven() throws {
    let found = try placedHints(
      """
      screen: A
      models: { Track: { fields: { id: Int } }, Mode: { cases: { idle: {}, loading: Track } } }
      outputs: { mode: { type: Mode, initial: idle } }
      bindings:
        - when: start
          do: [{ set: { mode: "=.loading(track: Track(id: 1))" } }]
      """)
    #expect(
      found == [
        "2:79 2:43 6:27 'Track' is only the text of the case here | values have names: "
          + "{ track: Track }; or quote the text"
      ])
  }

  @Test func aCallThatIsWrittenAsAValueIsOneMistake() throws {
    let found = try placedHints(
      """
      screen: A
      services: { shop: { methods: { load: { returns: "[Int]" } } } }
      outputs: { items: "[Int]" }
      bindings:
        - when: start
          do: [{ let: { loaded: shop.load } }, { set: { items: =loaded } }]
      """)
    #expect(
      found == [
        "6:27 6:19 6:59 this is the text 'shop.load', and calls nothing | write '- call: shop.load', "
          + "and below it 'as: loaded'"
      ])
  }

  /// Where another value fits, each of them is a mistake of its own.
  @Test func onlyValuesThatMayBeMissingAreOneMistake() throws {
    func found(for first: String) throws -> [String] {
      try placedHints(
        """
        screen: A
        models: { Task: { fields: { id: Int, due: Date } } }
        inputs: { picked: Date?, day: { type: Date, initial: 2024-05-01 }, add: {} }
        outputs: { tasks: [Task] }
        bindings:
          - when: add
            do:
              - set: { tasks: '=[Task(id: 1, due: \(first))]' }
              - set: { tasks: '=tasks.appending(Task(id: 1, due: picked))' }
              - set: { tasks: '=tasks.map(t => t.with(due: picked))' }
        """
      ).map { String($0.prefix(while: { $0 != "|" })) + ($0.hasSuffix("its type") ? "!" : "") }
    }
    let missing = "this may be missing: it is Date?, and Date is wanted "
    #expect(try found(for: "picked") == ["8:43 2:38 9:58 10:52 \(missing)!"])
    #expect(try found(for: "day") == ["9:58 \(missing)", "10:52 \(missing)"])
  }

  @Test func aCaseThatIsGoneIsOneMistakeWhereItIsAskedFor() throws {
    let found = try placedHints(
      """
      screen: A
      models: { Phase: { cases: { idle: {}, done: {} } } }
      outputs:
        phase: { type: Phase, initial: idle }
        part: { from: if phase.loading as l then l.part else 0 }
      bindings:
        - when: start
          do: [{ set: { phase: { loading: { part: 1 } } } }]
      """)
    #expect(
      found == ["5:26 2:11 8:28 Phase has no member 'loading' | it has message"])
  }

  @Test func aForgottenQuestionMarkIsOneMistakeWhereTheValueIsNamed() throws {
    let found = try placedHints(
      """
      screen: A
      inputs: { offset: Double }
      outputs:
        distance: { from: if offset as x then abs(x) else nil }
        shown: { from: if offset as x then abs(x) else 0 }
      """)
    #expect(
      found == [
        "4:24 2:11 5:21 'as' needs an optional, and this is Double | ask something instead: "
          + "if a == b then ..."
      ])
  }

  @Test func aTypeWithASlipInItIsOneMistakeWithTheValuesOfItsCase() throws {
    let found = try placedHints(
      """
      screen: A
      models: { Note: { fields: { id: Int } }, Event: { cases: { idle: {}, posted: { message: note } } } }
      outputs:
        event: { type: Event, initial: idle }
        id: { from: event.posted?.message.id ?? 0 }
      """)
    #expect(found == ["2:89 there is no type 'note' | did you mean 'Note'?"])
  }

  @Test func aNameThatGotNearlyThatOfAnotherIsOneMistake() throws {
    let found = try placedHints(
      """
      screen: A
      inputs: { tap: {} }
      outputs: { tap: Int }
      bindings:
        - when: tap
          do: [{ set: { taps: =taps + 1 } }]
      """)
    #expect(
      found == [
        "3:12 2:11 6:19 'tap' is declared twice | all names of a spec share one scope: if one of "
          + "the two was meant to be 'taps', call it so"
      ])
  }

  @Test func aListOfAnotherTypeIsOneMistakeWithTheElementsThatAreAdded() throws {
    let found = try placedHints(
      """
      screen: A
      outputs: { log: "[Double]" }
      bindings:
        - when: start
          do:
            - set: { log: '=log.appending("a")' }
            - set: { log: '=log.appending("b")' }
      scenarios:
        - name: a
          steps: [{ expect: { log: [a, b] } }]
      """)
    #expect(
      found == [
        "6:37 2:12 7:37 10:31 10:34 this is String, and Double is wanted | Double(\"a\") reads it, "
          + "and gives an optional"
      ])
  }

  @Test func aNumberOfAnotherTypeIsOneMistakeWithWhatIsCalledWithIt() throws {
    let found = try placedHints(
      """
      screen: A
      state: { offset: String? }
      outputs:
        distance: { from: if offset as x then abs(x) else nil }
        shown: { from: if offset as x then abs(x) else 0 }
      """)
    #expect(found == ["4:45 2:10 5:42 'abs' takes a number, and this is String | "])
  }

  @Test func anAnswerThatGotTheNameOfAnOutputIsOneMistake() throws {
    let found = try placedHints(
      """
      screen: A
      models: { Photo: { fields: { id: Int } } }
      services: { api: { methods: { feed: { streams: Photo } } } }
      outputs: { photos: "[Photo]", n: Int }
      bindings:
        - when: start
          do:
            - call: api.feed
              as: photos
              each: [{ set: { n: =photo.id } }]
      """)
    #expect(
      found == [
        "9:13 4:12 10:29 'photos' would hide another name | give it another name: 'photo', if that is "
          + "what was meant"
      ])
  }

  /// In fewer places the type is more likely right than all of them.
  @Test func aQuestionMarkTooMuchIsOneMistakeWhereThreePlacesDoWithoutIt() throws {
    func found(_ last: String) throws -> [String] {
      try placedHints(
        """
        screen: A
        models: { Item: { fields: { price: Int? } } }
        state: { items: [Item] }
        outputs:
          a: { from: items.filter(x => x.price > 3) }
          b: { from: items.map(x => x.price * 2) }
          c: { from: 'items.map(x => \(last))' }
        """)
    }
    let missing = "this may be missing: "
    #expect(
      try found("abs(x.price)").map { String($0.prefix(39)) } == [
        "5:32 this may be missing: '>' can't be ", "6:29 this may be missing: '*' can't be ",
        "7:34 'abs' takes a number, and this is ",
      ])
    #expect(
      try found("x.price + 1") == [
        "5:32 2:29 6:29 7:30 \(missing)'>' can't be used with Int? | give a default: '?? 0'\nor, if "
          + "'Item.price' is always there, remove the '?' of its type"
      ])
  }
}
