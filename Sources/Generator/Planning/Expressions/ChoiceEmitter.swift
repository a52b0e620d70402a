import MVVMGenChecking
import MVVMGenExpressions

/// Writes a value that is all of a function's body or all that is assigned. A choice between more
/// than two, or with no room on a line, is an `if` or a `switch`, whose branches readers and Swift
/// look at one by one.
struct ChoiceEmitter {
  private let emitter: ExpressionEmitter

  init(_ emitter: ExpressionEmitter) {
    self.emitter = emitter
  }

  /// The value as the only expression of a body.
  func body(_ value: TypedExpression) -> Layout {
    let value = value.asChoice
    return value.isChoice ? choice(value) : whole(value).chained(as: value)
  }

  private func choice(_ value: TypedExpression, behind before: String = "") -> Layout {
    if let cases = cases(value, behind: before) { return cases }
    let branches = branches(value, behind: before)
    if value.isChoiceOfMany || value.asksValueOfChain { return branches }
    return .group(.either(broken: branches, flat: "\(before)\(emitter.typed(value))"))
  }

  /// ` value` behind a `=`; what swift-format takes for one thing, as an operator, an `if` or a
  /// member, without room there on the lines below it.
  func assigned(_ value: TypedExpression) -> Layout {
    if let only = value.onlyPiece { return assigned(only) }
    let value = value.asChoice
    guard value.isChoice else {
      if let column = column(value) { return .group(.nested([.space, column])) }
      let whole = whole(value)
      if whole.isChain(as: value) {
        return .group(.nested([.space, .chain(whole.belowAssignment)]))
      }
      if whole.startsWithParenthesis || whole.endsWithMember && !value.hasSign {
        return .group(.nested([.space, whole.belowAssignment]))
      }
      return whole.startsWithHangingPath
        ? [.group(.hangingSpace), whole] : " \(whole)"
    }
    if let cases = cases(value) { return .nested([.newLine, cases]) }
    if value.isChoiceOfMany || value.asksValueOfChain {
      return .nested([.newLine, branches(value)])
    }
    return .group(
      .either(
        broken: .nested([.newLine, branches(value)]), flat: " \(emitter.typed(value))"))
  }

  /// `let name = value`, with the type where Swift would have to look for it or find another. What
  /// is declared is given with all that stands before it.
  func declaring(
    _ declared: String, _ value: TypedExpression, as type: ValueType? = nil
  ) -> [Layout] {
    let type = type ?? value.type
    let isSaid = value.saysItsType && value.type == type
    return [
      "\(declared)\(isSaid ? "" : ": \(emitter.unit.names.type(type))") =", assigned(value),
    ]
  }

  /// `return value`; the branches of a choice are no deeper.
  func returned(_ value: TypedExpression) -> Layout {
    let choice = value.asChoice
    return choice.isChoice ? self.choice(choice, behind: "return ") : "return\(assigned(value))"
  }

  /// A value that is no part of another. A reversed list is an array where its type is known.
  private func whole(_ value: TypedExpression) -> Layout {
    switch value.kind {
    case .builtin(.reversed, let arguments): "\(emitter.receiver(arguments[0])).reversed()"
    case .coalesce: emitter.typedCoalescing(value, isWhole: true).layout
    default: emitter.typed(value)
    }
  }

  private func column(_ value: TypedExpression) -> Layout? {
    switch value.kind {
    case .binary, .builtin(.isNil, _): emitter.expression(value).column
    case .not(let inner) where inner.isEquation: emitter.expression(value).column
    case .coalesce: emitter.typedCoalescing(value, isWhole: true).column
    default: value.isPath ? emitter.typed(value) : nil
    }
  }

  /// The `switch` that the value is a choice by.
  private func cases(_ value: TypedExpression, behind before: String = "") -> Layout? {
    guard let choice = value.caseChoice(emitter.unit) else { return nil }
    var arms: [(patterns: [Layout], value: TypedExpression, way: Layout)] = []
    for arm in choice.arms {
      let values = arm.valuesName.map { UnpackedValues($0, in: arm.way) }
      guard let (patterns, inner) = emitter.patterns(of: arm, in: choice, values) else {
        return nil
      }
      // Cases that give the same of values of the same names stand together.
      let value = arm.valuesName.map(arm.way.unpacking) ?? arm.way
      if arm.valuesName != nil, let last = arms.last, last.value == value {
        arms[arms.count - 1].patterns += patterns
      } else {
        arms.append((patterns, value, ChoiceEmitter(inner).way(arm.way)))
      }
    }
    if let (cases, way) = choice.rest {
      arms.append((ExpressionEmitter.patterns(cases), way, self.way(way)))
    }
    let subject = emitter.inHead.expression(choice.subject)
    var lines = [BranchEmitter.head("\(before)switch ", subject)]
    for arm in arms {
      lines += [.newLine, .group([ExpressionEmitter.head(arm.patterns), arm.way])]
    }
    return .row(lines + [.newLine, "}"])
  }

  /// What stands behind a `case`.
  private func way(_ value: TypedExpression) -> Layout {
    let value = value.asChoice
    guard value.isChoice else { return .nested([.space, body(value)]) }
    let below = Layout.nested([.newLine, body(value)])
    guard !value.isChoiceOfMany, !value.asksValueOfChain, value.caseChoice(emitter.unit) == nil
    else { return below }
    return .either(broken: below, flat: " \(emitter.typed(value))")
  }

  private func branches(_ value: TypedExpression, behind before: String = "") -> Layout {
    guard var clause = clause(of: value) else { return emitter.typed(value) }
    let first = clause
    let otherwise = clause.otherwise.asChoice
    var conditions: [Layout] = []
    // Choices in each other with the same for their other way are one, but for rows that might
    // break between commas.
    while !otherwise.isChoice, first.asked.level >= .prefix,
      clause.then.otherWay == otherwise,
      let inner = ChoiceEmitter(clause.emitter).clause(of: clause.then),
      inner.asked.level >= .comparison
    {
      conditions.append(inner.condition)
      clause = inner
    }
    return [
      conditions.isEmpty
        ? BranchEmitter.head("\(before)if \(first.pattern)", first.asked)
        : [
          .text("\(before)if "),
          .group([
            first.condition, ",", .nested([.space, .joined(conditions, by: [",", .space])]),
          ]),
          .brace,
        ],
      .nested([.newLine, ChoiceEmitter(clause.emitter).body(clause.then)]), .newLine,
      otherwise.isChoice
        ? "} else \(branches(otherwise))"
        : ["} else {", .nested([.newLine, body(otherwise)]), .newLine, "}"],
    ]
  }

  /// A choice, and what its first way is written with.
  private struct Clause {
    /// What stands between `if` and what is asked.
    var pattern = ""
    let asked: SwiftExpression
    let then: TypedExpression
    let emitter: ExpressionEmitter
    let otherwise: TypedExpression

    /// What stands between commas.
    var condition: Layout { "\(pattern)\(asked.layout)" }
  }

  private func clause(of value: TypedExpression) -> Clause? {
    switch value.kind {
    case .choice(let condition, let then, let otherwise):
      return Clause(
        asked: emitter.inHead.expression(condition), then: then, emitter: emitter,
        otherwise: otherwise)
    case .choiceOfOptional(let optional, let name, let then, let otherwise):
      let unwrapped = emitter.inHead.expression(optional)
      let inner = emitter.with([name])
      guard then.mentions(name) else {
        let asked = SwiftExpression("\(unwrapped.layout(atLeast: .coalescing)) != nil", .comparison)
        return Clause(asked: asked, then: then, emitter: inner, otherwise: otherwise)
      }
      return Clause(
        pattern: BranchEmitter.pattern(name, unwrapped), asked: unwrapped, then: then,
        emitter: inner, otherwise: otherwise)
    default: return nil
    }
  }
}

extension Layout {
  /// Whether it is calls with functions, one behind the other, and none around the others.
  fileprivate func isChain(as value: TypedExpression) -> Bool {
    (value.isChainOfCalls || value.goesOnBehindFunction) && isChain
  }

  /// What is written of a value that starts a line, or stands behind a label: where it is a chain
  /// of calls without room on one line, each has its own.
  func chained(as value: TypedExpression) -> Layout {
    guard isChain(as: value) else { return self }
    return .chain(startsWithName ? [.behindLabel, .nested(self)] : .nested(self))
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

  /// Whether `not` makes an operator of it.
  fileprivate var isEquation: Bool {
    switch kind {
    case .builtin(.isNil, _): true
    case .binary(let sign, let left, _): sign.opposite(of: left.type) != nil
    default: false
    }
  }

  /// Whether more than a member is asked of a chain's value, which a `map` would have to take in
  /// parentheses.
  fileprivate var asksValueOfChain: Bool {
    guard case .choiceOfOptional(let optional, let name, let then, let otherwise) = kind,
      optional.isOpenChain, otherwise.kind != .null, then.mentions(name)
    else { return false }
    return then.behindChained(name) == nil
  }

  /// `a ?? b` as a choice, where what stands in for `a` is one between more than two.
  fileprivate var asChoice: TypedExpression {
    guard case .coalesce(let optional, let otherwise) = kind, otherwise.isChoiceOfMany,
      case .reference(let reference) = optional.kind, reference.kind != .local
    else { return self }
    let value = TypedExpression.local(reference.name, optional.type.unwrapped)
    return TypedExpression(
      .choiceOfOptional(optional, name: reference.name, then: value, else: otherwise), type)
  }

  var isChoice: Bool {
    switch kind {
    case .choice, .choiceOfOptional: true
    default: false
    }
  }

  /// What a choice gives where its condition is not so.
  fileprivate var otherWay: TypedExpression? {
    switch kind {
    case .choice(_, _, let otherwise), .choiceOfOptional(_, _, _, let otherwise): otherwise
    default: nil
    }
  }

  /// The text that is all of a text, and stands for itself.
  fileprivate var onlyPiece: TypedExpression? {
    guard case .text(let pieces) = kind, pieces.count == 1, case .hole(let value) = pieces[0],
      value.type == .string
    else { return nil }
    return value
  }

  /// Whether it would be a `? :` in another, or around several lines.
  var isChoiceOfMany: Bool {
    if case .choiceOfOptional(_, let name, let then, let otherwise) = kind {
      if otherwise.isChoiceOfMany { return true }
      guard then.mentions(name) else { return false }
      // What is nil of nothing is a `map`.
      return switch then.kind {
      case .choice where otherwise.kind == .null: then.isChoiceOfMany
      case .coalesce: otherwise.kind != .null
      default: then.isChoice
      }
    }
    guard case .choice(_, let then, let otherwise) = kind else { return false }
    return [then, otherwise].contains { branch in
      switch branch.kind {
      case .choice: true
      case .choiceOfOptional(_, let name, let then, _):
        !then.mentions(name) || branch.isChoiceOfMany
      case .coalesce: branch.asChoice.isChoice
      case .with(_, let changes): changes.count > 1
      default: false
      }
    }
  }
}
