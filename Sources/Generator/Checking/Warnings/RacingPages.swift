import Diagnostics
import Expressions
import Reading
import Spec

/// A list that one binding brings anew, and that another one adds the next page to, of the same
/// method: a page that was asked for before the new list came would stand at the end of that.
///
/// Nothing is said where somebody has thought about it: where the new list ends the page behind its
/// call, where each ends the other, and where no page is asked for while a list is.
func racingPages(in examined: ExaminedScreen) -> [Diagnostic] {
  guard examined.screen.asksInTwoBindings else { return [] }
  var lists: [BroughtLists] = []
  for (binding, checked) in examined.bindings {
    guard case .when(let triggers) = binding.trigger else { continue }
    var brought = BroughtLists(triggers: triggers, loading: checked.loading?.name)
    brought.look(at: binding.steps, examined.answersAtOnce)
    if !brought.isEmpty { lists.append(brought) }
  }
  let fresh = lists.filter { !$0.fresh.isEmpty }
  var found: [Diagnostic] = []
  for more in lists where !more.added.isEmpty {
    for other in fresh where !other.isSafe(beside: more) {
      guard let page = more.added.first(where: other.brings),
        let list = other.fresh.first(where: { $0.target.text == page.target.text })
      else { continue }
      found.append(
        .warning(
          .racingPage,
          "this page may belong to an older list: a new list may come while the page is asked for",
          at: page.target.span,
          hint:
            "end it where a new list comes: '- cancel: \(more.triggers[0].text)' behind its call",
          related: [.init(list.target.span, "the new list is set here")]))
      break
    }
  }
  return found
}

extension CheckedScreen {
  /// Whether two bindings call one method: in most screens none do.
  fileprivate var asksInTwoBindings: Bool {
    var others = NameSet()
    for binding in bindings {
      var own = NameSet()
      binding.visitSteps { if case .call(let call) = $0 { own.insert(call.methodPath) } }
      for method in own.names where !others.insert(method) { return true }
    }
    return false
  }
}

/// What a binding sets to what a call has answered.
private struct BroughtLists {
  struct Answered {
    var target: Name
    var method: String
  }

  let triggers: [Name]
  let loading: String?
  /// What is replaced by an answer.
  private(set) var fresh: [Answered] = []
  /// What an answer is added to.
  private(set) var added: [Answered] = []
  /// The names of answers, and the methods that gave them.
  private var answers: [(name: String, method: String)] = []
  private var cancelled = NameSet()
  /// Those that are cancelled behind a call.
  private var cancelledLate = NameSet()
  /// The words of all conditions.
  private var asked = NameSet()

  init(triggers: [Name], loading: String?) {
    self.triggers = triggers
    self.loading = loading
  }

  var isEmpty: Bool { fresh.isEmpty && added.isEmpty }

  func brings(_ page: Answered) -> Bool {
    fresh.contains { $0.target.text == page.target.text && $0.method == page.method }
  }

  /// Whether no page of the other binding can come to a list that this one brings.
  func isSafe(beside more: BroughtLists) -> Bool {
    let names = more.triggers.map(\.text)
    // What is brought at the start alone was there before there was a page.
    if triggers.allSatisfy({ $0.text == "start" || names.contains($0.text) }) { return true }
    if names.contains(where: cancelledLate.contains) { return true }
    guard names.contains(where: cancelled.contains) else { return false }
    return triggers.contains { more.cancelled.contains($0.text) }
      || loading.map(more.asked.contains) ?? false
  }

  mutating func look(at steps: [StepSpec], _ answersAtOnce: NameSet) {
    for step in steps {
      switch step.kind {
      case .call(let call):
        if let name = call.name, call.onElement == nil, !answersAtOnce.contains(call.method.path) {
          answers.append((name.text, call.method.path))
        }
      case .set(let pairs):
        for pair in pairs { add(pair) }
      case .branch(let condition, _, let then, let otherwise):
        for word in words(of: condition) { asked.insert(word) }
        look(at: then, answersAtOnce)
        look(at: otherwise, answersAtOnce)
      case .cancel(let names):
        for name in names {
          cancelled.insert(name.text)
          if !answers.isEmpty { cancelledLate.insert(name.text) }
        }
      case .letValue, .forEach, .send, .emit, .wait, .stop, .swift: continue
      }
    }
  }

  private mutating func add(_ pair: NamedValue) {
    guard !answers.isEmpty else { return }
    let words = words(of: pair.value)
    guard let answer = answers.last(where: { words.contains($0.name) }) else { return }
    let answered = Answered(target: pair.name, method: answer.method)
    if words.contains(pair.name.text) {
      added.append(answered)
    } else {
      fresh.append(answered)
    }
  }

  private func words(of node: YAMLNode) -> [String] {
    guard let text = node.scalar?.text else { return [] }
    return MentionedWords.words(in: text[...])
  }
}
