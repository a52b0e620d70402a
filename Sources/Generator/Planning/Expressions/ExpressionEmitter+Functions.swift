import MVVMGenChecking
import MVVMGenDiagnostics

/// What is asked of each element of a list.
extension ExpressionEmitter {
  /// What has room on a line of its own, as deep as it stands as a rule.
  private static let longestChoice = 88

  /// A closure of one expression. Swift looks for the types of all parameters together with those
  /// of all operators: behind another closure that takes too long, and it has to be told. Behind
  /// key paths it does not for a single operator.
  func closure(
    _ parameters: [TypedExpression.Parameter], _ body: TypedExpression,
    behind list: TypedExpression? = nil
  ) -> Layout {
    // Of the pairs of an enumerated list Swift does not tell that values stand among optionals.
    let saysTypes =
      list.map { $0.hasFunction && body.hasOperator(besides: $0.isPlain ? 1 : 0) } == true
      || parameters.count == 2 && list?.hasListsOfOptionals == true
    let names = parameters.map { parameter in
      let name = body.mentions(parameter.name) ? SwiftName.plain(parameter.name) : "_"
      return saysTypes ? "\(name): \(unit.names.type(parameter.type))" : name
    }.joined(separator: ", ")
    let result =
      body.isHardResult(inRow: isOperand) ? " -> \(unit.names.type(body.type))" : ""
    let head = (saysTypes ? "(\(names))" : names) + result
    let inner = with(parameters.map { $0.name })
    // What becomes of its lists Swift does not look at before it knows of what they are.
    let value = inner.untyped(body).chained(as: body)
    let onOneLine: Layout = [.group([.lateSpace, "\(head) in"]), .space, value]
    // Closures in each other would be written twice for each that they are in.
    guard body.isChoice, body.isChoiceOfMany || !value.fits(Self.longestChoice),
      !body.hasFunctionOfChoice
    else {
      return .group(["{", .nested(onOneLine), .space, "}"])
    }
    // What has no room on a line is an `if`, of which Swift has to be told the type.
    let typedHead = result.isEmpty ? "\(head) -> \(unit.names.type(body.type))" : head
    let below: Layout = [" \(typedHead) in", .newLine, ChoiceEmitter(inner).body(body)]
    // One `? :` in another is hard to read on any line.
    let isBelow = body.isChoiceInChoice && !isInText && !isInHead && !isOperand
    return .group([
      "{", .nested(isBelow ? below : .either(broken: below, flat: onOneLine)), .space, "}",
    ])
  }
}

extension TypedExpression {
  /// Whether there is an operator with more than one meaning in it, and more than that many of all.
  fileprivate func hasOperator(besides others: Int) -> Bool {
    guard hasOperator else { return false }
    var count = 0
    visit { part in
      switch part.kind {
      case .binary, .coalesce, .negate, .builtin(.isNil, _): count += 1
      default: break
      }
    }
    return count > others
  }

  /// Whether it is a choice between more than two, each by a condition.
  fileprivate var isChoiceInChoice: Bool {
    guard case .choice(_, let then, let otherwise) = kind else { return false }
    return [then, otherwise].contains { if case .choice = $0.kind { true } else { false } }
  }

  /// Whether there is a closure in it of which a choice is all.
  fileprivate var hasFunctionOfChoice: Bool {
    has { if case .function(_, let body) = $0.kind { body.isChoice } else { false } }
  }
}
