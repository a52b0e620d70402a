import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

/// A list that one binding brings anew, and that another one adds the next page to, of the same
/// method: a page that was asked for before the new list came would stand at the end of that.
///
/// Nothing is said where somebody has thought about it: where the new list ends the page behind its
/// call, where each ends the other, and where no page is asked for while a list is.
func racingPages(in examined: ExaminedScreen) -> [Diagnostic] {
  guard examined.asksInTwoBindings else { return [] }
  var lists: [BroughtLists] = []
  for (binding, checked) in examined.bindings {
    guard case .when(let triggers) = binding.trigger else { continue }
    let answers = AnswersOfBinding(binding, when: triggers, of: examined.awaited)
    if !answers.values.isEmpty {
      lists.append(BroughtLists(answers: answers, loading: checked.loading?.name))
    }
  }
  // The bindings that bring it anew.
  var fresh = NameTable<[Int]>()
  for (index, list) in lists.enumerated() {
    for value in list.answers.values where !value.isAdded {
      fresh[value.origin, default: []].append(index)
    }
  }
  var found: [Diagnostic] = []
  for more in lists {
    let others = more.added.flatMap { fresh[$0.origin] ?? [] }.sorted()
    for other in others.map({ lists[$0] }) where !other.isSafe(beside: more) {
      guard let page = more.added.first(where: { other.list(brought: $0) != nil }),
        let list = other.list(brought: page)
      else { continue }
      found.append(
        .warning(
          .racingPage,
          "this page may belong to an older list: a new list may come while the page is asked for",
          at: page.target.span,
          hint:
            "end it where a new list comes: '- cancel: \(more.answers.triggers[0].text)' behind its call",
          related: [.init(list.target.span, "the new list is set here")]))
      break
    }
  }
  return found
}

/// The lists that a binding brings.
private struct BroughtLists {
  let answers: AnswersOfBinding
  let loading: String?

  var added: [AnswersOfBinding.Value] { answers.values.filter { $0.isAdded } }

  /// What replaces the list that a page of another binding is added to, by the same method.
  func list(brought page: AnswersOfBinding.Value) -> AnswersOfBinding.Value? {
    answers.values.first { !$0.isAdded && $0.origin == page.origin }
  }

  /// Whether no page of the other binding can come to a list that this one brings.
  func isSafe(beside more: BroughtLists) -> Bool {
    let (own, pages) = (answers.triggers, more.answers.triggers)
    // What is brought at the start alone was there before there was a page.
    let isBefore = own.allSatisfy { trigger in
      trigger.text == "start" || pages.contains { $0.text == trigger.text }
    }
    if isBefore || answers.cancelsLate(pages) { return true }
    guard answers.cancels(pages) else { return false }
    return more.answers.cancels(own) || loading.map(more.answers.asked.contains) ?? false
  }
}

extension AnswersOfBinding.Value {
  /// The list, and the method that it comes of.
  fileprivate var origin: String { "\(target.text) \(call.method.path)" }
}
