import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

extension [StepSpec] {
  /// The first that is found of a call and of what was changed before it, where the new value is
  /// made of the one before: `count: =count + 1`.
  func changesBeforeCalls<Found>(_ find: (CallSpec, _ changed: [NamedValue]) -> Found?) -> Found? {
    var changed: [NamedValue] = []
    return changesBeforeCalls(&changed, find)
  }

  private func changesBeforeCalls<Found>(
    _ changed: inout [NamedValue], _ find: (CallSpec, [NamedValue]) -> Found?
  ) -> Found? {
    for step in self {
      switch step.kind {
      case .set(let values):
        changed += values.filter { $0.value.isExpression(with: $0.name.text) }
      case .call(let call):
        if !changed.isEmpty, let found = find(call, changed) { return found }
      case .branch(let branch):
        for body in [branch.then, branch.otherwise] {
          if let found = body.changesBeforeCalls(&changed, find) { return found }
        }
      case .letValue, .forEach, .send, .emit, .cancel, .wait, .stop, .swift: continue
      }
    }
    return nil
  }
}

extension YAMLNode {
  /// Whether it is an expression that mentions the name: `=count + 1`.
  func isExpression(with name: String) -> Bool {
    guard let text = scalar?.text, text.hasPrefix("="), text.holds(name) else { return false }
    return MentionedWords.words(in: text.dropFirst()).contains(name)
  }
}
