import Checking

/// Writes a value that is all of a function's body or all that is assigned. A choice between more than
/// two, or with no room on a line, is an `if`, whose branches readers and Swift look at one by one.
struct ChoiceEmitter {
  private let emitter: ExpressionEmitter

  init(_ emitter: ExpressionEmitter) {
    self.emitter = emitter
  }

  /// The value as the only expression of a body.
  func body(_ value: TypedExpression) -> Layout {
    guard value.isChoice else { return whole(value) }
    if value.isChoiceOfMany { return branches(value) }
    return .group(.either(broken: branches(value), flat: emitter.typed(value)))
  }

  /// ` value` behind a `=`; what swift-format takes for one thing, as an operator, an `if` or a member,
  /// without room there on the lines below it.
  func assigned(_ value: TypedExpression) -> Layout {
    guard value.isChoice else {
      if let column = column(value) { return .group(.nested([.space, column])) }
      let whole = whole(value)
      if whole.startsWithParenthesis { return .group(.nested([.space, whole.besideParenthesis])) }
      if whole.endsWithMember, !value.hasSign { return .group(.nested([.space, whole])) }
      return whole.startsWithHangingPath
        ? [.group(.hangingSpace), whole] : " \(whole)"
    }
    if value.isChoiceOfMany { return .nested([.newLine, branches(value)]) }
    return .group(
      .either(
        broken: .nested([.newLine, branches(value)]), flat: " \(emitter.typed(value))"))
  }

  /// A value that is no part of another. A reversed list is an array where its type is known.
  private func whole(_ value: TypedExpression) -> Layout {
    guard case .builtin(.reversed, let arguments) = value.kind else { return emitter.typed(value) }
    return "\(emitter.postfix(arguments[0])).reversed()"
  }

  private func column(_ value: TypedExpression) -> Layout? {
    switch value.kind {
    // swift-format indents the operator in front of a literal of several lines.
    case .binary(_, _, let right) where isLongText(right),
      .coalesce(_, let right) where isLongText(right):
      emitter.typed(value)
    case .binary: emitter.expression(value).column
    case .coalesce: emitter.typedCoalescing(value).column
    default: value.isPath ? emitter.typed(value) : nil
    }
  }

  /// Whether it is a literal of several lines, or one that has no room on any line behind an operator.
  private func isLongText(_ value: TypedExpression) -> Bool {
    guard case .text = value.kind else { return false }
    let literal = emitter.layout(value)
    return literal.isBroken || LayoutPrinter.flat(literal).unicodeScalars.count > 90
  }

  private func branches(_ value: TypedExpression) -> Layout {
    let head: Layout
    let inThen: ExpressionEmitter
    let then: TypedExpression
    let otherwise: TypedExpression
    switch value.kind {
    case .choice(let condition, let first, let second):
      head = BranchEmitter.head("if ", emitter.inHead.expression(condition))
      (inThen, then, otherwise) = (emitter, first, second)
    case .choiceOfOptional(let optional, let name, let first, let second):
      head =
        first.mentions(name)
        ? BranchEmitter.head(
          "if let \(SwiftName.plain(name)) = ", emitter.inHead.expression(optional))
        : "if \(emitter.inHead.layout(optional, atLeast: .coalescing)) != nil\(.brace)"
      (inThen, then, otherwise) = (emitter.with([name]), first, second)
    default: return emitter.typed(value)
    }
    return [
      head, .nested([.newLine, ChoiceEmitter(inThen).body(then)]), .newLine,
      otherwise.isChoice
        ? "} else \(branches(otherwise))"
        : ["} else {", .nested([.newLine, body(otherwise)]), .newLine, "}"],
    ]
  }
}

extension TypedExpression {
  /// Whether there is a sign before all of it.
  fileprivate var hasSign: Bool {
    switch kind {
    case .not: true
    case .negate: type != .int
    default: false
    }
  }

  var isChoice: Bool {
    switch kind {
    case .choice, .choiceOfOptional: true
    default: false
    }
  }

  /// Whether it would be a `? :` in another.
  var isChoiceOfMany: Bool {
    guard case .choice(_, let then, let otherwise) = kind else { return false }
    if case .choice = then.kind { return true }
    if case .choice = otherwise.kind { return true }
    return false
  }

  /// Whether the expression reads a local name.
  func mentions(_ name: String) -> Bool {
    var found = false
    visit { part in
      if case .reference(let reference) = part.kind, reference.name == name { found = true }
    }
    return found
  }
}
