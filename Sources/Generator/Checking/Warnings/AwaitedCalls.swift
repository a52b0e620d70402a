import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

/// The calls that are waited for: all but those of methods that answer at once.
struct AwaitedCalls {
  private var others = NameSet()

  init(in screen: CheckedScreen) {
    // A library makes no calls.
    guard !screen.isLibrary else { return }
    for service in screen.withLibraries.flatMap({ $0.services }) {
      for method in service.methods where method.answersAtOnce {
        others.insert(service.path(of: method))
      }
    }
  }

  func contains(_ call: CallSpec) -> Bool { !others.contains(call.method.path) }

  func contains(_ call: Step.Call) -> Bool { !others.contains(call.methodPath) }
}

extension CheckedBinding {
  /// Whether its steps are not over at once.
  func takesTime(_ awaited: AwaitedCalls) -> Bool {
    hasStep { $0.takesTime(awaited) }
  }
}

extension Step {
  /// Whether it is waited for itself, whatever is inside it.
  func takesTime(_ awaited: AwaitedCalls) -> Bool {
    switch self {
    case .wait: true
    case .swift(let code): code.bare.holds("await")
    case .call(let call): awaited.contains(call)
    case .set, .letValue, .branch, .branchOfOptional, .forEach, .send, .emit, .cancel, .stop: false
    }
  }
}
