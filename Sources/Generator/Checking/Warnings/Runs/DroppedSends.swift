import MVVMGenDiagnostics
import MVVMGenSpec

/// Events that a run sends to its own binding, with `policy: first`: the run is under way then, so
/// that they are dropped, and nothing else hears of them.
func droppedSends(in examined: ExaminedScreen) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for (binding, checked) in examined.bindings where checked.policy == .first {
    let own = checked.eventsOfItself.filter { event in
      examined.screen.bindings.count { $0.sources.contains(.event(event)) } == 1
    }
    guard !own.isEmpty else { continue }
    for step in binding.steps {
      step.visitSends { event in
        guard own.contains(event.text) else { return }
        found.append(
          .warning(
            .droppedSend, "'\(event.text)' is dropped here: the run that sends it is under way",
            at: event.span,
            hint: "give the binding 'policy: latest': the new run takes the place of this one",
            related: [.init(checked.span, "the binding has 'policy: first'")]))
      }
    }
  }
  return found
}

extension CheckedBinding {
  /// The events with which a run of it meets itself: with a pause or a `per` it may be over then,
  /// or another one.
  var eventsOfItself: [String] {
    guard meetsItself else { return [] }
    return sources.compactMap { if case .event(let name) = $0 { name } else { nil } }
  }

  /// The values with whose change a run of it meets itself.
  var valuesOfItself: [String] {
    guard meetsItself else { return [] }
    return sources.compactMap { if case .change(let value) = $0 { value.name } else { nil } }
  }

  private var meetsItself: Bool { per == nil && delay == nil }
}

extension StepSpec {
  /// Goes through the names of the events that it and the steps inside it send.
  fileprivate func visitSends(_ visit: (Name) -> Void) {
    if case .send(let event, _) = kind { visit(event) }
    for inner in innerSteps { inner.visitSends(visit) }
  }
}
