import Diagnostics
import Expressions
import Reading
import Spec

/// A change that is made before a call, and that its `catch` would take back: with `latest` a newer
/// run ends this one, without an error, and the change stays though the service may have refused it.
///
/// It is told only where the change is made of the value before: one that is set anew is set by the
/// newer run too.
func lostRollbacks(in examined: ExaminedScreen) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for (binding, checked) in examined.bindings {
    guard checked.policy == .latest, binding.per == nil, case .when(let events) = binding.trigger
    else { continue }
    var changed: [Name] = []
    guard let (call, name) = unsafeCall(in: binding.steps, &changed, examined.answersAtOnce)
    else { continue }
    let label = examined.screen.events.first { $0.name == events.first?.text }?.parameters.first?
      .name
    found.append(
      .warning(
        .lostRollback, "nothing takes '\(name.text)' back where a newer run ends this one",
        at: call.onErrorSpan ?? call.method.span,
        hint: "with 'policy: queue' each run comes to its end"
          + (label.map { "; 'per: \($0)' lets different ones go on side by side" } ?? ""),
        related: [.init(name.span, "it is changed here, before the call")]))
  }
  return found
}

/// The first call whose `catch` sets, on any of its ways, what was changed before it, and that name.
private func unsafeCall(
  in steps: [StepSpec], _ changed: inout [Name], _ answersAtOnce: NameSet
) -> (call: CallSpec, name: Name)? {
  for step in steps {
    switch step.kind {
    case .set(let values):
      changed += values.filter { $0.value.isMade(of: $0.name.text) }.map(\.name)
    case .call(let call):
      guard !changed.isEmpty, let catching = call.onError else { continue }
      let lost = changed.first { name in
        catching.contains { $0.hasStep { $0.setting(of: name.text) != nil } }
      }
      if let name = lost, !answersAtOnce.contains(call.method.path) { return (call, name) }
    case .branch(let branch):
      for body in [branch.then, branch.otherwise] {
        if let found = unsafeCall(in: body, &changed, answersAtOnce) { return found }
      }
    case .letValue, .forEach, .send, .emit, .cancel, .wait, .stop, .swift: continue
    }
  }
  return nil
}

extension YAMLNode {
  /// Whether it is an expression that mentions the name: `=count + 1`.
  fileprivate func isMade(of name: String) -> Bool {
    guard let text = scalar?.text, text.hasPrefix("="), text.holds(name) else { return false }
    return MentionedWords.words(in: text.dropFirst()).contains(name)
  }
}
