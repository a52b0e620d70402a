import MVVMGenChecking
import MVVMGenExpressions

/// Writes operators in Swift: those of Int through the runtime, which saturates.
struct OperatorEmitter {
  private let emitter: ExpressionEmitter

  init(_ emitter: ExpressionEmitter) {
    self.emitter = emitter
  }

  func binary(
    _ sign: Expression.Operator, _ left: TypedExpression, _ right: TypedExpression,
    _ type: ValueType
  ) -> SwiftExpression {
    var inner = emitter
    // Each side of `&&` and `||` is a Bool, whatever the other is.
    inner.isOperand = sign != .and && sign != .or
    // Swift finds out fast enough what stands beside one operator. Asked for once, where the
    // outermost of several stands.
    if inner.isOperand, !emitter.isBesideClosures,
      emitter.isOperand || left.isOperation || right.isOperation, left.hasFunction,
      right.hasFunction
    {
      inner.isBesideClosures = true
    }
    return OperatorEmitter(inner).written(sign, left, right, type)
  }

  private func written(
    _ sign: Expression.Operator, _ left: TypedExpression, _ right: TypedExpression,
    _ type: ValueType
  ) -> SwiftExpression {
    switch sign {
    case .or: return infix(left, "||", right, .or)
    case .and: return infix(left, "&&", right, .and)
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      return comparison(left, sign.rawValue, right)
    case .coalesce: return infix(left, "??", right, .coalescing)
    case .plus, .minus, .times, .divided, .remainder:
      if type == .int { return saturating(sign, left, right) }
      if type == .decimal, sign == .times {
        return SwiftExpression(receiver(left) + link(sign, right))
      }
      if type == .string, let text = joined(left, right) { return text }
      if let joined = left.joined(with: right, type) { return emitter.expression(joined) }
      let level: SwiftExpression.Level =
        sign == .plus || sign == .minus ? .addition : .multiplication
      return infix(left, sign.rawValue, right, level)
    }
  }

  /// A reversed list, of which no array need be made beside one that Swift knows to be one.
  private func reversed(
    _ value: TypedExpression, beside other: TypedExpression
  ) -> SwiftExpression? {
    guard case .builtin(.reversed, let list) = value.kind, other.isPath else { return nil }
    return SwiftExpression("\(emitter.callee(list[0])).reversed()")
  }

  /// Whether an optional has no value (`==`), or one (`!=`).
  func whether(_ optional: TypedExpression, _ sign: String) -> SwiftExpression {
    // Nobody needs what is found, and behind a `?` there is nothing to say `!` of.
    if let found = BuiltinEmitter(emitter).isFound(optional),
      emitter.chained.last?.isOptional != true
    {
      return sign == "!=" ? emitter.expression(found) : emitter.prefixed("!", found)
    }
    return comparison(optional, sign, TypedExpression(.null, optional.type))
  }

  /// The opposite, by a sign of its own where there is one.
  func not(_ value: TypedExpression) -> SwiftExpression {
    if case .builtin(.isNil, let arguments) = value.kind, let optional = arguments.first {
      return whether(optional, "!=")
    }
    if case .binary(let sign, let left, let right) = value.kind,
      let opposite = sign.opposite(of: left.type)
    {
      return binary(opposite, left, right, .bool)
    }
    if case .builtin(.isEmpty, let arguments) = value.kind,
      let filled = BuiltinEmitter(emitter).isFilled(arguments[0])
    {
      return emitter.expression(filled)
    }
    return emitter.prefixed("!", value)
  }

  private func comparison(
    _ left: TypedExpression, _ sign: String, _ right: TypedExpression
  ) -> SwiftExpression {
    // Swift refuses `[0, 1].first != number`, and not `==`.
    if sign == "!=", left.type.isOptional != right.type.isOptional,
      (left.type.isOptional ? left : right).hasListOfLiterals
    {
      return SwiftExpression("!(\(comparison(left, "==", right).layout))", .prefix)
    }
    // Few know by heart that `??` binds tighter.
    return infix(left, sign, right, .comparison, operands: .addition)
  }

  private func infix(
    _ left: TypedExpression, _ sign: String, _ right: TypedExpression,
    _ level: SwiftExpression.Level, operands: SwiftExpression.Level? = nil
  ) -> SwiftExpression {
    var (first, second) = (emitter.expression(left), emitter.expression(right))
    if sign == "+" {
      first = reversed(left, beside: right) ?? first
      second = reversed(right, beside: left) ?? second
    }
    if level == .comparison {
      if left.looksLikeNaN { first = SwiftExpression("(\(first.layout))") }
      if right.looksLikeNaN { second = SwiftExpression("(\(second.layout))") }
      // The other side says which enum it belongs to.
      if right.isCase, !left.isCase {
        second = SwiftExpression(emitter.typed(right))
      }
    }
    // The other side says that it is a Decimal; in a sum Swift has to see that at a glance.
    if right.isInteger, !left.isInteger, level == .comparison || left.isSeen(by: emitter) {
      second = SwiftExpression(emitter.typed(right))
    } else if left.isInteger, !right.isInteger, right.isSeen(by: emitter) {
      first = SwiftExpression(emitter.typed(left))
    }
    if sign == "<", left.isDoubleOfLiterals, right.isDoubleOfLiterals {
      first = SwiftExpression(emitter.double(left))
    }
    if level <= .and {
      if first.level == .coalescing { first = SwiftExpression(first.condition(atLeast: level)) }
      if second.level == .coalescing { second = SwiftExpression(second.condition(atLeast: level)) }
    }
    let (loosest, tighter) = (operands ?? level, operands ?? level.tighter)
    // Behind `&&` and `||` an operator of its own is indented once more.
    let operand = level > .and ? second.operand(atLeast: tighter) : second.layout(atLeast: tighter)
    let rest: Layout = [.space, .text(sign + " "), operand]
    var expression = SwiftExpression(
      .group([first.layout(atLeast: loosest), .nested(rest)]), level)
    expression.column = .group([first.operand(atLeast: loosest), rest])
    return expression
  }

  /// Three texts and more in one literal: Swift takes its time over many `+`.
  private func joined(_ left: TypedExpression, _ right: TypedExpression) -> SwiftExpression? {
    let operands = operands(left) + operands(right)
    return operands.count > 2 ? emitter.text(operands.flatMap { $0.pieces }) : nil
  }

  private func operands(_ value: TypedExpression) -> [TypedExpression] {
    guard case .binary(.plus, let left, let right) = value.kind, value.type == .string else {
      return [value]
    }
    return operands(left) + operands(right)
  }

  private func saturating(
    _ sign: Expression.Operator, _ left: TypedExpression, _ right: TypedExpression
  ) -> SwiftExpression {
    var base = left
    var links = [link(sign, right)]
    while case .binary(let sign, let left, let right) = base.kind, base.type == .int {
      links.append(link(sign, right))
      base = left
    }
    if base.asksFunction || base.goesOnBehindFunction {
      return SwiftExpression(
        emitter.expression(base).layout + .row(links.reversed().map { [.member, $0] }))
    }
    guard links.count > 1 else { return SwiftExpression(receiver(base) + links[0]) }
    let first = emitter.postfix(base)
    let rest = Layout.row(links.reversed().map { [.breakable, $0] })
    var expression = SwiftExpression(.group([.behindLabel, first, .nested(rest)]))
    expression.column = .group([first, rest])
    return expression
  }

  /// Behind parentheses that have several lines, the method has one of its own.
  private func receiver(_ number: TypedExpression) -> Layout {
    let found = emitter.expression(number)
    return found.level < .postfix ? .hanging("(\(found.layout))") : found.layout
  }

  private func link(_ sign: Expression.Operator, _ right: TypedExpression) -> Layout {
    let (method, label) =
      switch sign {
      case .plus: ("adding", "")
      case .minus: ("subtracting", "")
      case .times: ("multiplied", "by: ")
      case .divided: ("divided", "by: ")
      default: ("remainder", "by: ")
      }
    return .call(".\(method)", ["\(label)\(emitter.typed(right))"])
  }
}

extension Expression.Operator {
  /// What `not` makes of it between values of a type. `<` has an opposite where one of both is
  /// true: of a Double that is no number, neither is.
  func opposite(of type: ValueType) -> Expression.Operator? {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case _ where type == .double: nil
    case .less: .greaterOrEqual
    case .greaterOrEqual: .less
    case .greater: .lessOrEqual
    case .lessOrEqual: .greater
    default: nil
    }
  }
}

extension TypedExpression {
  /// Whether Swift sees at once of what type a number beside it is.
  fileprivate func isSeen(by emitter: ExpressionEmitter) -> Bool {
    emitter.saysDecimals ? isPath : isPlain
  }

  fileprivate var isOperation: Bool { if case .binary = kind { true } else { false } }

  /// `[1, 2]` for `[1] + [2]`, as one list.
  var joinedLists: TypedExpression? {
    guard case .binary(.plus, let left, let right) = kind,
      let joined = (left.joinedLists ?? left).joined(with: right, type), case .list = joined.kind
    else { return nil }
    return joined
  }

  /// `a + [1, 2]` for `a + [1] + [2]`: Swift tries all that each list might be of.
  fileprivate func joined(with right: TypedExpression, _ type: ValueType) -> TypedExpression? {
    guard case .list(let second) = right.kind, case .array = type else { return nil }
    if case .list(let first) = kind { return TypedExpression(.list(first + second), type) }
    guard case .binary(.plus, let base, let last) = kind, case .list(let first) = last.kind
    else { return nil }
    let list = TypedExpression(.list(first + second), type)
    return TypedExpression(.binary(.plus, base, list), type)
  }
}
