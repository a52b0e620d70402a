import MVVMGenDiagnostics
import MVVMGenSpec

/// A `wait` that shows something for a while, behind the calls of a binding with `loading`: the
/// flag stays true until that is over too, and the button that goes by it stays disabled.
///
/// It is told only where what is set before the wait is set again after it: a pause before an
/// answer is shown, or before the next try, is meant to be part of the loading.
func lingeringLoading(in examined: ExaminedScreen) -> [Diagnostic] {
  examined.spec.bindings.flatMap { binding -> [Diagnostic] in
    guard let loading = binding.loading, case .steps(let steps) = binding.body else { return [] }
    var search = LingeringSearch(awaited: examined.awaited)
    search.look(at: steps[...], isEnd: true)
    return search.found.map { wait, shown in
      .warning(
        .lingeringLoading, "'\(loading.text)' stays true during this wait: the run is not over",
        at: wait.keySpan,
        hint: """
          show '\(shown.text)' in a run of its own: 'send' a private event, with a binding that sets \
          it, waits and sets it again
          """,
        related: [.init(loading.span, "the binding has 'loading' here")])
    }
  }
}

extension StepSpec {
  /// What it sets itself.
  fileprivate var settings: [NamedValue] { if case .set(let values) = kind { values } else { [] } }
}

private struct LingeringSearch {
  let awaited: AwaitedCalls
  private var hasCalled = false
  private(set) var found: [(wait: StepSpec, shown: Name)] = []

  init(awaited: AwaitedCalls) {
    self.awaited = awaited
  }

  /// `isEnd`: nothing that takes time comes behind the steps.
  mutating func look(at steps: ArraySlice<StepSpec>, isEnd: Bool) {
    var shown: [Name] = []
    var following = steps
    while let step = following.popFirst() {
      let isEnd = isEnd && !following.contains(where: mayTakeTime)
      switch step.kind {
      case .set(let values): shown += values.map({ $0.name })
      case .wait:
        let again = following.lazy.flatMap({ $0.settings }).first { setting in
          shown.contains { $0.text == setting.name.text }
        }
        if hasCalled, isEnd, let again { found.append((step, again.name)) }
      case .call(let call):
        guard awaited.contains(call) else { continue }
        hasCalled = true
        shown = []
        look(at: (call.onError ?? [])[...], isEnd: true)
      case .branch(let branch):
        look(at: branch.then[...], isEnd: isEnd)
        look(at: branch.otherwise[...], isEnd: isEnd)
      case .letValue, .forEach, .send, .emit, .cancel, .stop, .swift: continue
      }
    }
  }

  /// Whether the loading may go on for its sake, here or in the run that it sets off.
  private func mayTakeTime(_ step: StepSpec) -> Bool {
    step.hasStep { step in
      switch step.kind {
      case .call(let call): awaited.contains(call)
      case .send, .swift: true
      case .set, .letValue, .branch, .forEach, .emit, .cancel, .wait, .stop: false
      }
    }
  }
}
