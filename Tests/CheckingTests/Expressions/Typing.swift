import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec
import Testing

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
  /// `MVG… title | hint`
  var messages: [String]
}

/// Checks an expression as the source of an output, whose type may be given.
func typing(_ expression: String, as type: String? = nil) -> Typing {
  let quoted = expression.split(separator: "'", omittingEmptySubsequences: false)
    .joined(separator: "''")
  let (screen, diagnostics) = checked(
    declarations + "  o: { \(type.map { "type: \"\($0)\", " } ?? "")from: '\(quoted)' }")
  let found = screen?.values.first { $0.name == "o" }
  let value: TypedExpression? =
    switch found?.content {
    case .derived(let expression)?, .stored(let expression)?: expression
    case nil: nil
    }
  return Typing(
    value: value, type: found?.type,
    messages: diagnostics.map { diagnostic in
      "\(diagnostic.id) \(diagnostic.title)" + (diagnostic.hint.map { " | \($0)" } ?? "")
    })
}

func expectType(_ expression: String, _ type: String) {
  let typing = typing(expression)
  #expect(typing.messages == [])
  #expect(typing.type?.description == type)
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
