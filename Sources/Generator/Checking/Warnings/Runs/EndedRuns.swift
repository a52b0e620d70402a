import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

/// What is said of the runs of other bindings: a `cancel` of those that are over at once, and a
/// `send` for each element to a binding of which each run ends the one before.
func endedRuns(in examined: ExaminedScreen) -> [Diagnostic] {
  var search: EndedRunsSearch?
  for binding in examined.spec.bindings {
    for step in binding.steps where step.hasStep({ $0.mayEndRuns }) {
      if search == nil { search = EndedRunsSearch(examined) }
      search?.look(at: step, isRepeated: false)
    }
  }
  return search?.found ?? []
}

private struct EndedRunsSearch {
  let screen: CheckedScreen
  /// Of each name behind a `when`, the places of the bindings.
  private var bindings: [String: [Int]] = [:]
  /// Of each binding, whether its runs go on in a later turn.
  private let takesTime: [Bool]
  /// Of each binding, whether they do so whatever is chosen on the way.
  private let alwaysTakesTime: [Bool]
  /// Of each binding, whether others may run in the middle of its runs.
  private let setsOff: [Bool]
  var found: [Diagnostic] = []

  init(_ examined: ExaminedScreen) {
    let awaited = examined.awaited
    screen = examined.screen
    takesTime = screen.bindings.map { binding in
      binding.delay != nil || binding.isByHand || binding.takesTime(awaited)
    }
    alwaysTakesTime = screen.bindings.map { binding in
      binding.isByHand || binding.steps.contains { $0.takesTime(awaited) }
    }
    let isFollowed = screen.bindings.contains { binding in
      binding.sources.contains { if case .change = $0 { true } else { false } }
    }
    setsOff = screen.bindings.map { binding in
      isFollowed || binding.isByHand
        || binding.hasStep { if case .send = $0 { true } else { false } }
    }
    for (place, binding) in examined.spec.bindings.enumerated() {
      guard case .when(let names) = binding.trigger else { continue }
      for name in names { bindings[name.text, default: []].append(place) }
    }
  }

  mutating func look(at step: StepSpec, isRepeated: Bool) {
    var isRepeated = isRepeated
    switch step.kind {
    case .cancel(let names):
      for name in names {
        guard let places = bindings[name.text],
          !places.contains(where: { takesTime[$0] || setsOff[$0] })
        else { continue }
        found.append(
          .warning(
            .vainCancel,
            "there is nothing to cancel: what runs when '\(name.text)' is over at once",
            at: name.span, hint: "remove it: nothing there is waited for"))
      }
    case .send(let event, _) where isRepeated:
      guard let place = bindings[event.text]?.first(where: endsItself) else { return }
      found.append(
        .warning(
          .endedRuns,
          alwaysTakesTime[place]
            ? "only the last of these runs gets to its end: each ends the one before"
            : "each of these runs ends the one before, where that still waits for something",
          at: event.span, hint: "give the binding 'policy: queue', or 'policy: all'",
          related: [.init(screen.bindings[place].span, "the binding is here")]))
    case .forEach: isRepeated = true
    case .set, .letValue, .call, .branch, .send, .emit, .wait, .stop, .swift: break
    }
    for inner in step.innerSteps { look(at: inner, isRepeated: isRepeated) }
  }

  /// Whether a run of the binding ends the one before in the middle of it. With a pause that is
  /// meant.
  private func endsItself(_ place: Int) -> Bool {
    let binding = screen.bindings[place]
    return binding.policy == .latest && binding.per == nil && binding.delay == nil
      && takesTime[place]
  }
}

extension StepSpec {
  /// Whether it cancels or repeats something.
  fileprivate var mayEndRuns: Bool {
    switch kind {
    case .cancel, .forEach: true
    case .set, .letValue, .call, .branch, .send, .emit, .wait, .stop, .swift: false
    }
  }
}
