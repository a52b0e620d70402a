import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading

/// What is said of a condition in a step, and of the optional that it asks for.
extension ScreenChecker {
  /// The keys of a step take the place of words of an expression.
  mutating func hintAtStep(_ condition: YAMLNode, from before: Int) {
    hintAtEach(from: before) { checker, told in
      if told.id == .badSyntax, checker.expressions.isText("then", at: told.span) {
        return "in a step 'then' is a key of its own, below 'if'"
      }
      guard told.cause?.isAskedOptional ?? false, told.span == condition.span,
        let text = condition.scalar?.text
      else { return nil }
      return "name what is in it: 'as: name' below it; or ask whether it is there: '\(text) != nil'"
    }
  }

  /// Steps that run where an optional is there: by its name they are told that they get it by
  /// another.
  enum StepsOfPresent {
    /// `if: user != nil`, and its `then`.
    case then
    /// `if: user == nil`, and its `else`.
    case otherwise
    /// What follows `if: user == nil` with a `then` that ends the run.
    case following
  }

  /// `if: user != nil`, and `=user.name` behind it: what is there needs a name.
  mutating func hintAtNaming(
    _ condition: YAMLNode, from told: Int, in steps: StepsOfPresent = .then
  ) {
    guard diagnostics.count > told, let text = condition.scalar?.text,
      let asked = askedOptional(text, isMissing: steps != .then)
    else { return }
    let hint: Hint =
      switch steps {
      case .then:
        "name it where it is asked: 'if: \(asked)', and below it 'as: name'; then use 'name'"
      case .otherwise:
        "name it where it is asked: 'if: \(asked)', and below it 'as: name'; what stands under "
          + "'else' goes under 'then', and uses 'name'"
      case .following:
        "name it where it is asked: 'if: \(asked)', and below it 'as: name'; what follows goes under "
          + "its 'then', and uses 'name'"
      }
    hintAtEach(from: told) {
      $1.isOfMissingValue && $0.expressions.isText(asked, at: $1.span) ? hint : nil
    }
  }
}

extension ScreenChecker {
  /// `if: items[at] != nil`, and `=item.name` behind it, as if what is there had that name.
  mutating func hintAtForgottenName(_ condition: YAMLNode, from told: Int, in scope: Scope) {
    guard diagnostics[told...].contains(where: { $0.id == .unknownName }),
      let text = condition.scalar?.text, let asked = askedOptional(text, isMissing: false)
    else { return }
    var probe = expressions.probe
    let type = probe.expression(asked, from: 0, at: condition, in: scope, expected: nil).type
    for index in diagnostics[told...].indices
    where diagnostics[index].id == .unknownName {
      let span = diagnostics[index].span
      let name = file.text(at: span)
      let behind = file.bytes[Int(span.end)...]
      let member =
        behind.first == UInt8(ascii: ".")
        ? String(decoding: behind.dropFirst().prefix(while: { $0.isInName }), as: UTF8.self) : nil
      func fits(_ type: ValueType) -> Bool {
        member.map { expressions.types.hasMember($0, type.unwrapped) }
          ?? (type.unwrapped.name?.withoutCapital == name)
      }
      // What is nearly a name in sight is a slip in that, where it has what is asked.
      let near = didYouMean(name, among: scope.names).flatMap { scope[$0] }
      guard isName(name), fits(type), !(near.map { fits($0.type) } ?? false) else { continue }
      let hint: Hint = "name what is there: 'if: \(asked)', and below it 'as: \(name)'"
      diagnostics[index].hint = hint
      diagnostics[index].missing = .init(.name(name), isGuessed: true)
    }
  }
}

extension Diagnostic {
  /// Whether it says that a value may be missing.
  var isOfMissingValue: Bool { id == .optionalValue || cause == .shownOptional }
}

/// The `user` of `user != nil`, `not user.isNil` and of such a part of an `and`; or of what says
/// that it is missing.
private func askedOptional(_ text: String, isMissing: Bool) -> String? {
  let (expression, messages) = parseExpression(text)
  guard messages.isEmpty,
    let range = (isMissing ? expression.missingOptional : expression.askedOptional)?.range
  else { return nil }
  return String(decoding: Array(text.utf8)[range], as: UTF8.self)
}

extension Expression {
  /// The optional that is there where this is true.
  var askedOptional: Expression? {
    switch kind {
    case .binary(.notEqual, let value, let other, _):
      if case .null = other.kind { return value }
      return nil
    case .binary(.and, let left, let right, _): return left.askedOptional ?? right.askedOptional
    case .not(let asked):
      return asked.missingOptional
    default: return nil
    }
  }

  /// The optional that is there where this is false.
  var missingOptional: Expression? {
    switch kind {
    case .binary(.equal, let value, let other, _):
      if case .null = other.kind { return value }
      return nil
    case .binary(.or, let left, let right, _): return left.missingOptional ?? right.missingOptional
    case .not(let asked): return asked.askedOptional
    case .member(let value, let name, _): return name.text == "isNil" ? value : nil
    default: return nil
    }
  }
}
