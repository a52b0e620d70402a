import Diagnostics
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
    let lost = binding.steps.changesBeforeCalls { call, changed -> (call: CallSpec, name: Name)? in
      guard let catching = call.onError, !examined.answersAtOnce.contains(call.method.path),
        let lost = changed.first(where: { value in
          catching.contains { $0.hasStep { $0.setting(of: value.name.text) != nil } }
        })
      else { return nil }
      return (call, lost.name)
    }
    guard let (call, name) = lost else { continue }
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
