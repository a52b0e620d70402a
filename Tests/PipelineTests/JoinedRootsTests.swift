import MVVMGenDiagnostics
import MVVMGenPipeline
import MVVMGenRendering
import Testing

/// A declaration that was changed is one mistake, in however many places it does not fit.
@Suite struct JoinedRootsTests {
  /// The places of each message, as lines and columns.
  private func messages(_ text: String) throws -> [String] {
    try placedErrors(of: text).map { places, error in "\(places) \(error.title)" }
  }

  @Test func aFieldOfAnotherTypeIsOneMistake() throws {
    let found = try messages(
      """
      screen: A
      models: { M: { fields: { id: Int, name: String } } }
      state: { ms: [M], ids: "[String]", names: { String: Int } }
      outputs: { n: { from: 'names[ms.first?.id ?? ""] ?? 0' }, all: { from: 'ids == ms.map(\\.id)' } }
      bindings:
        - when: start
          do: [{ set: { ids: '=ids.appending(ms.first?.id ?? "")', ms: [{ id: a, name: b }] } }]
      """)
    #expect(
      found == ["4:46 2:26 4:77 7:56 7:73 the default is String, and Int is wanted"])
  }

  @Test func aConstantOfAnotherTypeIsOneMistake() throws {
    let found = try messages(
      """
      screen: A
      constants: { place: { type: Int, value: Rome } }
      outputs: { name: String }
      bindings:
        - when: start
          do: [{ set: { name: =place } }]
      """)
    #expect(found == ["2:41 2:14 6:26 'Rome' is not an Int"])
  }

  @Test func aMethodThatAnswersSomethingElseIsOneMistake() throws {
    let found = try messages(
      """
      screen: A
      services: { s: { methods: { load: { returns: String } } } }
      outputs: { ids: "[String]" }
      bindings:
        - when: start
          do: [{ call: s.load, as: found }, { set: { ids: =found } }]
      scenarios:
        - name: one
          given: { s.load: { returns: [a] } }
          steps: [{ expect: { ids: [a] } }]
      """)
    #expect(found == ["6:54 2:29 3:12 9:33 this is String, and [String] is wanted"])
  }

  @Test func aListOfAnotherModelIsOneMistake() throws {
    let found = try messages(
      """
      screen: A
      models: { Book: { fields: { title: String } }, Author: { fields: { name: String } } }
      services: { api: { methods: { load: { returns: "[Author]" } } } }
      outputs: { books: "[Book]", titles: { from: 'books.map(b => b.title)' } }
      bindings:
        - when: start
          do:
            - call: api.load
              as: found
            - set: { books: =found }
      scenarios:
        - name: x
          given: { api.load: { returns: [{ title: a }] } }
          steps:
            - expect: { books: [{ title: a }], titles: [a] }
      """)
    #expect(found == ["10:24 3:31 4:12 13:38 this is [Author], and [Book] is wanted"])
  }

  @Test func anEventThatBecameAValueIsOneMistake() throws {
    let found = try messages(
      """
      screen: A
      inputs: { open: String }
      outputs: { n: Int }
      bindings:
        - when: open
          do:
            - set: { n: =id }
      scenarios:
        - name: x
          steps:
            - send: open
              with: { id: 3 }
            - expect: { n: 3 }
      """)
    #expect(found == ["7:20 2:11 11:15 there is no 'id' here"])
  }

  /// The cells and the output have nothing in common but the formatter.
  @Test func whatMostPlacesShareIsTheMistake() throws {
    let found = try messages(
      """
      screen: A
      models: { Item: { fields: { price: Double } } }
      formatters: { money: { relative: true } }
      cells:
        Row:
          from: { item: Item }
          fields: { price: { from: item.price | money }, line: { text: "${item.price | money}" } }
      state: { items: "[Item]" }
      outputs: { total: { from: items.sum(i => i.price) | money } }
      """)
    #expect(found == ["7:30 3:15 7:69 9:27 'money' shows Date, and this is Double"])
  }

  @Test func aSourceThatACellLacksIsOneMistake() throws {
    let found = try messages(
      """
      screen: A
      cells: { Row: { from: { text: String }, fields: { t: { text: "${i}. ${text}" } } } }
      state: { texts: "[String]" }
      outputs: { rows: { from: 'texts.map((t, i) => Row(text: t, i: i))' } }
      """)
    #expect(found == ["2:65 2:10 4:60 there is no 'i' here"])
  }

  @Test func aSourceThatNobodyGivesIsOneMistake() throws {
    let found = try messages(
      """
      screen: A
      cells: { Row: { from: { t: String, i: Int }, fields: { t: { text: "${i}. ${t}" } } } }
      state: { texts: "[String]" }
      outputs: { rows: { from: texts.map(Row) }, more: { from: texts.reversed.map(Row) } }
      """)
    #expect(found == ["4:36 2:10 4:77 'Row' is made from several sources"])
  }

  @Test func aMethodThatStreamsNoMoreIsOneMistake() throws {
    let found = try messages(
      """
      screen: A
      services: { s: { methods: { live: { returns: Int } } } }
      outputs: { n: Int }
      bindings:
        - when: start
          do: [{ call: s.live, as: one, each: [{ set: { n: =one } }] }]
      scenarios:
        - name: one
          steps: [{ reply: s.live, ends: true }, { expect: { n: 0 } }]
      """)
    #expect(
      found == [
        "6:35 2:29 9:36 's.live' does not stream, so there is nothing for 'each'"
      ])
  }

  @Test func aStateOfAnotherTypeIsOneMistakeWhateverIsAskedOfIt() throws {
    let found = try messages(
      """
      screen: A
      models: { M: { fields: { id: Int, name: String } } }
      inputs: { go: { takes: { m: M } } }
      state: { ms: M?, one: Int }
      outputs: { n: { from: one.name }, id: { from: one.id }, last: { from: ms.last } }
      bindings:
        - when: go
          do: [{ set: { one: =m, ms: =ms.appending(m) } }, { each: ms, as: x, do: [{ set: { one: 1 } }] }]
      """)
    #expect(
      found == [
        "5:27 4:18 5:51 8:25 Int has no member 'name'",
        "5:74 4:10 8:36 8:62 M? has no member 'last'",
      ])
  }

  @Test func aCaseThatHasNoValuesAnyMoreIsOneMistake() throws {
    let found = try messages(
      """
      screen: A
      models: { M: { cases: [on, lost] } }
      outputs: { m: { type: M, initial: on }, why: { from: m.lost?.reason } }
      bindings:
        - when: start
          do: [{ set: { m: { lost: { reason: Gone } } } }]
      """)
    #expect(found == ["3:56 2:11 6:32 the case 'lost' has no values to look into"])
  }

  @Test func anEventThatHasAValueNoMoreIsOneMistake() throws {
    let found = try messages(
      """
      screen: A
      outputs: { done: { emits: Void } }
      bindings:
        - when: start
          do: [{ emit: done, value: 3 }]
      scenarios:
        - name: one
          steps: [{ expectEvents: { done: [3, 4] } }]
      """)
    #expect(found == ["5:31 2:12 8:38 8:41 'done' has no value"])
  }

  /// Where one of them is allowed, the others are told.
  @Test func warningsThatAreAllowedTakeNoOthersWithThem() throws {
    let text = """
      screen: A
      inputs: { go: {} }
      outputs: { a: String }
      bindings:
        - when: start
          do: [{ set: { a: null } }]  # allow MVG112
        - when: go
          do: [{ set: { a: null } }, { set: { a: null } }]
      """
    let options = Pipeline.Options(templates: try TemplateSet())
    let found = Pipeline(options).check(
      SourceFile(name: "a.yaml", text: text), using: MemorySource()
    ).result.diagnostics
    #expect(found.map(\.span.line) == [8])
    #expect(found.first?.related.map(\.span.line) == [3, 8])
  }

  /// Another type is another mistake.
  @Test func valuesOfSeveralTypesAreSeveralMistakes() throws {
    let found = try messages(
      """
      screen: A
      needs: { day: Date }
      outputs: { n: Int, t: String }
      bindings:
        - when: start
          do: [{ set: { n: =t } }, { set: { n: =day } }]
      """)
    #expect(
      found == [
        "6:23 3:12 this is String, and Int is wanted",
        "6:43 3:12 this is Date, and Int is wanted",
      ])
  }

  @Test func aValueWithOneClearMendIsAMistakeOfItsOwn() throws {
    let found = try messages(
      """
      screen: A
      outputs: { n: Int, q: Int? }
      bindings:
        - when: start
          do: [{ set: { n: n++, q: nil } }, { set: { n: "", q: none } }]
      """)
    #expect(
      found == [
        "5:22 'n++' is not an Int", "5:30 outside of expressions 'nil' is only text",
        "5:51 '' is not an Int", "5:58 'none' is not an Int",
      ])
  }

  /// The hint is for the first place: where something else is wrong, the note says what.
  @Test func anotherThingThatIsWrongIsSaid() throws {
    let text = """
      screen: A
      inputs: { go: {} }
      outputs: { p: Decimal, x: Double }
      bindings:
        - when: go
          do: [{ set: { p: =x, x: =p } }, { set: { p: =x } }]
      """
    let result = Pipeline(Pipeline.Options(templates: try TemplateSet())).check(
      SourceFile(name: "a.yaml", text: text), using: MemorySource()
    ).result
    let told = try #require(result.diagnostics.first)
    #expect(result.diagnostics.count == 1)
    #expect(told.title == "this is Double, and Decimal is wanted")
    #expect(
      told.related.map(\.text) == [
        "'p' is declared here", "it is here too",
        "and here: this is Decimal, and Double is wanted",
      ])
  }
}
