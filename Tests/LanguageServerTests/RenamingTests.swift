import MVVMGenJSON
import Testing

/// Fields, cases, parameters and local names get other names wherever they stand.
@Suite struct RenamingTests {
  private static let library = #"""
    library: Shared
    models:
      Photo: { fields: { title: String, mode: Mode } }
      Mode: { cases: { plain: Plain, busy: { done: Double } } }
    errors: { Failure: { gone: It is gone, late: It is late } }
    services:
      api: { methods: { load: { takes: { page: Int }, returns: "[Photo]", throws: Failure } } }
      log:
        http: { base: "https://example.org" }
        methods:
          see: { takes: { page: Int }, throws: Failure, put: "/seen/${page}", status: { 404: gone }, otherwise: late }
    """#

  private static let screen = #"""
    screen: Album
    uses: shared.yaml
    cells:
      Row: { from: { photo: Photo, place: Int }, fields: { title: { text: "${place}. ${photo.title}" } } }
    inputs: { open: { takes: { page: Int } }, next: {} }
    state: { photos: "[Photo]" }
    outputs:
      rows: { from: "photos.map((x, i) => Row(photo: x, place: i))" }
      first: { from: 'rows.first?.title ?? photos.map(\.title).joined("")' }
      done: { from: "photos.first?.mode.busy?.done ?? 0" }
    bindings:
      - when: open
        do:
          - call: api.load
            with: { page: =page + 1 }
            as: answer
            catch: [{ if: error == .gone, then: [{ set: { photos: [] } }] }]
          - set: { photos: "=answer.map(x => x.with(title: x.title.trimmed, mode: .busy(done: 1)))" }
      - when: next
        do: [{ call: log.see, with: { page: 2 }, catch: [] }, { send: open, with: { page: 2 } }]
    scenarios:
      - name: opens
        given: { api.load: { returns: [{ title: A, mode: { busy: { done: 0.5 } } }] } }
        steps:
          - send: open
            with: { page: 1 }
          - expect: { rows: [{ title: "0. A" }], photos: [{ mode: { busy: { done: 1 } } }] }
          - expectCalls: { api.load: [{ page: 2 }] }
      - name: fails
        given: { api.load: { throws: gone }, log.see: { returns: null } }
        steps:
          - send: next
          - expect: { photos: [] }
    """#

  /// Both files once the name at a cursor got another, or why it can't.
  private func rename(
    _ text: String, in file: String, to name: String
  ) throws -> (library: [String], screen: [String], message: String?) {
    let texts = ["shared.yaml": Self.library, "spec.yaml": Self.screen]
    var editor = try Editor()
    for (name, text) in texts where name != file { editor.open(text, as: name) }
    editor.open(
      try #require(texts[file]).replacing(
        text.filter { $0 != "^" }, with: text.replacing("^", with: "‸"), maxReplacements: 1),
      as: file)
    let answer = editor.ask("rename", name: name)
    var changed: [String: [String]] = [:]
    var renamed = try Editor()
    for (file, text) in texts.sorted(by: { $0.key < $1.key }) {
      let edits = answer?["result"]?["changes"]?["file:///\(file)"]?.array ?? []
      let new = try #require(editor.applying(edits, to: text))
      #expect(renamed.open(new, as: file).last?["params"]?["diagnostics"] == [])
      changed[file] = zip(text.split(separator: "\n"), new.split(separator: "\n"))
        .filter { $0 != $1 }.map { $1.trimmingPrefix { " -".contains($0) }.description }
    }
    return (
      changed["shared.yaml"] ?? [], changed["spec.yaml"] ?? [],
      answer?["error"]?["message"]?.string
    )
  }

  @Test(arguments: [
    ("shared.yaml", "ti^tle: String"), ("spec.yaml", "photo.^title"), ("spec.yaml", "title^: A"),
    ("spec.yaml", "x.with(ti^tle"), ("spec.yaml", "\\.ti^tle"),
  ])
  func aField(file: String, place: String) throws {
    let (library, screen, message) = try rename(place, in: file, to: "name")
    #expect(message == nil)
    #expect(library == ["Photo: { fields: { name: String, mode: Mode } }"])
    #expect(
      screen == [
        #"Row: { from: { photo: Photo, place: Int }, fields: { title: { text: "${place}. ${photo.name}" } } }"#,
        #"first: { from: 'rows.first?.title ?? photos.map(\.name).joined("")' }"#,
        #"set: { photos: "=answer.map(x => x.with(name: x.name.trimmed, mode: .busy(done: 1)))" }"#,
        "given: { api.load: { returns: [{ name: A, mode: { busy: { done: 0.5 } } }] } }",
      ])
  }

  /// Each with the number of lines that are changed: what is left has no mistake.
  @Test(arguments: [
    ("shared.yaml", "bu^sy", 1, 4), ("spec.yaml", ".bu^sy(", 1, 4), ("spec.yaml", "bu^sy?", 1, 4),
    ("spec.yaml", "{ bu^sy: { done: 0.5", 1, 4), ("spec.yaml", "[{ mode: { bu^sy", 1, 4),
    ("shared.yaml", "do^ne", 1, 4), ("spec.yaml", "do^ne: 0.5", 1, 4),
    ("spec.yaml", "busy(do^ne", 1, 4), ("spec.yaml", "busy?.do^ne", 1, 4),
    ("shared.yaml", "go^ne: It", 2, 2), ("spec.yaml", "error == .go^ne", 2, 2),
    ("shared.yaml", "404: go^ne", 2, 2), ("spec.yaml", "throws: go^ne", 2, 2),
    ("shared.yaml", "load: { takes: { pa^ge", 1, 2), ("spec.yaml", "with: { pa^ge: =page", 1, 2),
    ("spec.yaml", "api.load: [{ pa^ge", 1, 2), ("shared.yaml", "/${pa^ge", 1, 1),
    ("spec.yaml", "open: { takes: { pa^ge", 0, 4), ("spec.yaml", "=pa^ge + 1", 0, 4),
    ("spec.yaml", "open, with: { pa^ge", 0, 4),
    ("spec.yaml", "pl^ace: Int", 0, 2), ("spec.yaml", "${pl^ace", 0, 2),
    ("spec.yaml", "pl^ace: i", 0, 2), ("spec.yaml", "fields: { ti^tle", 0, 3),
    ("spec.yaml", "rows.first?.ti^tle", 0, 3), ("spec.yaml", "rows: [{ ti^tle", 0, 3),
    ("spec.yaml", "as: ans^wer", 0, 2), ("spec.yaml", "=ans^wer", 0, 2),
    ("spec.yaml", "=answer.map(x^ =>", 0, 1), ("spec.yaml", "photo: x^,", 0, 1),
  ])
  func aMember(file: String, place: String, library: Int, screen: Int) throws {
    let result = try rename(place, in: file, to: "other")
    #expect(result.message == nil)
    #expect(result.library.count == library, "\(result.library)")
    #expect(result.screen.count == screen, "\(result.screen)")
  }

  /// In a currency, and in keys that are expressions.
  @Test(arguments: ["currency: =co^de", "needs: { co^de: S", "{ co^de == nil"])
  func aNameInAnOddPlace(place: String) throws {
    let spec = """
      screen: Receipt
      needs: { code: String? }
      formatters: { money: { currency: =code ?? "EUR" } }
      outputs: { total: { text: "${3.5 | money}" } }
      scenarios: [{ name: a, given: { needs: { code: EUR } }, steps: [{ expect: { code == nil: false } }] }]
      """
    let new = try renamed(spec, place)
    #expect(new == spec.replacing("code", with: "other"))
  }

  /// What one client needs; another has something else by that name.
  @Test(arguments: ["needs: { k^ey", "{ key: =k^ey", "${k^ey}"])
  func aNeedOfAClient(place: String) throws {
    let first = """
      library: Shop
      services:
        goods:
          http:
            base: https://example.org
            needs: { key: String }
            query: { key: =key }
            headers: { X-Key: "${key}" }
          methods: { load: { returns: "[String]", throws: true, get: /goods } }

      """
    let second = """
        stores:
          http: { base: "https://example.org", needs: {key: String}, query: { k: =key } }
          methods: { list: { returns: "[String]", throws: true, get: /stores } }
      """
    let new = try renamed(first + second, place)
    #expect(
      new == first.replacing("needs: { key", with: "needs: { other")
        .replacing("=key", with: "=other").replacing("${key}", with: "${other}") + second)
  }

  /// Names that stand for something else too, and a parameter that two events share.
  @Test(arguments: [
    ("inputs: { na^me", 3), ("cases: [na^me", 5), ("keys: { na^me", 5),
    ("from: left.contains(.na^me", 5), ("{ field: na^me", 5),
    ("=na^me.count", 3), ("take: { takes: { i^d", 5), ("if: i^d", 5), ("drop, with: { i^d", 5),
    ("va^lue: Int", 4), ("+ va^lue", 4), ("la^ter: ", 2), ("now: =la^ter", 2),
  ])
  func aNameOfSeveralThings(place: String, count: Int) throws {
    let spec = """
      screen: Several
      constants: { later: { type: Date, value: 2020-01-01 } }
      models: { Field: { cases: [name, id], keys: { name: full-name } } }
      formatters: { loud: { of: String, text: "${value}!" } }
      inputs: { name: String, leave: { takes: { field: Field } }, take: { takes: { id: Int } }, drop: { takes: { id: Int } } }
      state: { left: "Set<Field>", value: Int }
      outputs:
        isLeft: { from: left.contains(.name) }
        text: { from: name | loud }
      bindings:
        - when: leave
          do: [{ set: { left: =left.inserting(field), value: =name.count + value } }]
        - when: [take, drop]
          do: [{ if: id > 0, then: [{ set: { value: =id } }] }]
      scenarios:
        - name: a
          given: { now: =later }
          steps:
            - { send: leave, with: { field: name } }
            - expect: { left.contains(.name): true }
            - { send: drop, with: { id: 1 } }
      """
    let new = try #require(try renamed(spec, place))
    let old = place.filter { $0 != "^" }
    #expect(new.contains(place.replacing(#/\w*\^\w*/#, with: "other")), "\(old): \(new)")
    #expect(new.split(separator: "other").count - 1 == count, "\(new)")
  }

  /// Formatters and types, also in the holes of texts.
  @Test(arguments: [
    ("mo^ney: {", "money"), ("value | mo^ney", "money"), ("${price | mo^ney", "money"),
    ("Ro^w: {", "Row"), ("${Ro^w", "Row"),
  ])
  func aNameInAHole(place: String, name: String) throws {
    let spec = """
      screen: Receipt
      formatters:
        money: { currency: EUR }
        each: { of: Double, text: "${value | money} each" }
      cells:
        Row: { from: { price: Double }, fields: { a: { text: "${price | money} ${price | each}" } } }
      state: { paid: { type: Double, initial: 2 } }
      outputs: { total: { text: "${Row(paid).a}: ${paid | money}" } }
      """
    #expect(try renamed(spec, place) == spec.replacing(name, with: "other"))
  }

  /// A model that is the key of a dictionary: its type, and where one is made.
  @Test func aNameInAKey() throws {
    let spec = """
      screen: Map
      models: { Place: { fields: { row: Int } } }
      inputs: { find: { takes: { wanted: { Place: Int } } } }
      state: { names: { type: { Place: String }, initial: { "=Place(row: 1)": a } } }
      outputs: { found: { Place: [Int] }, text: { from: names.values.joined("") } }
      bindings: [{ when: find, do: [{ set: { found: { "=Place(row: 2)": "=wanted.values" } } }] }]
      """
    let new = try renamed(spec, "Pl^ace: { fields", to: "Spot")
    #expect(new == spec.replacing("Place", with: "Spot"))
  }

  /// A cell that is made of what has the name of its own source.
  @Test(arguments: [("Tag: { from: { br^ead", 2), ("Line: { from: { br^ead", 3)])
  func aSourceThatIsNotNamed(place: String, count: Int) throws {
    let spec = """
      screen: Bakery
      cells:
        Tag: { from: { bread: String }, fields: { name: { from: bread.trimmed } } }
        Line: { from: { bread: String }, fields: { tag: { from: Tag(bread) }, size: { from: bread.count } } }
      outputs: { line: { from: 'Line("Rye")' } }
      """
    let new = try #require(try renamed(spec, place))
    #expect(new.split(separator: "other").count - 1 == count, "\(new)")
    #expect(new.contains(place.replacing(#/\w*\^\w*/#, with: "other")))
  }

  /// What stands once, and is used where its alias stands too, is changed once.
  @Test(arguments: [
    ("inputs: { on^e", "one"), ("&takes { si^ze", "size"), ("{ fields: { na^me", "name"),
    ("b.na^me", "name"), ("su^m: =", "sum"), ("lo^g.note", "log"), ("log.no^te", "note"),
  ])
  func aNameBehindAnAlias(place: String, name: String) throws {
    let spec = """
      screen: Aliases
      models: { A: &fields { fields: { name: Int } }, B: *fields }
      services: { log: { methods: { note: { takes: { text: String } } } } }
      inputs: { one: { takes: &takes { size: Int } }, two: { takes: *takes } }
      state: { a: { type: A, initial: { name: 1 } }, b: { type: B, initial: { name: 2 } } }
      outputs: { total: Int, shown: { from: a.name + b.name } }
      bindings:
        - when: one
          do: &do
            - let: { sum: =size + 1 }
            - set: { total: =sum, a: { name: =sum }, b: { name: =sum } }
            - call: log.note
              with: { text: x }
        - when: two
          do: *do
      """
    let new = try #require(try renamed(spec, place))
    #expect(new == spec.replacing(name, with: "other"))
  }

  /// What the language gives a name has no other.
  @Test(arguments: ["=err^or.message", "${val^ue}"])
  func aNameOfTheLanguage(place: String) throws {
    let spec = """
      screen: Odd
      errors: { Failure: { gone: It is gone } }
      services: { api: { methods: { load: { throws: Failure } } } }
      formatters: { loud: { of: String, text: "${value}!" } }
      outputs: { text: String }
      bindings:
        - when: start
          do: [{ call: api.load, catch: [{ set: { text: =error.message | loud } }] }]
      """
    #expect(try renamed(spec, place) == nil)
  }

  /// The text with another name at the cursor; nil where there is none that can be changed.
  private func renamed(
    _ text: String, _ place: String, to name: String = "other"
  ) throws -> String? {
    var editor = try Editor()
    let told = editor.open(
      text.replacing(place.filter { $0 != "^" }, with: place.replacing("^", with: "‸")))
    #expect(told.last?["params"]?["diagnostics"] == [])
    guard editor.ask("prepareRename") != nil else {
      #expect(
        editor.ask("rename", name: "other")?["error"]?["message"]?.string
          == "there is no name to change here")
      return nil
    }
    let edits = editor.ask("rename", name: name)?["result"]?["changes"]?["file:///spec.yaml"]
    return editor.applying(edits?.array ?? [], to: text)
  }

  @Test func isRefusedWhereTheNameIsTaken() throws {
    let result = try rename("ti^tle: String", in: "shared.yaml", to: "mode")
    #expect(result.message == "'mode' can't be the name: 'mode' is given twice")
    #expect(result.library.isEmpty && result.screen.isEmpty)
  }

  @Test func isOfferedWhereANameStands() throws {
    var editor = try Editor()
    editor.open("screen: A\ninputs: { open: { takes: { p|age: Int } } }")
    #expect(
      editor.ask("prepareRename") == [
        "start": ["line": 1, "character": 27], "end": ["line": 1, "character": 31],
      ])
    editor.open("screen: A\nout|puts: {}")
    #expect(editor.ask("prepareRename") == nil)
  }
}
