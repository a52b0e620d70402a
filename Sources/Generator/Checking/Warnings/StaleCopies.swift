import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// A value that is made of another one before a call, and takes its place after it: what has changed
/// that one meanwhile is lost.
///
/// It is told only where another binding changes that one, and not of a `catch`, which takes back
/// on purpose.
func staleCopies(in examined: ExaminedScreen) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for (index, binding) in examined.spec.bindings.enumerated() {
    var search = StaleCopySearch(answersAtOnce: examined.answersAtOnce)
    search.look(at: binding.steps)
    for copy in search.found {
      let others = examined.spec.bindings.indices.filter { $0 != index }.map {
        examined.spec.bindings[$0]
      }
      let isChanged = others.contains { $0.changes(copy.target.text) }
      guard isChanged else { continue }
      found.append(
        .warning(
          .staleCopy,
          "what changes '\(copy.target.text)' while the call is under way is lost here",
          at: copy.target.span,
          hint: "make it after the call, of what '\(copy.target.text)' is then",
          related: [.init(copy.local.span, "it is made here, before the call")]))
    }
  }
  return found
}

private struct StaleCopySearch {
  let answersAtOnce: NameSet
  /// Local names, and the expressions that they stand for.
  private var locals: [(name: Name, text: String)] = []
  /// How many of them were made before a call.
  private var staleCount = 0
  private(set) var found: [(target: Name, local: Name)] = []

  init(answersAtOnce: NameSet) {
    self.answersAtOnce = answersAtOnce
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
        guard !locals.isEmpty, !answersAtOnce.contains(call.method.path) else { continue }
        staleCount = locals.count
      case .wait: staleCount = locals.count
      case .set(let pairs):
        for pair in pairs {
          guard let text = pair.value.scalar?.text, text.hasPrefix("="),
            let local = locals.prefix(staleCount).first(where: { text.dropFirst() == $0.name.text }
            ),
            MentionedWords.words(in: local.text.dropFirst()).contains(pair.name.text)
          else { continue }
          found.append((pair.name, local.name))
        }
      case .branch(let branch):
        look(at: branch.then)
        look(at: branch.otherwise)
      case .forEach, .send, .emit, .cancel, .stop, .swift: continue
      }
    }
  }
}
