import MVVMGenJSON
import Testing

/// Mistakes with one thing to write in their place.
@Suite struct QuickFixTests {
  private static func screen(_ step: String) -> String {
    """
    screen: Album
    models:
      Mode: { cases: [grid, list] }
      Photo: { fields: { title: String } }
    services:
      api: { methods: { load: { takes: { page: Int }, returns: Photo } } }
    inputs: { open: {}, close: {} }
    outputs: { title: String, mode: { type: Mode, initial: grid }, photo: Photo? }
    bindings:
      - when: open
        do:
          - \(step)
    """
  }

  @Test(arguments: [
    ("set: { title: =tilte }", "title"), ("set: { tilte: a }", "title"),
    ("set: { title: \"=title.length\" }", "count"),
    ("set: { mode: =.gird }", "grid"), ("set: { mode: gird }", "grid"),
    ("set: { mode: 'gird' }", "grid"), ("set: { mode: =list }", ".list"),
    ("{ send: opne }", "open"), ("{ cal: api.load }", "call"), ("{ call: ap.load }", nil),
    ("{ call: api.laod, with: { page: 1 } }", "load"),
    ("{ call: api.load, with: { pgae: 1 } }", "page"),
    ("{ call: api.load, with: { page: 1 }, sa: x }", "as"),
    ("{ send: close, wiht: {} }", "with"), ("set: { photo: { titel: a } }", "title"),
    ("set: { photo: '=Phto(title: \"a\")' }", "Photo"),
    ("set: title = 3", "{ title: 3 }"),
    ("set: { title: =title.replacing(\"a\", title) }", "'=title.replacing(\"a\", title)'"),
    ("send close", "send: close"), ("{ if: title.isEmpty && true, then: [] }", "and"),
    ("{ if: title.isEmpty&&true, then: [] }", nil),
    ("{ call: api.load, with: page = 1 }", "{ page: 1 }"),
    ("set: { photo: none }", "null"), ("wait: 2 seconds", "2s"), ("wait: 60", nil),
    ("{ call: api.load, args: { page: 1 } }", "with"),
    ("{ invoke: api.load, with: { page: 1 } }", "call"),
    ("{ call: load, with: { page: 1 } }", "api.load"),
    ("{ call: =api.load, with: { page: 1 } }", "api.load"),
    ("{ call: await api.load, with: { page: 1 } }", "api.load"),
    ("{ call: await api.load(1) }", nil), ("{ send: =close }", "close"),
    ("{ send: self.close }", "close"), ("{ if: title.isEmpty adn true, then: [] }", "and"),
    ("{ if: NOT title.isEmpty, then: [] }", "not"), ("set: { title = Tea }", "title: Tea"),
    ("set: { title = =title }", "title: =title"), ("set: { title = Tea, or coffee }", nil),
    ("set: { title: Tea, or coffee }", "'Tea, or coffee'"),
    ("set: { title: &a grid, mode: &a }", "*a"), ("set: { title: \"=photo?title\" }", "?."),
    // There is more than one thing to do.
    ("{ stop: [open] }", nil), ("{ unless: title.isEmpty, then: [] }", nil),
    ("set: { title: \"=photo->title\" }", nil),
    ("set: { title: =1 }", nil), ("set: { title: =zzzz }", nil),
  ])
  func offersWhatIsMeant(step: String, expected: String?) throws {
    var editor = try Editor()
    let text = Self.screen(step)
    let told = editor.open(text).first?["params"]?["diagnostics"]?.array ?? []
    #expect(!told.isEmpty)
    let range = try #require(told.first?["range"])
    let fixes = editor.ask("codeAction", range)?.array ?? []
    #expect(fixes.first.flatMap { editor.newText($0) } == expected)
    guard let fix = fixes.first else { return }
    #expect(fix["diagnostics"]?.array?.first?["range"] == range)
    // What was wrong there is right then.
    let mended = try #require(editor.applying(fix, to: text))
    let left = editor.open(mended).first?["params"]?["diagnostics"]?.array ?? []
    #expect(!left.contains { $0["range"]?["start"] == range["start"] }, "\(left)")
  }

  @Test func writesTheSpaceOfFormats() throws {
    let text = """
      screen: Cart
      formatters: { price: { currency: EUR } }
      needs: { amount: Decimal }
      outputs: { total: { from: amount | price } }
      scenarios:
        - name: one
          given: { needs: { amount: 9.5 } }
          steps: [{ expect: { total: € 9.50 } }]
      """
    var editor = try Editor()
    // The first '|' is the cursor.
    let told = try #require(editor.open("|" + text).first?["params"]?["diagnostics"]?.array)
    #expect(told.map { $0["code"]?.string } == ["MVG216"])
    let range = try #require(told.first?["range"])
    let fix = try #require(editor.ask("codeAction", range)?.array?.first)
    #expect(editor.newText(fix) == #""€\_9.50""#)
    let mended = try #require(editor.applying(fix, to: text))
    #expect(editor.open("|" + mended).first?["params"]?["diagnostics"]?.array?.isEmpty == true)
  }

  private static let declared: [(part: String, expected: String?)] = [
    ("screen: weather", "Weather"), ("formatters: { price: { currency: usd } }", "USD"),
    ("formatters: { day: { date: YYYY-MM-DD } }", "yyyy-MM-dd"),
    ("formatters: { day: { date: yyyy-mm-dd } }", nil),
    ("imports: [Swift UI]", "SwiftUI"), ("imports: [Swift+UI]", nil),
    ("models: { Mode: { options: [a, b] } }", "cases"),
    (
      """
      models: { Mode: { cases: { a: On, b: Off } } }
      state: { mode: { type: Mode, initial: On } }
      """, "a"
    ),
    ("bindings: [{ when: inputs.start, do: [{ wait: 1s }] }]", "start"),
    (
      """
      formatters: { price: { currency: USD } }
      needs: { sum: Decimal }
      outputs: { total: { text: 'Total ${sum price}' } }
      """, "| price"
    ),
    ("outputs: { size: { type: Int, initial: 1 + 1 } }", "=1 + 1"),
    ("outputs: { size: { type: Int, initial: '1 + 1' } }", nil),
    ("inputs: { n: Int }\noutputs: { few: { from: n < 3 and yes } }", "true"),
    ("formatters: { day: { date: yyyy, timeZone: Europ/Berlin } }", "Europe/Berlin"),
    (service("", "get: a/b"), "/a/b"), (service("", "get: /, throws: EE, otherwise: a"), "E"),
    ("errors: { Store: { a: A } }\nservices: { s: { methods: { l: { throws: Stor } } } }", "Store"),
    (service("", "get: /, throws: E, otherwise: A"), "a"),
    (service("retry: { times: 2, wiat: 1s }", "get: /"), "wait"),
    (service("retry: { attempts: 2 }", "get: /"), "times"),
    (service("retry: { attempts: 2, times: 3 }", "get: /"), nil),
    (service("", "get: /, throws: E, otherwise: a, status: { 4XX: a }"), "4xx"),
    (service("", "get: /, throws: E, otherwise: a, status: { 4XX: a, 4xx: a }"), nil),
    (service("", "get: ../a/b"), "/a/b"),
    ("formatters: { day: { date: yyyy, timeZone: '+02:00' } }", "GMT+02:00"),
    ("formatters: { day: { date: yyyy, timeZone: '+99:00' } }", nil),
    (service("", "get: /, returns: Int, throws: E, otherwise: a, at: data..x"), "data.x"),
  ]

  private static func service(_ http: String, _ method: String) -> String {
    """
    errors: { E: { a: A } }
    services: { api: { http: { base: https://a.example, \(http) }, methods: { load: { \(method) } } } }
    """
  }

  @Test(arguments: declared)
  func mendsWhatIsDeclared(part: String, expected: String?) throws {
    let text = part.hasPrefix("screen") ? part : "screen: Weather\n\(part)"
    var editor = try Editor()
    // The first '|' is the cursor.
    let told = editor.open("|" + text).first?["params"]?["diagnostics"]?.array ?? []
    let fixes = told.compactMap { $0["range"] }.flatMap {
      editor.ask("codeAction", $0)?.array ?? []
    }
    #expect(!told.isEmpty)
    #expect(fixes.first.flatMap { editor.newText($0) } == expected, "\(told)")
    guard let fix = fixes.first, let range = fix["diagnostics"]?.array?.first?["range"] else {
      return
    }
    let mended = try #require(editor.applying(fix, to: text))
    let left = editor.open("|" + mended).first?["params"]?["diagnostics"]?.array ?? []
    // Warnings are told where there are no errors.
    func errors(_ told: [JSONValue]) -> Int { told.count { $0["severity"] == 1 } }
    #expect(errors(left) < max(errors(told), 1), "\(left)")
    #expect(!left.contains { $0["range"]?["start"] == range["start"] }, "\(left)")
  }

  @Test func offersNothingElsewhere() throws {
    var editor = try Editor()
    editor.open(Self.screen("set: { title: =tilte }"))
    let start: JSONValue = ["line": 0, "character": 0]
    #expect(editor.ask("codeAction", ["start": start, "end": start])?.array?.isEmpty == true)
  }
}
