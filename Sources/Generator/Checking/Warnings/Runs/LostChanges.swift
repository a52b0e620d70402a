import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

/// What a newer run loses of the one that it ends, with `latest` and without `per`: a change that
/// is not taken back, or else one that is never made.
func lostChanges(in examined: ExaminedScreen) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for (binding, checked) in examined.bindings
  where checked.policy == .latest && binding.per == nil {
    guard case .when(let events) = binding.trigger else { continue }
    let lost =
      lostRollback(in: binding, of: events, examined) ?? lostRow(in: binding, checked, examined)
    if let lost { found.append(lost) }
  }
  return found
}

/// A change that is made before a call, and that its `catch` would take back: a newer run ends this
/// one, without an error, and the change stays though the service may have refused it.
///
/// It is told only where the change is made of the value before: one that is set anew is set by the
/// newer run too.
private func lostRollback(
  in binding: BindingSpec, of events: [Name], _ examined: ExaminedScreen
) -> Diagnostic? {
  let lost = binding.steps.changesBeforeCalls { call, changed -> (call: CallSpec, name: Name)? in
    guard let catching = call.onError, examined.awaited.contains(call),
      let lost = changed.first(where: { value in
        catching.contains { $0.hasStep { $0.setting(of: value.name.text) != nil } }
      })
    else { return nil }
    return (call, lost.name)
  }
  guard let (call, name) = lost else { return nil }
  let label = examined.screen.events.first { $0.name == events.first?.text }?.parameters.first?.name
  return .warning(
    .lostRollback, "nothing takes '\(name.text)' back where a newer run ends this one",
    at: call.onErrorSpan ?? call.method.span,
    hint: "with 'policy: queue' each run comes to its end"
      + (label.map { "; 'per: \($0)' lets different ones go on side by side" } ?? ""),
    related: [.init(name.span, "it is changed here, before the call")])
}
