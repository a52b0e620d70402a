import MVVMGenDiagnostics
import MVVMGenReading
import MVVMGenSpec

/// A value that is made of another one before a call, and takes its place after it: what has
/// changed that one meanwhile is lost.
///
/// It is told only where another binding changes that one. A `catch` takes back on purpose: it is
/// told of only where other runs of its own binding have changes there too.
func staleCopies(in examined: ExaminedScreen) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for (index, (binding, checked)) in examined.bindings.enumerated() {
    var search = StaleCopySearch(awaited: examined.awaited)
    search.look(at: binding.steps)
    for copy in search.found {
      let name = copy.target.text
      let isChanged =
        copy.isTakenBack
        ? checked.hasRunsAtOnce && binding.changes(name)
        : examined.spec.bindings.indices.contains {
          $0 != index && examined.spec.bindings[$0].changes(name)
        }
      guard isChanged else { continue }
      found.append(
        .warning(
          .staleCopy,
          copy.isTakenBack
            ? "what other runs have changed in '\(name)' since then is taken back too"
            : "what changes '\(name)' meanwhile is lost here",
          at: copy.target.span,
          hint: copy.isTakenBack
            ? "take back only what this run has changed, in what '\(name)' is then"
            : "make it here, of what '\(name)' is then",
          related: [.init(copy.local.span, "it is made here, before that")]))
    }
  }
  return found
}

extension CheckedBinding {
  /// Whether a run of it goes on beside others.
  fileprivate var hasRunsAtOnce: Bool { per != nil || policy == .all }
}

private struct StaleCopySearch {
  let awaited: AwaitedCalls
  /// Local names, and the expressions that they stand for.
  private var locals: [(name: Name, text: String)] = []
  /// How many of them were made before a call.
  private var staleCount = 0
  private var isInCatch = false
  private(set) var found: [(target: Name, local: Name, isTakenBack: Bool)] = []

  init(awaited: AwaitedCalls) {
    self.awaited = awaited
  }

  mutating func look(at steps: [StepSpec]) {
    for step in steps {
      switch step.kind {
      case .letValue(let pairs):
        for pair in pairs {
          if let text = pair.value.scalar?.text, text.hasPrefix("=") {
            locals.append((pair.name, text))
          }
        }
      case .call(let call):
        guard !locals.isEmpty, awaited.contains(call) else { continue }
        staleCount = locals.count
        isInCatch = true
        look(at: call.onError ?? [])
        isInCatch = false
      case .wait: staleCount = locals.count
      case .set(let pairs):
        for pair in pairs {
          guard let text = pair.value.scalar?.text, text.hasPrefix("="),
            let local = locals.prefix(staleCount).first(where: { text.dropFirst() == $0.name.text }
            ),
            MentionedWords.words(in: local.text.dropFirst()).contains(pair.name.text)
          else { continue }
          found.append((pair.name, local.name, isInCatch))
        }
      case .branch(let branch):
        look(at: branch.then)
        look(at: branch.otherwise)
      case .forEach, .send, .emit, .cancel, .stop, .swift: continue
      }
    }
  }
}
