import MVVMGenExpressions

/// An expression with parentheses around all that belongs together, and nothing else.
func shape(_ expression: Expression) -> String {
  switch expression.kind {
  case .integer(let text), .decimal(let text), .name(let text): text
  case .text(let pieces): "\"\(pieces.map(shape).joined())\""
  case .bool(let value): "\(value)"
  case .null: "nil"
  case .list(let elements): "[\(elements.map(shape).joined(separator: ", "))]"
  case .implicitCase(let name, let arguments): "." + name.text + (arguments.map(shape) ?? "")
  case .member(let base, let name, let isOptional):
    shape(base) + (isOptional ? "?." : ".") + name.text
  case .method(let base, let name, let arguments, let isOptional):
    shape(base) + (isOptional ? "?." : ".") + name.text + shape(arguments)
  case .call(let name, let arguments): name.text + shape(arguments)
  case .element(let base, let index, let isOptional):
    shape(base) + (isOptional ? "?" : "") + "[\(shape(index))]"
  case .not(let value): "(not \(shape(value)))"
  case .negate(let value): "(-\(shape(value)))"
  case .binary(let sign, let left, let right, _):
    "(\(shape(left)) \(sign.rawValue) \(shape(right)))"
  case .choice(let condition, let name, let then, let otherwise):
    "(if \(shape(condition))\(name.map { " as \($0.text)" } ?? "") "
      + "then \(shape(then)) else \(shape(otherwise)))"
  case .function(let parameters, let body):
    "{\(parameters.map(\.text).joined(separator: ", ")) => \(shape(body))}"
  case .path(let names): "\\." + names.map(\.text).joined(separator: ".")
  case .group(let chain): "<\(shape(chain))>"
  case .formatted(let value, let name): "(\(shape(value)) | \(name.text))"
  case .invalid: "invalid"
  }
}

func shape(_ piece: Expression.TextPiece) -> String {
  switch piece {
  case .literal(let text): text
  case .hole(let value): "${\(shape(value))}"
  }
}

private func shape(_ arguments: [Expression.Argument]) -> String {
  let shapes = arguments.map { ($0.label.map { "\($0.text): " } ?? "") + shape($0.value) }
  return "(\(shapes.joined(separator: ", ")))"
}
