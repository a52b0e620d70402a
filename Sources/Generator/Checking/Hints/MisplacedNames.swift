import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading

/// Names of which it is known why they mean nothing where they stand.
extension ExpressionChecker {
  mutating func failAsMisplaced(
    _ name: String, _ range: Range<Int>, _ scope: Scope, _ expected: ValueType?
  ) -> TypedExpression? {
    guard let told = misplaced(name, range, scope, expected) else { return nil }
    diagnostics.append(told)
    return .unknown
  }

  private func misplaced(
    _ name: String, _ range: Range<Int>, _ scope: Scope, _ expected: ValueType?
  ) -> Diagnostic? {
    if let told = sibling(name, range, scope) ?? ownerOfFormatter(name, range)
      ?? owner(name, range, scope) ?? word(name, range, scope, expected)
    {
      return told
    }
    return failedAnswer(name, range, scope) ?? nameOfOther(name, range, scope, expected)
      ?? quotedWord(name, range) ?? thrownError(name, range)
  }

  private func noName(
    _ title: String, _ range: Range<Int>, _ hint: Hint?, related: [Diagnostic.Related] = [],
    missing: Diagnostic.Missing? = nil
  ) -> Diagnostic {
    Diagnostic(
      .unknownName, title, at: place(range), related: related, hint: hint, missing: missing)
  }

  private func sibling(_ name: String, _ range: Range<Int>, _ scope: Scope) -> Diagnostic? {
    guard scope.siblings.contains(name) else { return nil }
    return noName(
      "'\(name)' is a field of the cell itself: its fields don't see each other", range,
      "write here too what '\(name)' is made of")
  }

  /// `formatters.price`
  private func ownerOfFormatter(_ name: String, _ range: Range<Int>) -> Diagnostic? {
    guard ["formatters", "formatter", "format"].contains(name),
      let member = node.memberWritten(after: range), formatters[member] != nil
    else { return nil }
    let path = range.lowerBound..<range.upperBound + 1 + member.utf8.count
    let shown = node.onlyArgument(behind: path)
    return noName(
      "there is no '\(name)' here", range,
      "a formatter shows what stands before it: \(shown ?? "value") | \(member)")
  }

  /// `state.name`, and `Library.name`
  private func owner(_ name: String, _ range: Range<Int>, _ scope: Scope) -> Diagnostic? {
    guard ownersOfOthers.contains(name) || name.startsUpper,
      let member = node.memberWritten(after: range),
      scope[member] != nil || declared[member] != nil,
      !isInOtherLetters(name, having: member, scope)
    else { return nil }
    return noName(
      "there is no '\(name)' here: names stand alone", range, "write '\(member)'",
      missing: .init(.member(member, of: name), isGuessed: true))
  }

  /// Whether a `report` is in scope that has what is asked of `Report`.
  private func isInOtherLetters(_ name: String, having member: String, _ scope: Scope) -> Bool {
    scope.names.contains { other in
      other.lowercased() == name.lowercased()
        && scope[other].map { types.hasMember(member, $0.type.unwrapped) } ?? false
    }
  }

  /// A word of another language.
  private func word(
    _ name: String, _ range: Range<Int>, _ scope: Scope, _ expected: ValueType?
  ) -> Diagnostic? {
    let hint: Hint
    if scope.unnamedAnswer == nil, let meant = wordsOfOthers[name] {
      hint = (name == "now" ? giverHint("Date", scope) : nil) ?? meant
    } else if name == "none", expected?.isOptional ?? false {
      hint = .write("nil")
    } else if expected?.unwrapped == .bool,
      // As YAML writes a Bool.
      let value = ["yes": true, "on": true, "no": false, "off": false][name]
    {
      hint = .write("\(value)")
    } else {
      return nil
    }
    return noName(
      "'\(name)' is not a word of this language", range, hint, missing: .init(.name(name)))
  }

  private func failedAnswer(_ name: String, _ range: Range<Int>, _ scope: Scope) -> Diagnostic? {
    guard let call = scope.failedCall, call.answer == name else { return nil }
    return noName(
      "there is no '\(name)' here: '\(call.method)' has thrown", range,
      "the steps after the call have its answer; these have 'error'")
  }

  /// What only others see.
  private func nameOfOther(
    _ name: String, _ range: Range<Int>, _ scope: Scope, _ expected: ValueType?
  ) -> Diagnostic? {
    if let unshared = scope.unshared[name] {
      return noName(
        "there is no '\(name)' here: \(unshared.reason)", range, unshared.hint,
        missing: .init(.name(name), isElsewhere: true))
    }
    // What these are made of is given to them.
    if scope.cell != nil || scope.section != nil || valueShown(in: scope) != nil { return nil }
    // A value that the view writes was meant as an event with that parameter.
    let isOfInput = scope.trigger.map { scope[$0]?.reference.kind == .input } ?? false
    // Nor is it another's where the answer of a call has no name yet.
    guard !isOfInput, scope.unnamedAnswer.map({ $0.type != expected }) ?? true,
      let seen = seenElsewhere[name],
      memberAlone(behind: name, range, scope) == nil,
      !seen.by.isEvent || !scope.hasLocal(of: expected),
      seen.by.areInside || near(name, range, scope) == nil
    else { return nil }
    return noName(
      "there is no '\(name)' here", range, "only \(seen.by) see it\(keeping(name, seen.by, scope))",
      related: [Diagnostic.Related(seen.place, "'\(name)' is this")],
      missing: .init(.name(name), isElsewhere: true))
  }

  /// How a derived value gets what an event brings.
  private func keeping(_ name: String, _ seen: Onlookers, _ scope: Scope) -> String {
    guard scope.part == .derived, case .binding(_, let type) = seen else { return "" }
    return ": keep it in a state, state: { \(name): \(type ?? "Type") }, and set that there: "
      + "'- set: { \(name): =\(name) }'"
  }

  /// `"Welcome"`, whose quotes are those of YAML.
  private func quotedWord(_ name: String, _ range: Range<Int>) -> Diagnostic? {
    guard node.scalar?.style == .doubleQuoted, node.scalar?.text == name,
      name.startsUpper
    else { return nil }
    return noName(
      "there is no '\(name)' here", range,
      "these quotes are YAML's: a text is { text: \(name) }, or '\"\(name)\"'",
      missing: .init(.name(name)))
  }

  private func thrownError(_ name: String, _ range: Range<Int>) -> Diagnostic? {
    guard name == "error" else { return nil }
    return noName("there is no 'error' here", range, "the steps under 'catch' have it")
  }
}

extension Scope {
  /// Whether steps have named a value of the type that is wanted: that is likelier meant than what
  /// another event brings.
  fileprivate func hasLocal(of type: ValueType?) -> Bool {
    type != nil && localNames.contains { self[$0]?.type == type }
  }
}
