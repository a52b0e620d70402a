import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading

/// Choices that ask an optional as a question, and use it where it is there.
extension ExpressionChecker {
  /// `if coupon as x then "${x}" else ""`, of `if coupon then "${coupon}" else ""` or with
  /// `coupon != nil`, where that is right.
  func namingOptional(
    in text: String, _ node: YAMLNode, _ scope: Scope, _ expected: ValueType? = .string
  ) -> String? {
    let (expression, messages) = parseExpression(text)
    guard messages.isEmpty, case .choice(let condition, nil, let then, _) = expression.kind else {
      return nil
    }
    let bytes = Array(text.utf8)
    let asked = condition.askedOptional ?? condition
    guard let name = ["x", "y", "z"].first(where: { scope[$0] == nil && declared[$0] == nil })
    else { return nil }
    let path = bytes[asked.range]
    guard path.allSatisfy({ $0.isInName || $0 == UInt8(ascii: ".") }) else { return nil }
    var written = Array("if ".utf8) + path + Array(" as \(name) then ".utf8)
    var place = then.range.lowerBound
    while place < then.range.upperBound {
      let isStart = place == 0 || !(bytes[place - 1].isInName || bytes[place - 1] == 0x2E)
      let end = place + path.count
      let isPath =
        isStart && end <= then.range.upperBound && bytes[place..<end].elementsEqual(path)
        && !(end < bytes.count && bytes[end].isInName)
      if isPath { written += Array(name.utf8) } else { written.append(bytes[place]) }
      place = isPath ? end : place + 1
    }
    written += bytes[then.range.upperBound...]
    let meant = String(decoding: written, as: UTF8.self)
    return hasType(meant, node, scope, expected) ? meant : nil
  }
}

extension String {
  /// An expression as the value of a key, in quotes where some place needs them.
  var asValueOfKey: String {
    let isPlain = utf8.allSatisfy { !",[]{}#".utf8.contains($0) } && !holds(": ")
    return isPlain && utf8.first.map { !"\"'&*!|>%@`".utf8.contains($0) } ?? false
      ? self : holds("'") ? self : "'\(self)'"
  }
}
