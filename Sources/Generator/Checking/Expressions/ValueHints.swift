import Diagnostics
import Expressions
import Reading

/// What is said of values that do not fit, or that fit and were hardly meant so.
extension ValueChecker {
  /// The form of a value that is more than a word.
  func howToWrite(_ type: ValueType) -> String {
    switch type.unwrapped {
    case .array, .set: "write a list: [a, b], or [] for none"
    case .dictionary: "write a map: { key: value }, or {} for none"
    case .named(let name) where types[name]?.cases == nil:
      "write a map of its fields, or an expression: =name"
    default: "write a value of that type: \(example(of: type.unwrapped, Scope(), ""))"
    }
  }

  func example(of type: ValueType, _ scope: Scope, _ text: String) -> String {
    if readsAsExpression(text, in: scope) { return "=\(text)" }
    return switch type {
    case .bool: "true or false"
    case .int:
      Double(text) != nil ? "a whole number from \(Int.min) to \(Int.max)" : "for example 3"
    case .double, .decimal: "for example 3.5"
    case .date: "for example 2024-05-01T12:00:00Z"
    case .url: "for example https://example.com"
    case .uuid: "for example 123e4567-e89b-12d3-a456-426614174000"
    case .data: "write it in base64"
    case .array, .set: "[] for none"
    case .dictionary: "{} for none"
    case .named(let name): types[name]?.cases?.first.map { "for example \($0.name)" } ?? "=name"
    default: "=name"
    }
  }

  /// Whether a text that is no value would be one with `=` in front: it speaks of names in scope.
  func readsAsExpression(_ text: String, in scope: Scope) -> Bool {
    let (expression, messages) = parseExpression(text)
    let names = expression.names
    return messages.isEmpty && !names.isEmpty && names.allSatisfy { scope[$0] != nil }
  }

  mutating func badLiteral(_ node: YAMLNode, _ title: String, _ hint: String) -> TypedExpression {
    report(.badLiteral, title, at: node.span, hint: hint)
    return .unknown
  }

  /// An unquoted text that is the name of something, or of one of its members, is a text, and was
  /// hardly meant as one.
  mutating func warnIfName(_ scalar: YAMLScalar, _ node: YAMLNode, _ scope: Scope) {
    guard scalar.style == .plain else { return }
    let names = scalar.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let entry = scope[names[0]], names.allSatisfy({ isName($0) }) else { return }
    // A scenario is about texts: few of them are meant as what the screen holds just then.
    if isScenario, entry.reference.kind != .constant { return }
    diagnostics.append(
      Diagnostic(
        .textLikeName, "this is the text '\(scalar.text)', not the value of that name",
        at: node.span, severity: .warning,
        hint: "write '=\(scalar.text)' for the value, or quote the text"))
  }

  /// Nothing is `null` in YAML: `nil` is a text where a text fits.
  mutating func warnOfNil(_ node: YAMLNode) {
    diagnostics.append(
      Diagnostic(
        .textLikeName, "'nil' is only text here", at: node.span, severity: .warning,
        hint: "write null for no value, or quote the text"))
  }

  /// Holes as other languages write them, around a name in scope.
  mutating func warnIfHole(_ text: String, _ node: YAMLNode, _ scope: Scope) {
    let bytes = text.utf8
    for sign in bytes.indices where bytes[sign] == UInt8(ascii: "$") || bytes[sign] == 0x5C {
      var start = bytes.index(after: sign)
      if bytes[sign] == 0x5C {
        guard start < bytes.endIndex, bytes[start] == UInt8(ascii: "(") else { continue }
        start = bytes.index(after: start)
      }
      let name = text[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let end = bytes[sign] == 0x5C ? ")" : ""
      guard scope[String(name)] != nil else { continue }
      diagnostics.append(
        Diagnostic(
          .textLikeName, "'\(text[sign..<start])\(name)\(end)' is only text here", at: node.span,
          severity: .warning, hint: "a hole is written '${\(name)}'"))
      return
    }
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
