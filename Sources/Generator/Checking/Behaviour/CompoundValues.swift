import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

extension ScreenChecker {
  /// `set: { count: += 1 }`, as other languages have it; nil for any other value, and for a text,
  /// which it may be after all.
  mutating func compound(
    _ pair: NamedValue, _ type: ValueType, in scope: Scope
  ) -> TypedExpression? {
    guard let scalar = pair.value.scalar, scalar.style == .plain,
      let sign = ["+", "-", "*", "/"].first(where: { scalar.text.hasPrefix("\($0)=") }),
      case let operand = String(scalar.text.dropFirst(2).drop { $0 == " " }),
      let value = becoming(pair.name.text, sign, operand, type, scope)
    else { return nil }
    let hint: Hint = "say what it becomes: \(pair.name.text): \(value)"
    guard type != .string else {
      expressions.warnOfText(
        pair.value, "this is the text '\(scalar.text)', which is put in place of the old one", hint)
      return nil
    }
    report(
      .badLiteral, "'\(scalar.text)' is not \(type.article) \(type)", at: pair.value.span,
      hint: hint)
    return .unknown
  }

  private func becoming(
    _ name: String, _ sign: String, _ operand: String, _ type: ValueType, _ scope: Scope
  ) -> String? {
    switch type {
    case .array where sign == "+":
      let isList = scope[operand]?.type == type
      return isList ? "=\(name) + \(operand)" : "'=\(name) + [\(operand)]'"
    case .string where sign == "+": return "=\(name) + \(operand)"
    case .int, .double, .decimal: return "=\(name) \(sign) \(operand)"
    default: return nil
    }
  }
}
