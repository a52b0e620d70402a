/// Values of Foundation's types, which have no literals in Swift.
extension ExpressionEmitter {
  func date(_ seconds: Double) -> SwiftExpression {
    let literal = dateLiteral(ofSecondsSince2001: seconds).map { "literal: \"\($0)\"" }
    return call(
      unit.names.known("Date"),
      [.text(literal ?? "timeIntervalSinceReferenceDate: \(number(seconds))")])
  }

  private func number(_ value: Double) -> String {
    Int(exactly: value).map(NumberLiteral.integer) ?? NumberLiteral.decimal(value)
  }

  func url(_ text: String) -> SwiftExpression {
    call(unit.names.known("URL"), ["literal: \(TextLiteral.layout(of: text))"])
  }

  func uuid(_ text: String) -> SwiftExpression {
    call(unit.names.known("UUID"), ["literal: \(StringLiteral.quoted(text))"])
  }

  func data(_ bytes: [UInt8]) -> SwiftExpression {
    let text = TextLiteral.layout(of: Base64.text(bytes))
    return call(unit.names.known("Data"), bytes.isEmpty ? [] : ["base64: \(text)"])
  }
}
