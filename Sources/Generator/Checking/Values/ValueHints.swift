import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// What is said of values that do not fit, or that fit and were hardly meant so.
extension ValueChecker {
  /// The form of a value that is more than a word.
  func howToWrite(_ type: ValueType, _ scope: Scope) -> Hint {
    switch type.unwrapped {
    case .array, .set: "write a list: [a, b], or [] for none"
    case .dictionary: "write a map: { key: value }, or {} for none"
    case .named(let name) where types[name]?.kind == .opaque:
      "nothing is known of '\(name)', which has no literals: describe it as a model with "
        + "'external: true', or "
        + (type.isOptional
          ? "write null"
          : scope.part.isScenario ? "make it '\(name)?'" : "write an expression: =name")
    case .caseValues(let name, let caseName):
      "write a map of them: { \(firstValue(of: caseName, name)): ... }"
    case .named(let name) where types[name]?.cases == nil:
      "write a map of its fields, \(fieldsToWrite(of: type)), or an expression: =name"
    default: "write a value of that type: \(example(of: type.unwrapped, scope, ""))"
    }
  }

  /// `{ id: ..., name: ... }`
  private func fieldsToWrite(of type: ValueType) -> String {
    let fields = types.fields(of: type.unwrapped) ?? []
    let needed = fields.filter { !$0.mayBeLeftOut }
    let names = (needed.isEmpty ? fields : needed).prefix(4).map { "\($0.name): ..." }
    return names.isEmpty ? "{}" : "{ \(names.joined(separator: ", ")) }"
  }

  private func firstValue(of caseName: String, _ type: String) -> String {
    types[type]?.cases?.first { $0.name == caseName }?.values.first?.name ?? "name"
  }

  /// The model of one text that a text was meant to be: `sender: Ann`.
  func modelMeant(by node: YAMLNode, _ type: ValueType) -> Hint? {
    guard node.scalar != nil, !node.isNull,
      let needed = types.fields(of: type.unwrapped)?.filter({ !$0.mayBeLeftOut }),
      needed.count == 1, needed[0].type == .string
    else { return nil }
    return .write(map: "\(needed[0].name): \(node.asWritten)")
  }

  /// The list that a text was meant to be, unless it is one as an expression.
  func listMeant(by text: String, _ node: YAMLNode, _ type: ValueType, _ scope: Scope) -> Hint? {
    let element: ValueType
    switch type.unwrapped {
    case .array(let inner), .set(let inner): element = inner
    default: return nil
    }
    if let elements = node.elementsWithoutFirstDash {
      return "its first element has no '- ' in front: write '- \(elements[0])'"
    }
    // `Size.allCases`
    if text.hasSuffix(".allCases"), let cases = types.cases(of: element),
      cases.allSatisfy({ $0.values.isEmpty })
    {
      return .write("[\(cases.map { $0.name }.joined(separator: ", "))]", bare: true)
    }
    if expressions.readsAsExpression(text, in: scope) {
      if expressions.hasType(text, node, scope, type) { return nil }
      if expressions.hasType(text, node, scope, element) { return "write a list: [=\(text)]" }
    }
    return listOfOne(text, node, type)
  }

  /// A text where a list of texts or numbers is wanted.
  private func listOfOne(_ text: String, _ node: YAMLNode, _ type: ValueType) -> Hint? {
    switch type.unwrapped {
    case .array(let element) where areLiterals(text, element),
      .set(let element) where areLiterals(text, element):
      let isPlain = text.utf8.allSatisfy { !"[]{}:#'\"".utf8.contains($0) }
      return node.isNull || text.isEmpty || !isPlain ? nil : "write a list: [\(text)]"
    default: return nil
    }
  }

  private func areLiterals(_ text: String, _ type: ValueType) -> Bool {
    type == .string
      || text.split(separator: ",").allSatisfy { part in
        parseLiteral(String(part.drop { $0 == " " }), as: type) != nil
      }
  }

  /// A case with its values, as a literal.
  func howToWrite(_ found: TypeDeclaration.Case, _ value: String?) -> Hint {
    guard !found.values.isEmpty else { return "it has none: write '\(found.name)'" }
    let values = found.values.map { field in
      "\(field.name): \(found.values.count == 1 ? value ?? "..." : "...")"
    }
    return "{ \(found.name): { \(values.joined(separator: ", ")) } }"
  }

  func example(of type: ValueType, _ scope: Scope, _ text: String) -> Hint {
    if let meant = expressions.expressionMeant(by: text, in: scope) ?? computed(text, type, scope) {
      return meant
    }
    // `<https://example.com>`
    if type == .url, text.hasPrefix("<"), text.hasSuffix(">") {
      return .write(String(text.dropFirst().dropLast()), bare: true)
    }
    if scope.part.isScenario, text.hasPrefix(">") || text.hasPrefix("<") || text.hasPrefix("!=") {
      return "write the value itself: a scenario gives the same result every time"
    }
    if type.isNumber, let number = negative(text) { return number }
    // `count: == 3`
    if text.hasPrefix("== ") { return .write(String(text.dropFirst(3)), bare: true) }
    return switch type {
    case .bool:
      ["true", "yes", "on", "1"].contains(text.lowercased())
        ? .write("true", bare: true)
        : ["false", "no", "off", "0"].contains(text.lowercased())
          ? .write("false", bare: true)
          : suggestion(for: text, among: ["true", "false"]) ?? "true or false"
    case .int: intExample(text)
    case .double where hasFormOfNumber(text):
      "a Double has numbers up to 1.8e308, and down to 2.2e-308"
    case .decimal where isDecimalNumber(text):
      "a Decimal has 38 digits, and a power of ten from -128 to 127"
    case .double, .decimal: decimalExample(text)
    case .date: dateExample(text, scope)
    case .url:
      urlMeant(by: text).map { .write($0, bare: true) } ?? "for example https://example.com"
    case .uuid where text.hasPrefix("UUID("):
      "a service gives it: methods: { next: { returns: UUID, sync: true } }"
    case .uuid: "for example 123e4567-e89b-12d3-a456-426614174000"
    case .data: "write it in base64"
    case .array, .set: "[] for none"
    case .dictionary: "{} for none"
    case .named(let name): types[name]?.cases?.first.map { "for example \($0.name)" } ?? "=name"
    default: "=name"
    }
  }

  /// `1 + 1` and `not true`, which name nothing; `555-1234` has no spaces.
  private func computed(_ text: String, _ type: ValueType, _ scope: Scope) -> Hint? {
    guard type.isNumber || type == .bool, text.utf8.contains(UInt8(ascii: " ")),
      expressions.hasType(text, expressions.node, scope, type)
    else { return nil }
    return .write("=\(text)")
  }

  /// The number of `90s`, `2.5 USD` and `$7.49`; of a place south or west the sign would be lost.
  private func numberBesideUnit(_ text: String) -> String? {
    let signs = text.drop { "$€£¥".contains($0) }
    let number = signs.prefix { $0.isNumber && $0.isASCII || ".-".contains($0) }
    let unit = signs.dropFirst(number.count).drop { $0 == " " }
    guard unit.count < signs.count || signs.count < text.count, !number.isEmpty,
      isDecimalNumber(String(number)), number.count < text.count, unit.count <= 4,
      unit.allSatisfy({ $0.isLetter || "$€£¥°".contains($0) }), unit != "S", unit != "W"
    else { return nil }
    return String(number)
  }

  /// `–3`, whose sign is a dash.
  private func negative(_ text: String) -> Hint? {
    guard let first = text.unicodeScalars.first,
      "\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2212}".unicodeScalars.contains(first),
      isDecimalNumber(String(text.dropFirst()))
    else { return nil }
    return .write("-\(text.dropFirst())", bare: true)
  }

  private func decimalExample(_ text: String) -> Hint {
    if let number = numberBesideUnit(text) { return .write(number, bare: true) }
    if text.hasPrefix("+"), isDecimalNumber(String(text.dropFirst())) {
      return .write(String(text.dropFirst()), bare: true)
    }
    if text.hasPrefix("."), isDecimalNumber("0\(text)") { return .write("0\(text)", bare: true) }
    if text.hasSuffix("."), isDecimalNumber("\(text)0") { return .write("\(text)0", bare: true) }
    // `1_000` and `0xFF`
    let digits = text.filter { !Self.separators.contains($0) }
    if digits != text, isDecimalNumber(digits) { return .write(digits, bare: true) }
    if text.hasPrefix("0x"), let number = Int(text.dropFirst(2), radix: 16) {
      return .write("\(number)", bare: true)
    }
    // `50%`
    if text.hasSuffix("%"), let number = Double(text.dropLast()), number.magnitude < 1_000_000 {
      return "write \(number / 100): a percent formatter shows it as \(text)"
    }
    // `1,5`; `1,000` may be a thousand.
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count != 3, isDecimalNumber("\(parts[0]).\(parts[1])") else {
      return "for example 3.5"
    }
    return .write("\(parts[0]).\(parts[1])", bare: true).ofOneWord
  }

  private func dateExample(_ text: String, _ scope: Scope) -> Hint {
    if ["now", "today", "Date()", "Date.now", "now()"].contains(text), !scope.part.isScenario {
      return expressions.giverHint("Date", scope) ?? wordsOfOthers["now"] ?? ""
    }
    if let days = daysOfMonth(in: text) { return "\(text.prefix(7)) has \(days) days" }
    // `2024-5-1`, `2024/05/01` and `1.5.2024`
    let parts = text.split { "-/.".contains($0) }.map { $0.count == 1 ? "0\($0)" : String($0) }
    let date = parts.joined(separator: "-")
    if parts.count == 3, parseDate(date) != nil { return .write(date, bare: true) }
    if let hour = hourBeyondDay(in: text) { return "there is no hour \(hour): a day has 0 to 23" }
    guard parts.count == 3, parts[2].count == 4, parts.allSatisfy({ Int($0) != nil }) else {
      return "for example 2024-05-01T12:00:00Z"
    }
    // Of `29.04.2024` one can only be the day.
    let orders = ["\(parts[2])-\(parts[1])-\(parts[0])", "\(parts[2])-\(parts[0])-\(parts[1])"]
    let meant = orders.filter { parseDate($0) != nil }
    return meant.count == 1
      ? .write(meant[0], bare: true)
      : "the year comes first, then the month and the day: \(parts[2])-MM-dd"
  }

  /// What stands between the thousands of a number elsewhere.
  private static let separators: [Character] = ["_", "'", "’", "\u{A0}", "\u{202F}"]

  private func intExample(_ text: String) -> Hint {
    guard let number = Double(text) else {
      if let number = numberBesideUnit(text), Int(number) != nil {
        return .write(number, bare: true)
      }
      let groups = text.split(separator: ",", omittingEmptySubsequences: false)
      let areGroups = groups.dropFirst().allSatisfy { $0.utf8.count == 3 }
      let digits = text.filter { !Self.separators.contains($0) && !(areGroups && $0 == ",") }
      return Int(digits) == nil ? "for example 3" : .write(digits, bare: true)
    }
    if let whole = Int(exactly: number) { return .write("\(whole)", bare: true) }
    return number.rounded() == number
      ? "a whole number from \(Int.min) to \(Int.max)"
      : "it is a whole number: for one with a fraction make the type 'Double'"
  }

  mutating func badLiteral(_ node: YAMLNode, _ title: String, _ hint: Hint) -> TypedExpression {
    // `=1 + 1`, whose signs stand there already.
    let isPlain = node.scalar?.style == .plain
    report(
      .badLiteral, title, at: node.span, hint: isPlain ? hint : hint.ofOneWord,
      // Where it is known what was meant, the type is not what is wrong.
      shape: hint.replacement == nil ? node.shapeOfLiteral : nil)
    return .unknown
  }
}

extension ValueType {
  /// Whether its values are written as one word or text.
  var isWord: Bool {
    switch self {
    case .array, .set, .dictionary, .named: false
    default: true
    }
  }
}
