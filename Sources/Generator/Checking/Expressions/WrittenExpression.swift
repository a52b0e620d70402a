import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading

/// What an expression is written as, in the scalar that holds it.
extension YAMLNode {
  /// A part of the expression, as it stands there.
  func text(in range: Range<Int>) -> String {
    let text = Array((scalar?.text ?? "").utf8)
    return range.upperBound <= text.count ? String(decoding: text[range], as: UTF8.self) : "..."
  }

  /// All that stands behind a part of the expression.
  func text(after range: Range<Int>) -> String {
    String(decoding: (scalar?.text ?? "").utf8.dropFirst(range.upperBound), as: UTF8.self)
  }

  /// Whether a place is all of it, but for its `=` and its quotes.
  func isAll(_ place: SourceSpan) -> Bool {
    scalar != nil && span.touches(Int(place.offset)) && span.length <= place.length + 3
  }

  /// A part of the expression, as it is written.
  func written(_ part: Expression) -> String {
    switch part.kind {
    case .not, .negate, .binary, .choice, .formatted: text(in: part.range).inParentheses
    default: text(in: part.range)
    }
  }

  /// The `now` of `clock.now`.
  func memberWritten(after range: Range<Int>) -> String? {
    let rest = (scalar?.text ?? "").utf8.dropFirst(range.upperBound)
    guard rest.first == UInt8(ascii: ".") else { return nil }
    let name = Substring(rest.dropFirst()).prefix(while: { $0.isInName })
    return isName(String(name)) ? String(name) : nil
  }

  /// The signs before and behind a part of the expression; `=>` is none.
  func signs(around range: Range<Int>) -> [UInt8] {
    let text = Array((scalar?.text ?? "").utf8)
    guard range.upperBound <= text.count else { return [] }
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") }
    let before = text[..<range.lowerBound].reversed().drop(while: isSpace)
    let behind = text[range.upperBound...].drop(while: isSpace)
    return [before.starts(with: ">=".utf8) ? nil : before.first, behind.first].compactMap { $0 }
  }

  /// `x.id`, where a part of the expression stands beside it and a sign that compares them; `=>`,
  /// which is `>=` from behind, compares nothing.
  func pathCompared(with range: Range<Int>) -> String? {
    let text = Array((scalar?.text ?? "").utf8)
    guard range.upperBound <= text.count else { return nil }
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") }
    func isSign(_ byte: UInt8) -> Bool { "=!<>".utf8.contains(byte) }
    func isInPath(_ byte: UInt8) -> Bool { byte.isInName || ".?".utf8.contains(byte) }
    let before = text[..<range.lowerBound].reversed().drop(while: isSpace)
    if let sign = before.first, isSign(sign), !before.starts(with: ">=".utf8) {
      let path = before.drop(while: isSign).drop(while: isSpace).prefix(while: isInPath)
      return String(decoding: path.reversed(), as: UTF8.self)
    }
    let behind = text[range.upperBound...].drop(while: isSpace)
    guard let sign = behind.first, isSign(sign) else { return nil }
    let path = behind.drop(while: isSign).drop(while: isSpace).prefix(while: isInPath)
    return String(decoding: path, as: UTF8.self)
  }

  func written(behind name: Expression.Identifier) -> String {
    String((scalar?.text ?? "").utf8.dropFirst(name.range.upperBound)) ?? ""
  }

  /// `price` of `money(price)`, where that is all that is called with; in parentheses where it has
  /// an operator.
  func onlyArgument(behind range: Range<Int>) -> String? {
    guard let found = Self.arguments(in: text(after: range)), found.values.count == 1 else {
      return nil
    }
    let value = found.values[0]
    return value.utf8.contains(UInt8(ascii: " ")) ? value.inParentheses : value
  }

  /// The arguments of a call, with their parentheses and labels, as they are written.
  func argumentsWritten(behind name: Expression.Identifier) -> String? {
    let behind = written(behind: name)
    return Self.arguments(in: behind).flatMap { String(behind.utf8.prefix($0.length)) }
  }

  /// `(of: a, with: B(c: d)) …`: the arguments without their own labels, whether they have any, and
  /// how long all of it is; nil where no parenthesis closes it.
  static func arguments(in text: String) -> (values: [String], haveLabels: Bool, length: Int)? {
    guard text.first == "(" else { return nil }
    var values = [""]
    var depth = 0
    var isText = false
    var haveLabels = false
    var length = 0
    for sign in text {
      length += sign.utf8.count
      if sign == "\"" { isText.toggle() }
      if !isText, "([{".contains(sign) { depth += 1 }
      if !isText, ")]}".contains(sign) { depth -= 1 }
      if depth == 0 { return (values.filter { !$0.isEmpty }, haveLabels, length) }
      let value = values[values.count - 1]
      if depth == 1, !isText, sign == "," {
        values.append("")
      } else if depth == 1, sign == ":", !value.isEmpty, value.allSatisfy({ $0.isLetter }) {
        haveLabels = true
        values[values.count - 1] = ""
      } else if length > 1, sign != " " || !value.isEmpty {
        values[values.count - 1].append(sign)
      }
    }
    return nil
  }

  /// A text of an expression.
  func quotedInYAML(_ text: String) -> String { writtenInYAML("\"\(text)\"") }

  /// A part of an expression; between double quotes of YAML, its quotes are escaped.
  func writtenInYAML(_ text: String) -> String {
    guard scalar?.style == .doubleQuoted else { return text }
    return text.exchanging("\\", for: "\\\\").exchanging("\"", for: "\\\"")
  }
}

extension String {
  /// Parentheses around a part of an expression, which may be around it already.
  var inParentheses: String {
    var depth = 0
    // Where the first of them closes only at the end, they stand around all of it.
    let closing = firstIndex { sign in
      depth += sign == "(" ? 1 : sign == ")" ? -1 : 0
      return depth == 0
    }
    return hasPrefix("(") && closing == indices.last ? self : "(\(self))"
  }
}
