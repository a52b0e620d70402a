import Testing

/// The type of a declaration was changed, and what uses it stayed: that is one mistake, and the
/// message says what the type was.
@Suite struct ChangedTypesTests {
  private func errors(_ text: String) throws -> [String] {
    try placedErrors(of: text).map { "\($0) \($1.title) | \($1.hint?.text ?? "")" }
  }

  @Test(arguments: ["Int?", "String?"])
  func aModelThatIsAnotherTypeNow(type: String) throws {
    let found = try errors(
      """
      screen: A
      models: { Book: { fields: { id: Int, name: String } } }
      needs: { books: [Book] }
      inputs: { pick: {} }
      state: { chosen: \(type) }
      outputs:
        title: { from: 'chosen?.name ?? "None"' }
        isA: { from: chosen?.name == "A" }
      bindings:
        - when: pick
          do: [{ set: { chosen: =books.first } }]
      scenarios:
        - name: picks
          given: { needs: { books: [] } }
          steps:
            - expect: { chosen.name: A }
      """)
    #expect(
      found == [
        "7:27 5:10 8:24 11:28 16:26 \(type.dropLast()) has no member 'name' | "
          + "Book has it: is 'chosen: Book?' meant?"
      ])
  }

  @Test func aTextInPlaceOfAnEnum() throws {
    let found = try errors(
      """
      screen: A
      models: { Order: { cases: [up, down] } }
      inputs: { sort: { takes: { by: Order } } }
      state: { order: String }
      outputs: { isUp: { from: order == .up } }
      bindings:
        - when: sort
          do: [{ set: { order: =by } }]
      """)
    #expect(found.map { $0.prefix(14) } == ["5:35 4:10 8:27"])
  }

  @Test func aSetInPlaceOfAList() throws {
    let found = try errors(
      """
      screen: A
      inputs: { go: {} }
      state: { names: Set<String> }
      outputs:
        all: { from: 'names.joined(", ")' }
        one: { from: 'names[0] ?? ""' }
      bindings:
        - when: go
          do: [{ set: { names: [a] } }]
      """)
    #expect(found.map { $0.prefix(14) } == ["5:23 3:10 6:17"])
  }

  @Test func anEventThatHasAValueNow() throws {
    let found = try errors(
      """
      screen: A
      inputs: { go: {} }
      outputs: { close: { emits: Int } }
      bindings:
        - when: go
          do: [{ emit: close }]
      scenarios:
        - name: closes
          steps:
            - send: go
            - expectEvents: { close: [null] }
      """)
    #expect(
      found == [
        "6:18 3:12 11:33 'close' delivers a value: Int | "
          + "add 'value: ...', or declare it with 'emits: Void'"
      ])
  }

  @Test func anInputThatIsANumberNow() throws {
    let found = try errors(
      """
      screen: A
      inputs: { query: Int }
      outputs: { short: { from: query.trimmed } }
      scenarios:
        - name: types
          steps:
            - set: { query: blue }
      """)
    #expect(found.map { $0.prefix(14) } == ["3:33 2:11 7:23"])
  }

  @Test func aCellOfAListNow() throws {
    let found = try errors(
      """
      screen: A
      models: { Book: { fields: { title: String } } }
      cells: { Row: { from: { book: [Book] }, fields: { title: { from: book.title } } } }
      needs: { books: [Book] }
      outputs: { rows: { from: books.map(Row) } }
      """)
    #expect(found.count == 1)
  }

  @Test func aCaseWhoseTypeIsATextNow() throws {
    let found = try errors(
      """
      screen: A
      models: { Load: { cases: { idle: {}, busy: Double } } }
      inputs: { go: {} }
      state: { load: { type: Load, initial: idle } }
      outputs: { done: { from: load.busy?.done ?? 0 } }
      bindings:
        - when: go
          do: [{ set: { load: { busy: { done: 0.5 } } } }]
      """)
    #expect(
      found.map { $0.drop { $0 != "'" } } == [
        "'Double' is only the text of the case here | "
          + "values have names: { name: Double }; or quote the text"
      ])
  }

  @Test func aListOfAnotherModelNow() throws {
    let found = try errors(
      """
      screen: A
      models: { Book: { fields: { title: String } }, Author: { fields: { name: String } } }
      services: { shop: { methods: { all: { returns: [Book] } } } }
      state: { books: [Author], opened: Book? }
      inputs: { open: { takes: { at: Int } } }
      outputs:
        titles: { from: 'books.map(\\.title)' }
        sorted: { from: 'books.sorted(x => x.title)' }
        shown: { from: opened?.title }
      bindings:
        - when: start
          do:
            - call: shop.all
              as: found
            - set: { books: =found }
        - when: open
          do: [{ if: "books[at]", as: one, then: [{ set: { opened: =one } }] }]
      """)
    #expect(found.count == 1)
  }
}
