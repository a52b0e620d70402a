import MVVMGenExpressions

/// What is the same all through the runs of a binding with `loading`: that value is true, and with
/// it others may be known that are derived from it.
///
/// Nothing is known where anything else may set it: a step, or Swift.
struct HeldValues {
  private var derived: [String: TypedExpression] = [:]
  private var targets = NameSet()
  private var hasSwift = false

  init(of screen: CheckedScreen) {
    guard screen.bindings.contains(where: { $0.loading != nil }) else { return }
    for value in screen.values where value.type == .bool {
      if case .derived(let expression) = value.content { derived[value.name] = expression }
    }
    hasSwift = screen.bindings.contains { $0.isByHand }
    screen.visitSteps { look(at: $0) }
  }

  private mutating func look(at step: Step) {
    switch step {
    case .set(let assignments): for each in assignments { targets.insert(each.target.name) }
    case .swift: hasSwift = true
    case .letValue, .call, .branch, .branchOfOptional, .forEach, .send, .emit, .cancel, .wait,
      .stop:
      break
    }
  }

  /// What is known in all steps of a binding.
  func known(in binding: CheckedBinding) -> KnownValues {
    var known = KnownValues()
    guard let loading = binding.loading?.name, !hasSwift, !targets.contains(loading) else {
      return known
    }
    known.hold(loading, at: true)
    var seen: NameSet = [loading]
    binding.visitSteps { step in
      if case .branch(let condition, _, _) = step { hold(partsOf: condition, &known, &seen) }
    }
    return known
  }

  /// Finds out what the derived values in a condition are, each once.
  private func hold(
    partsOf condition: TypedExpression, _ known: inout KnownValues, _ seen: inout NameSet
  ) {
    condition.visit { part in
      guard case .reference(let reference) = part.kind, reference.kind != .local,
        let expression = derived[reference.name], seen.insert(reference.name)
      else { return }
      hold(partsOf: expression, &known, &seen)
      if let isTrue = known.answer(to: expression) { known.hold(reference.name, at: isTrue) }
    }
  }
}
