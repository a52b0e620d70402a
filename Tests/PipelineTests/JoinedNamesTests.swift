import MVVMGenDiagnostics
import MVVMGenPipeline
import MVVMGenRendering
import Testing

/// A name that is wrong is one mistake, wherever it stands, if the same is to be done about it.
@Suite struct JoinedNamesTests {
  /// The places of each message, as lines and columns.
  private func messages(_ text: String) throws -> [String] {
    try placedErrors(of: text).map { places, error in "\(places) \(error.title)" }
  }

  @Test func aServiceThatWasRemovedIsOneMistake() throws {
    let found = try messages(
      """
      screen: A
      services: { log: { methods: { add: {} } } }
      inputs: { load: {}, again: {} }
      bindings:
        - when: load
          do: [{ call: photos.load }]
        - when: again
          do: [{ call: photos.load }]
        - when: start
          do: [{ call: photo.load }]
      """)
    #expect(
      found == [
        "6:18 8:18 there is no service 'photos'", "10:18 there is no service 'photo'",
      ])
  }

  @Test func aDeclarationThatGotTheNameOfAnotherIsOneMistake() throws {
    let found = try messages(
      """
      screen: A
      inputs: { name: String, query: String }
      state: { page: Int }
      outputs: { name: String, t: { from: query } }
      bindings:
        - when: query
          do:
            - set: { title: =query, page: 1 }
        - when: start
          do: [{ set: { title: a } }]
      scenarios:
        - name: x
          steps:
            - set: { query: a }
            - expect: { title: a, page: 1, t: a }
      """)
    #expect(found == ["4:12 2:11 8:16 10:19 15:19 'name' is declared twice"])
  }

  @Test func whatIsSentIsNoValueThatIsCalledNearlySo() throws {
    let errors = try placedErrors(
      of: """
        screen: A
        inputs: { go: {} }
        outputs: { shareText: { from: '"a"' } }
        bindings:
          - when: share
            do: [{ send: share }]
          - when: go
            do: [{ send: share }]
        """)
    #expect(errors.map(\.1.hint?.text) == ["declare it: inputs: { share: {} }\nthe events are: go"])
  }

  @Test func whatIsGivenAsANeedIsNoMemberThatIsCalledSo() throws {
    let errors = try placedErrors(
      of: """
        screen: A
        models: { O: { fields: { id: Int } } }
        services: { s: { methods: { get: { takes: { id: Int }, returns: O } } } }
        outputs: { order: O?, t: { from: order?.id ?? 0 } }
        bindings:
          - when: start
            do:
              - call: s.get
                with: { id: =id }
                as: x
              - set: { order: =x }
        scenarios:
          - name: a
            given: { needs: { id: 1 }, s.get: { returns: { id: 1 } } }
            steps: [{ expect: { t: 1 } }]
        """)
    #expect(errors.map(\.1.hint?.text) == ["declare it: needs: { id: Int }"])
  }

  @Test func aValueThatIsThereTwiceIsNotATypeThatIsMissing() throws {
    let found = try messages(
      """
      screen: A
      services: { position: { methods: { get: { returns: Int } } } }
      inputs: { rate: { takes: { tag: RatingTag } } }
      state: { position: Int? }
      bindings:
        - when: rate
          do: [{ set: { position: 1 } }]
      """)
    #expect(
      found == ["3:33 there is no type 'RatingTag'", "4:10 2:13 'position' is declared twice"])
  }

  @Test func aDeclarationThatLocalNamesWouldHideIsOneMistake() throws {
    let found = try messages(
      """
      screen: A
      inputs: { go: {}, items: "[Int]" }
      outputs: { i: Int, sum: { from: items.sum(i => i) }, all: { from: 'items.map(x => items.map(x => 1))' } }
      bindings:
        - when: go
          do: [{ each: items, as: i, do: [{ set: { i: =i } }] }]
      """)
    #expect(
      found == [
        "3:43 3:12 6:29 'i' would hide another name", "3:93 3:78 'x' would hide another name",
      ])
  }

  @Test func aLocalNameThatIsThereTwiceIsNotOneThatIsMissing() throws {
    let found = try messages(
      """
      screen: A
      outputs: { n: Int }
      bindings:
        - when: start
          do:
            - let: { x: 1 }
            - if: n > 3
              then: [{ let: { x: 2 } }, { set: { x: 3 } }]
            - set: { n: =x }
      """)
    #expect(
      found == [
        "8:25 6:16 'x' would hide another name", "8:44 'x' is a local name: it can't be set",
      ])
  }

  @Test func aParameterThatOnlyOneOfTheEventsHasIsOneMistake() throws {
    let found = try messages(
      """
      screen: A
      inputs: { go: { takes: { id: Int } }, more: {} }
      outputs: { one: Int, two: Int }
      bindings:
        - when: [go, more]
          do: [{ set: { one: =id, two: =id } }]
      """)
    #expect(found == ["6:25 6:35 there is no 'id' here: of the events only some have it"])
  }

  @Test func aFieldThatEveryValueLacksIsOneMistake() throws {
    let found = try messages(
      """
      screen: A
      models: { M: { fields: { id: Int, name: String } } }
      inputs: { go: { takes: { at: Int } } }
      outputs: { a: { type: M, initial: { id: 1 } }, b: { type: M, initial: { id: 2 } } }
      bindings:
        - when: go
          do: [{ set: { a: '=M(id: 3)' } }]
        - when: start
          do: [{ send: go }, { send: go }]
      """)
    #expect(
      found == [
        "4:35 2:11 4:71 7:24 'M' needs name: String", "9:18 9:32 'go' needs at: Int",
      ])
  }

  @Test func anAnswerWithoutANameIsOneMistakeForEachCall() throws {
    let found = try messages(
      """
      screen: A
      services: { s: { methods: { load: { returns: Int } } } }
      outputs: { n: Int, m: Int }
      bindings:
        - when: start
          do: [{ call: s.load }, { set: { n: =now, m: =now } }, { call: s.load }, { set: { n: =now } }]
      """)
    #expect(
      found == ["6:41 6:50 there is no 'now' here", "6:90 there is no 'now' here"])
  }

  @Test func aCaseThatWasRemovedIsOneMistake() throws {
    let found = try messages(
      """
      screen: A
      models: { M: { cases: { idle: {}, open: { at: Int } } } }
      outputs: { m: { type: M, initial: done }, t: { from: 'm == .done' }, u: { from: m.done?.at } }
      """)
    #expect(found == ["3:35 2:11 3:61 3:83 'M' has no case 'done'"])
  }

  @Test func aSlipInADeclarationIsOneMistake() throws {
    let found = try messages(
      """
      screen: A
      state: { coutn: Int }
      outputs: { text: { text: "${count}" }, isEmpty: { from: count == 0 } }
      """)
    #expect(
      found == [
        "2:10 3:29 3:57 nothing uses 'coutn', and nothing declares 'count', which stands in 2 places"
      ])
  }

  @Test func aParameterThatWasRenamedIsOneMistake() throws {
    let found = try messages(
      """
      screen: A
      inputs: { go: { takes: { newName: String } }, other: { takes: { title: String } } }
      outputs: { text: String }
      bindings:
        - when: go
          do: [{ set: { text: =name } }]
        - when: start
          do: [{ send: go, with: { name: a } }, { send: other, with: { name: a } }]
      scenarios:
        - name: goes
          steps: [{ send: go, with: { name: a } }]
      """)
    #expect(
      found == [
        "6:26 8:30 11:33 there is no 'name' here", "8:66 'other' takes no 'name'",
      ])
  }

  /// Each binding may lack an answer of its own.
  @Test func localNamesAreNoOtherBindings() throws {
    let found = try messages(
      """
      screen: A
      services: { photos: { methods: { load: { returns: Int } } } }
      inputs: { load: {}, again: {} }
      outputs: { count: Int }
      bindings:
        - when: load
          do: [{ call: photos.load }, { set: { count: =found } }]
        - when: again
          do: [{ call: photos.load }, { set: { count: =found } }]
      """)
    #expect(found == ["7:50 there is no 'found' here", "9:50 there is no 'found' here"])
  }

  /// All names are of one scope, so one that was renamed is missing as whatever it was.
  @Test func aStateThatWasRenamedIsOneMistake() throws {
    let found = try messages(
      """
      screen: A
      inputs: { add: {} }
      state: { past: Int }
      outputs: { isOld: { from: history > 3 } }
      bindings: [{ when: add, do: [{ set: { history: =history + 1 } }, { set: { past: 0 } }] }]
      scenarios:
        - name: a
          given: { values: { history: 3 } }
          steps: [{ send: add }, { expect: { history: 4 } }, { expect: { history: 1 } }]
      """)
    #expect(found == ["4:27 5:39 5:49 8:24 9:40 9:68 there is no 'history' here"])
  }

  /// With a first letter in the wrong case a name is missing, and clashes with another one.
  @Test func aNameInTheWrongCaseIsOneMistake() throws {
    let found = try messages(
      """
      screen: A
      models: { photo: { fields: { name: String } }, Place: { fields: { name: String } } }
      state: { photos: "[Photo]", Place: Place? }
      inputs: { go: {} }
      outputs: { n: { from: photos.count }, m: { from: place?.name } }
      bindings:
        - when: go
          do: [{ set: { place: null } }, { let: { photo: 3 } }]
      """)
    #expect(
      found == [
        "2:11 3:20 'photo' has no capital here, and is used as 'Photo'",
        "3:29 2:48 5:50 8:19 'Place' is declared twice",
      ])
  }

  @Test func anEventThatWasRemovedIsOneMistake() throws {
    let found = try messages(
      """
      screen: A
      inputs: { go: {} }
      outputs: { n: Int }
      bindings:
        - when: [go, regret]
          do: [{ set: { n: 1 } }]
      scenarios:
        - name: x
          steps:
            - send: regret
            - expect: { n: 1 }
      """)
    #expect(found == ["5:16 10:15 there is no input, state or output 'regret'"])
  }

  @Test func manyPlacesAreCounted() throws {
    let calls = (1...9).map { _ in "    do: [{ call: photos.load }]\n" }
    let text =
      "screen: A\ninputs: { load: {} }\nbindings:\n"
      + calls.map { "  - when: load\n" + $0 }.joined()
    let options = Pipeline.Options(templates: try TemplateSet())
    let result = Pipeline(options).check(
      SourceFile(name: "a.yaml", text: text), using: MemorySource()
    ).result
    let related = try #require(result.diagnostics.first).related
    #expect(result.diagnostics.count == 1 && related.count == 5)
    #expect(related.last?.text == "it is here too, and in 3 more places")
  }

  /// A library in the same file is known, also where the screen below it is wrong.
  @Test func whatIsWrongWithAScreenHidesNoLibrary() throws {
    let found = try messages(
      """
      library: Shop
      models: { Item: { fields: { name: String } } }
      ---
      screen: A
      state: { items: [Item] }
      outputs: { count: { from: items.count } }
      bindings: [{ when: start, policy: drop, do: [] }]
      """)
    #expect(found == ["7:35 the policy can't be 'drop'"])
  }
}
