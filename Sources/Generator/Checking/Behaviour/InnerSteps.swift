import MVVMGenSpec

extension StepSpec {
  /// The steps inside a step.
  var innerSteps: [StepSpec] {
    switch kind {
    case .branch(let branch): branch.then + branch.otherwise
    case .forEach(_, _, let body): body
    case .call(let call): (call.onError ?? []) + (call.onElement ?? [])
    case .set, .letValue, .send, .emit, .cancel, .wait, .stop, .swift: []
    }
  }

  /// What it names for the steps below it.
  var namesGiven: [String] {
    switch kind {
    case .letValue(let pairs): pairs.map({ $0.name.text })
    case .call(let call): call.name.map { [$0.text] } ?? []
    default: []
    }
  }

  /// Whether it is such a step, or has one inside it.
  func hasStep(_ isOne: (StepSpec) -> Bool) -> Bool {
    isOne(self) || innerSteps.contains { $0.hasStep(isOne) }
  }

  /// What it sets itself that has this name.
  func setting(of name: String) -> NamedValue? {
    guard case .set(let pairs) = kind else { return nil }
    return pairs.first { $0.name.text == name }
  }

  /// Whether it, or a step inside it, may set what has this name: Swift may set anything, and so
  /// may what is sent, where that counts.
  func maySet(_ name: String, bySending: Bool) -> Bool {
    hasStep { step in
      switch step.kind {
      case .set: step.setting(of: name) != nil
      case .send: bySending
      case .swift: true
      case .letValue, .call, .branch, .forEach, .emit, .cancel, .wait, .stop: false
      }
    }
  }
}

extension BindingSpec {
  /// Whether a step of it sets what has this name, or Swift may do so.
  func changes(_ name: String) -> Bool {
    isByHand || steps.contains { $0.maySet(name, bySending: false) }
  }
}

extension [StepSpec] {
  /// Goes through the written steps and what the checker made of them side by side: a `let` of
  /// several names has become a step for each.
  func visit(beside checked: [Step], _ body: (StepSpec, Step) -> Void) {
    var rest = checked[...]
    for step in self {
      let count = if case .letValue(let pairs) = step.kind { pairs.count } else { 1 }
      for same in rest.prefix(count) { body(step, same) }
      rest = rest.dropFirst(count)
    }
  }
}
