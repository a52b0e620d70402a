import Checking
import Diagnostics
import Expressions
import Reading
import Spec

/// The declarations that the expressions of these tests can use.
let declarations = """
  screen: A
  constants: { limit: { type: Int, value: 3 } }
  models:
    Item:
      fields:
        name: String
        price: Decimal
        note: String?
        tags: "[String]"
        amount: { type: Int, default: 1 }
        mode: { type: Mode?, default: null }
    Mode: { cases: { idle: Nothing, loading: { progress: Double, name: String? } } }
    Plan: { cases: [free, pro] }
  errors:
    Failure: { offline: No network, other: { code: Int } }
  types: [Opaque]
  formatters:
    money: { currency: USD }
    day: { date: yyyy }
    names: { list: and }
    plan: { of: Plan, text: "${value.message}" }
    code: { swift: "value.count", from: String, to: Int }
    maybeCode: { swift: value ?? "", from: String?, to: String }
  cells:
    Row: { from: { item: Item, index: Int }, fields: { t: { from: item.name } } }
    Tiny: { from: { value: String }, fields: { t: { from: value } } }
  needs: { opaque: Opaque, opaques: "[Opaque]" }
  state:
    items: "[Item]"
    item: { type: Item, initial: { name: a, price: 1, tags: [] } }
    some: Item?
    name: String
    text: String?
    flag: Bool
    count: Int
    number: Int?
    ratio: Double
    price: Decimal
    mode: { type: Mode, initial: idle }
    plan2: { type: Plan, initial: pro }
    failure: { type: Failure, initial: offline }
    when: { type: Date, initial: "2020-01-01" }
    link: { type: URL, initial: "https://example.com" }
    names2: "[String]"
    tags: Set<String>
    ints: "[Int]"
    doubles: "[Double]"
    flags: "[Bool]"
    grid: "[[Int]]"
    holes: "[Int?]"
    plans: "[Plan]"
    prices: "[String: Int]"
    notes: "[Int: String?]"
  outputs:

  """

/// What the checker makes of an expression: its type and tree, or its mistakes.
struct Typing {
  var value: TypedExpression?
  var type: ValueType?
  /// `column MVG… title | hint`, the column counted from the start of the expression.
  var messages: [String]
  var places: [Range<Int>]
}

/// Checks an expression as the source of an output, whose type may be given.
func typing(_ expression: String, as type: String? = nil) -> Typing {
  let quoted = expression.split(separator: "'", omittingEmptySubsequences: false)
    .joined(separator: "''")
  let prefix = declarations + "  o: { \(type.map { "type: \"\($0)\", " } ?? "")from: '"
  return typing(prefix, quoted, "' }")
}

/// Checks a literal as the first value of a state of that type.
func literal(_ literal: String, of type: String) -> Typing {
  let states = declarations.split(separator: "\n").dropLast().joined(separator: "\n")
  return typing(states + "\n  o:\n    type: \"\(type)\"\n    initial: ", literal, "\n")
}

private func typing(_ prefix: String, _ middle: String, _ suffix: String) -> Typing {
  let (screen, diagnostics) = checked(prefix + middle + suffix)
  return Typing(screen, diagnostics, from: prefix.utf8.count)
}

private func checked(_ text: String) -> (CheckedScreen?, [Diagnostic]) {
  let file = SourceFile(name: "a.yaml", text: text)
  let id = FileID(rawValue: 0)
  let reading = readYAML(file, id: id)
  let (specs, mistakes, _) = decodeSpecs(reading.documents, of: id)
  var diagnostics = reading.diagnostics + mistakes
  var screen: CheckedScreen?
  for spec in specs {
    let result = check(spec, in: file)
    screen = result.screen
    diagnostics += result.diagnostics
  }
  return (screen, diagnostics.inSourceOrder())
}

extension Typing {
  fileprivate init(_ screen: CheckedScreen?, _ diagnostics: [Diagnostic], from start: Int) {
    let value = screen?.values.first { $0.name == "o" }
    type = value?.type
    switch value?.content {
    case .derived(let expression)?, .stored(let expression)?: self.value = expression
    case nil: self.value = nil
    }
    messages = diagnostics.map { diagnostic in
      "\(diagnostic.id) \(diagnostic.title)" + (diagnostic.hint.map { " | \($0)" } ?? "")
    }
    places = diagnostics.map { Int($0.span.offset) - start..<Int($0.span.end) - start }
  }
}

/// A text in which `«…»` marks a place: the text without the marks, and the place in bytes.
func unmarked(_ text: String) -> (text: String, place: Range<Int>)? {
  guard let open = text.firstIndex(of: "«"), let close = text.firstIndex(of: "»") else {
    return nil
  }
  let before = text[..<open]
  let middle = text[text.index(after: open)..<close]
  let start = before.utf8.count
  return (
    String(before + middle + text[text.index(after: close)...]),
    start..<start + middle.utf8.count
  )
}
