import MVVMGenChecking
import MVVMGenExpressions
import MVVMGenProgram

extension LogicPlanner {
  func derivation(of value: DerivedValue) -> Layout {
    let emitter = ExpressionEmitter(unit, .logic)
    return LogicPlanner.derivation(of: value, logic) {
      emitter.reference(Reference($0, .state))
    }
  }

  /// `Self.total(items: items.value)`
  static func derivation(
    of value: DerivedValue, _ logic: LogicNames, reading: (String) -> Layout
  ) -> Layout {
    var arguments: [Layout] = value.reads.values.map {
      "\(SwiftName.label($0)): \(reading($0))"
    }
    arguments += value.reads.needs.map { SwiftName.passed($0) }
    if value.reads.usesFormatters {
      arguments.append("\(logic.formatters): \(logic.formatters)")
    }
    return .call("Self.\(SwiftName.member(value.name))", arguments)
  }

  func add(_ value: DerivedValue, to members: inout Members) {
    var parameters: [Layout] = value.reads.values.map {
      "\(SwiftName.parameter($0)): \(names.type(unit.value($0)?.type ?? .unknown))"
    }
    parameters += value.reads.needs.map {
      "\(SwiftName.parameter($0)): \(names.type(unit.need($0)?.type ?? .unknown))"
    }
    if value.reads.usesFormatters {
      parameters.append("\(logic.formatters): \(names.formatters)")
    }
    members.add { writer in
      writer.block([
        "private static func \(SwiftName.plain(value.name))", .list("(", parameters, ")"),
        " -> \(names.type(value.type))",
      ]) { addBody(value.expression, to: &$0) }
    }
  }

  private func addBody(_ expression: TypedExpression, to writer: inout CodeWriter) {
    let emitter = ExpressionEmitter(unit, .pure)
    if let first = expression.lowestOperand, !writer.fits("(\(emitter.typed(first)))") {
      // Parentheses around several lines hide what is counted with.
      let name = names.own("number")
      let rest = emitter.typed(expression.withLowestOperand(.local(name, .int)))
      let result: Layout = "return \(rest)"
      if writer.fits(result) {
        writer.add([
          "let \(name): \(names.type(.int)) =", ChoiceEmitter(emitter).assigned(first),
        ])
        return writer.add(result)
      }
    }
    if let part = partApart(in: expression, emitter),
      addBody(expression, naming: part, emitter, to: &writer)
    {
      return
    }
    writer.add(ChoiceEmitter(emitter).body(expression))
  }

  /// What has room on a line of a text, with words beside it.
  private static var longestHole: Int { 70 }

  /// What would be worked out more than once, or is too long for a line of the text that it is in.
  private func partApart(
    in expression: TypedExpression, _ emitter: ExpressionEmitter
  ) -> TypedExpression? {
    expression.repeatedPart
      ?? expression.longHole { !emitter.layout($0).fits(Self.longestHole) }
  }

  /// `let filtered = …` for such a part, and the value.
  private func addBody(
    _ expression: TypedExpression, naming part: TypedExpression, _ emitter: ExpressionEmitter,
    to writer: inout CodeWriter
  ) -> Bool {
    let name = names.local(part.nameOfWork, besides: expression.allNames)
    let rest = expression.replacing(part, by: .local(name, part.type))
    let inner = emitter.with([name])
    let result = ChoiceEmitter(inner).returned(rest)
    // Chains that are a part of several lines read worse behind a `return`.
    guard
      rest.isChoice || rest.asksFunction || rest.isChainOfCalls || !rest.has({ $0.isChainOfCalls })
        || writer.fits(result)
    else { return false }
    writer.add(ChoiceEmitter(emitter).declaring("let \(name)", part))
    if let part = partApart(in: rest, inner),
      addBody(rest, naming: part, inner, to: &writer)
    {
      return true
    }
    writer.add(result)
    return true
  }
}

extension TypedExpression {
  /// What a chain of calculations with whole numbers starts with, where that is a default or a
  /// choice, which stands in parentheses.
  fileprivate var lowestOperand: TypedExpression? {
    guard case .binary(_, let left, _) = kind, type == .int else { return nil }
    return switch left.kind {
    case .coalesce, .choice, .choiceOfOptional: left
    default: left.lowestOperand
    }
  }

  fileprivate func withLowestOperand(_ other: TypedExpression) -> TypedExpression {
    guard case .binary(let sign, let left, let right) = kind, type == .int else { return other }
    return TypedExpression(.binary(sign, left.withLowestOperand(other), right), type)
  }
}
