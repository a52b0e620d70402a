import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// `if` steps.
extension ScreenChecker {
  mutating func branch(_ branch: BranchSpec, in scope: Scope) -> Step {
    let before = diagnostics.count
    let value = expressions.expression(
      branch.condition, in: scope, expected: branch.name == nil ? .bool : nil)
    if diagnostics[before...].contains(where: { $0.id == .badSyntax }),
      let text = branch.condition.scalar?.text
    {
      let naming = NamedOptional(text)
      let several = ConditionsOfOthers(text).flatMap { $0.isSeveral ? $0 : nil }
      if several != nil || naming != nil { diagnostics.removeSubrange(before...) }
      if let several { return self.branch(branch, several, in: scope) }
      if let naming { return self.branch(branch, naming, in: scope) }
    }
    if let name = branch.name {
      // What gets a name is a case, which may be missing elsewhere too.
      for place in diagnostics.indices.dropFirst(before) {
        if case .memberOfValue(let found, let type)? = diagnostics[place].missing?.what {
          diagnostics[place].missing?.what = .member(found, of: type)
        }
      }
      return self.branch(branch, of: value, name, in: scope)
    }
    let isOptional = diagnostics[before...].contains {
      $0.id == .wrongType || $0.id == .optionalValue
    }
    hintAtStep(branch.condition, from: before)
    let then = stepsOfThen(branch, isOptional: isOptional, in: scope)
    let told = diagnostics.count
    let otherwise = steps(branch.otherwise, in: scope)
    hintAtNaming(branch.condition, from: told, in: .otherwise)
    return .branch(value, then: then, else: otherwise)
  }

  /// What is there of an optional condition has a name that only the author knows.
  private mutating func stepsOfThen(
    _ branch: BranchSpec, isOptional: Bool, in scope: Scope
  ) -> [Step] {
    let told = diagnostics.count
    let steps = steps(branch.then, in: scope)
    if isOptional {
      // Whoever asks it as a question takes it for there where the answer is yes.
      takeBack(from: told) { $0.id == .unknownName || $0.isOfMissingValue }
    } else {
      hintAtNaming(branch.condition, from: told)
      hintAtForgottenName(branch.condition, from: told, in: scope)
    }
    return steps
  }

  /// With `as`, the condition is an optional.
  private mutating func branch(
    _ branch: BranchSpec, of value: TypedExpression, _ name: Name, in scope: Scope
  ) -> Step {
    var type = value.type.unwrapped
    if value.type == .null {
      report(
        .nothingForIt, "'as' needs an optional that may be there, and this is nil",
        at: branch.condition.span)
      type = .unknown
    } else if !value.type.isOptional, value.type != .unknown {
      report(
        .nothingForIt, "'as' needs an optional, and this is always there: it is \(value.type)",
        at: branch.condition.span, hint: hintForAs(branch.condition, value.type),
        roots: expressions.roots(ofOptional: value, scope))
      type = .unknown
    }
    var inner = scope
    addLocal(name, type, to: &inner, seenBy: .inside("then"))
    expressions.noteOrigin(of: name.text, value, scope, in: &inner)
    return .branchOfOptional(
      value, name: name.text, then: steps(branch.then, in: inner),
      else: steps(branch.otherwise, in: scope))
  }

  /// What to do about an `as` behind a value that is not optional.
  private func hintForAs(_ condition: YAMLNode, _ type: ValueType) -> Hint {
    let text = condition.scalar?.text ?? ""
    if case .array = type {
      return "name one of its elements: '\(text.holds(" ?? ") ? text.inParentheses : text).first'"
    }
    if text.hasSuffix("!= nil") {
      let optional = text.prefix { $0 != "!" }.split(separator: " ").joined(separator: " ")
      return "write 'if: \(optional)': 'as' asks itself whether it is there"
    }
    return type == .bool
      ? "remove 'as': there is no value in it" : "remove 'as', or ask something: if: a == b"
  }

  /// Several names that are written into the condition: each has an `if` of its own.
  private mutating func branch(
    _ branch: BranchSpec, _ naming: ConditionsOfOthers, in scope: Scope
  ) -> Step {
    report(
      .badSyntax, "an 'if' step names the value of one optional, under a key of its own",
      at: branch.condition.span, hint: naming.asSteps)
    var inner = scope
    for name in naming.names + (branch.name.map { [$0.text] } ?? []) where inner[name] == nil {
      addLocal(Name(name, at: branch.condition.span), .unknown, to: &inner)
    }
    return .branch(
      .unknown, then: steps(branch.then, in: inner), else: steps(branch.otherwise, in: scope))
  }

  /// A name that is written into the condition: the step has a key for it.
  private mutating func branch(
    _ branch: BranchSpec, _ naming: NamedOptional, in scope: Scope
  ) -> Step {
    var inner = scope
    if let type = expressions.types[naming.name] {
      // `error as CartError`
      report(
        .badSyntax, "'as' gives a value a name, and '\(naming.name)' is a type",
        at: branch.condition.span,
        hint:
          "its type is known: ask for a case: 'if: \(naming.value) == .\(type.cases?.first?.name ?? "name")'"
      )
    } else {
      report(
        .badSyntax, "an 'if' step names the value of an optional under a key of its own",
        at: branch.condition.span,
        hint: "write 'if: \(naming.value)', and below it 'as: \(naming.name)'")
      addLocal(Name(naming.name, at: branch.condition.span), .unknown, to: &inner)
    }
    if let name = branch.name, name.text != naming.name { addLocal(name, .unknown, to: &inner) }
    return .branch(
      .unknown, then: steps(branch.then, in: inner), else: steps(branch.otherwise, in: scope))
  }
}

extension BranchSpec {
  /// Whether what follows it runs only where its condition is not met.
  var isGuard: Bool {
    if name == nil, otherwise.isEmpty, case .stop? = then.last?.kind { true } else { false }
  }
}
