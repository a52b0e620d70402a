import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// What `set` sets, and to what.
extension ScreenChecker {
  mutating func assignments(_ pairs: [NamedValue], in scope: Scope) -> [Step.Assignment] {
    if let (target, value) = splitAssignment(pairs) {
      report(
        .cannotSet, "'set' has what it sets as its key", at: pairs[0].name.span,
        hint: "write '- set: { \(target): \(value) }'")
      return []
    }
    let before = diagnostics.count
    defer { if diagnostics.count > before { joinValuesOfCase(pairs, from: before) } }
    return values.joiningCutTexts(pairs).compactMap { pair in
      // A target is never a parameter, so one of its name hides nothing here.
      if let entry = scope[pair.name.text], entry.reference.kind == .local,
        declared[pair.name.text] == nil
      {
        report(
          .cannotSet, "'\(pair.name.text)' is a local name: it can't be set",
          at: pair.name.span, hint: "only states, outputs and value inputs can",
          missing: .init(.name(pair.name.text)))
        return nil
      }
      guard let target = settable(pair.name, to: pair.value, in: scope) else {
        values.lookAtLost(pair.value, in: scope)
        return nil
      }
      let told = diagnostics.count
      let value =
        compound(pair, target.type, in: scope)
        ?? values.value(
          pair.value, of: pair.name.text, at: pair.name.span, in: scope,
          expected: target.type, target: target.reference)
      relate(pair, from: told)
      values.note(taker: pair.name.text, at: declared[pair.name.text], of: pair.value, from: told)
      if case .reference(target.reference) = value.kind,
        pair.value.scalar?.text == "=\(pair.name.text)"
      {
        report(
          .setToItself, "'\(pair.name.text)' is set to itself", at: pair.value.span,
          severity: .warning, hint: "another value is meant, or remove it")
      }
      return Step.Assignment(target: target.reference, value: value)
    }
  }

  /// `{ phase: booked, code: =code }`, where a value of the case stands beside it.
  private mutating func joinValuesOfCase(_ pairs: [NamedValue], from before: Int) {
    for pair in pairs {
      guard let text = pair.value.scalar?.text, let type = value(named: pair.name.text)?.type,
        let told = diagnostics[before...].firstIndex(where: {
          $0.id == .wrongCall && $0.span == pair.value.span
        }),
        let found = expressions.types.cases(of: type.unwrapped)?.first(where: { $0.name == text })
      else { continue }
      let beside = pairs.filter { other in
        found.values.contains { $0.name == other.name.text }
          && self.value(named: other.name.text) == nil
      }
      guard !beside.isEmpty else { continue }
      let written = beside.map { "\($0.name.text): \($0.value.asWritten)" }.joined(separator: ", ")
      diagnostics[told].hint = "they stand inside of it: { \(text): { \(written) } }"
      takeBack(from: before) { wrong in beside.contains { $0.name.span == wrong.span } }
      return
    }
  }

  /// `set: { name: count, value: 1 }`
  private func splitAssignment(_ pairs: [NamedValue]) -> (target: String, value: String)? {
    guard pairs.count == 2,
      ["name", "target", "state", "output", "key"].contains(pairs[0].name.text),
      ["value", "to"].contains(pairs[1].name.text), declared[pairs[0].name.text] == nil,
      let target = pairs[0].value.scalar?.text, declared[target] != nil
    else { return nil }
    return (target, pairs[1].value.scalar?.text ?? "...")
  }

  /// What a `set` can set: states, plain outputs and value inputs.
  private mutating func settable(
    _ name: Name, to value: YAMLNode, in scope: Scope
  ) -> (reference: Reference, type: ValueType)? {
    let isMeaningless = isMeaningless(name)
    let found = lookUp(name.text)
    if case .value(let value)? = found, !value.isDerived {
      let type = isMeaningless ? .unknown : value.type
      return (Reference(name.text, value.role.referenceKind), type)
    }
    if isMeaningless { return nil }
    switch found {
    case .value:
      report(
        .cannotSet, "'\(name.text)' is derived, so nothing can set it", at: name.span,
        hint: "set what it is made of", related: declaration(of: name),
        missing: .init(.declaration(of: name.text, as: .state)))
    case .signal(let signal):
      report(
        .cannotSet, "'\(name.text)' is an event output: it is not set but emitted",
        at: name.span,
        hint: emittingHint(signal, value),
        related: declaration(of: name), missing: .init(.name(name.text)))
    case .event:
      report(
        .cannotSet, "'\(name.text)' is an event: it is not set but sent", at: name.span,
        hint: "- send: \(name.text)", related: declaration(of: name),
        missing: .init(.name(name.text)))
    case .constant:
      report(
        .cannotSet, "'\(name.text)' is a constant: it can't be set", at: name.span,
        hint: "what steps set is a state, "
          + "with its first value as 'initial'",
        related: declaration(of: name))
    case .need: reportNotSet(name, "a need: it can't be set", in: scope)
    case .formatter: reportNotSet(name, "a formatter: it can't be set", in: scope)
    case .service: reportNotSet(name, "a service: it can't be set", in: scope)
    case .type: reportNotSet(name, "a type: it can't be set", in: scope)
    case nil:
      let meant: Hint? =
        changing(name.text, value)
        ?? withoutOwner(name.text).flatMap { declared[$0] == nil ? nil : "write '\($0)'" }
        ?? settableMeant(by: name.text, in: scope)
      report(
        .cannotSet, "there is no state, output or input '\(name.text)'", at: name.span,
        hint: meant ?? declaringState(name.text, of: value, in: scope),
        missing: .init(.name(name.text), isGuessed: meant != nil))
    }
    return nil
  }

  /// Says so of what no step can set.
  private mutating func reportNotSet(_ name: Name, _ reason: String, in scope: Scope) {
    report(
      .cannotSet, "'\(name.text)' is \(reason)", at: name.span,
      hint: settableMeant(by: name.text, in: scope)?.inWords
        ?? "only states, outputs and value inputs can be set",
      related: declaration(of: name))
  }

  /// An event output that is set: it is emitted, or was meant as a value.
  private func emittingHint(_ signal: CheckedSignal, _ value: YAMLNode) -> Hint {
    let (name, type) = (signal.name, signal.type)
    if type == .void { return "- emit: \(name)" }
    let kept = "outputs: { \(name): \(type.asOptional.asWritten) }"
    if value.isNull { return "what is kept is a value: \(kept)" }
    return "write '- emit: \(name)', and below it 'value: \(value.asWritten)'; or, to keep it, "
      + "declare it as a value: \(kept)"
  }

  private func settableMeant(by name: String, in scope: Scope) -> Hint? {
    // `basket[1]` is near to `basket`, which would lose the rest.
    settingField(name.exchanging("?.", for: "."), in: scope) ?? settingElement(name, in: scope)
      ?? suggestion(for: name, among: screen.values.filter { !$0.isDerived }.map { $0.name })
  }

  /// `{ count +=: 1 }`: what it becomes is said as a whole.
  private func changing(_ name: String, _ value: YAMLNode) -> Hint? {
    let path = name.split(separator: ".").map(String.init)
    if path.count == 2, ["append", "appending", "add", "push"].contains(path[1]),
      case .array? = self.value(named: path[0])?.type
    {
      let added = value.scalar?.text.drop { $0 == "=" } ?? "..."
      return "say what it becomes: \(path[0]): '=\(path[0]).appending(\(added))'"
    }
    let words = name.split(separator: " ").map(String.init)
    guard words.count == 2, ["+=", "-=", "*=", "/="].contains(words[1]),
      let target = self.value(named: words[0])
    else { return nil }
    let added = value.scalar?.text.drop { $0 == "=" } ?? "..."
    if words[1] == "+=", case .array = target.type {
      return "say what it becomes: \(words[0]): '=\(words[0]).appending(\(added))'"
    }
    return "say what it becomes: \(words[0]): '=\(words[0]) \(words[1].dropLast()) \(added)'"
  }

  /// How to declare a state that is set to such a value.
  private func declaringState(_ name: String, of value: YAMLNode, in scope: Scope) -> Hint? {
    // `count: count + 1`, which lacks its `=` as well.
    if let text = value.scalar?.text, text.hasPrefix("\(name) "),
      text.dropFirst(name.utf8.count + 1).first.map({ "+-*/".contains($0) }) ?? false
    {
      return "declare it under 'state', with its type; an expression starts with '='"
    }
    var probe = values.probe
    let type = probe.inferredValue(value, in: scope, remedy: "").type
    guard type != .unknown else { return "declare it under 'state', with its type" }
    return declaring(name, "state: { \(name): \(type.asDeclared) }")
  }
}
