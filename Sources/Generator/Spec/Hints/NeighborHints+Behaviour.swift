import Diagnostics
import Reading

/// What was meant by a key of a binding or a scenario that nobody knows, by the keys beside it.
extension SpecDecoder {
  /// In a binding.
  func bindingHint(
    for key: String, _ value: YAMLNode, _ pairs: [YAMLPair], _ form: Form
  ) -> Hint? {
    let text = value.scalar?.text
    switch (form, key) {
    case (_, "finally"): return Self.noFinally
    case _ where text == "true" && isValue(key):
      return "write 'loading: \(key)'"
    case (.whenBinding, _) where !pairs.has("when") && value.sequence != nil:
      return isTrigger(key) ? "write 'when: \(key)', and its steps under 'do'" : nil
    case (.whenBinding, _)
    where !pairs.has("when") && value.mapping?.has("do") ?? false:
      return "write 'when: \(key)', and what is under it beside it"
    case (.whenBinding, _) where !pairs.has("when") && value.isNull && isTrigger(key):
      return "write 'when: \(key)'"
    case (.whenBinding, "while"):
      return pairs.has("when") ? nil : "it goes with 'every: 1s', which says how often"
    case (_, "after"):
      let time = text ?? "1s"
      return "what runs later starts with '- wait: \(time)' under 'do'"
        + (pairs.has("when")
          ? "; to wait until nothing comes any more write 'debounce: \(time)'" : "")
    case (_, "catch"):
      return "each call has its own: write it beside 'call'"
    case (_, "name"):
      return pairs.has("when") || pairs.has("every")
        ? "a binding has no name: remove it, or write it as a comment: # \(text ?? key)" : nil
    case (_, "doc"): return Self.asComment(text ?? key)
    case (.whenBinding, "enabled"), (.whenBinding, "where"), (.whenBinding, "condition"),
      (.whenBinding, "filter"), (.whenBinding, "guard"):
      return "the steps ask it: '- if: \(text ?? "...")' under 'do'"
    default: return nil
    }
  }

  /// In a step of a binding.
  func stepHint(
    for key: String, _ value: YAMLNode, _ pairs: [YAMLPair], _ form: Form
  ) -> Hint? {
    let text = value.scalar?.text
    switch (form, key) {
    case (.callStep, "takes"), (.sendStep, "takes"): return .write("with")
    case (.sendStep, "value"):
      return pairs.text(of: "send").flatMap { isEventOutput($0) ? $0 : nil }
        .map { "'\($0)' is an event output: write '- emit: \($0)' in place of '- send: \($0)'" }
    case (.callStep, _)
    where areOneSlipApart(key, "as") && !pairs.has("as") && text?.allBytes(\.isInName) ?? false
      && !takes(key, pairs):
      return .write("as")
    case (.callStep, "await"), (.callStep, "async"):
      return takes(key, pairs) ? nil : "a call waits for its answer by itself: remove it"
    case (.callStep, "doc"), (.callStep, "comment"):
      return takes(key, pairs) ? nil : "write it as a comment: # \(text ?? key)"
    case (.callStep, "id"):
      return takes(key, pairs) ? nil : "a step has no 'id': remove it"
    case (.callStep, "while") where pairs.has("each") && !takes(key, pairs),
      (.callStep, "until") where pairs.has("each") && !takes(key, pairs):
      return "a stream is left by '- stop: true' among the steps of its 'each'"
    case (.callStep, "finally"): return Self.noFinally
    case (.callStep, "name") where pairs.first?.key.isText("name") ?? false && text?.first != "=":
      return "a step has no name: remove it, or put an argument under 'with'; 'as' names the answer"
    case (.callStep, "retry"), (.callStep, "timeout"), (.callStep, "cache"):
      let name = pairs.text(of: "call")?.prefix { $0 != "." }
      guard let service = name.flatMap({ service($0) }), service.http == nil else { return nil }
      return "only requests have it, under 'http', which '\(service.name.text)' has not: remove it"
    case (.setStep, "delay"), (.setStep, "after"), (.setStep, "wait"), (.emitStep, "delay"),
      (.emitStep, "after"), (.sendStep, "delay"), (.sendStep, "after"), (.callStep, "delay"):
      return "it is a step of its own, above this one: '- wait: \(text ?? "1s")'"
    default: return nil
    }
  }

  /// In a scenario or its steps.
  func scenarioHint(
    for key: String, _ value: YAMLNode, _ pairs: [YAMLPair], _ form: Form
  ) -> Hint? {
    let text = value.scalar?.text
    switch (form, key) {
    case (.replyStep, "streams"), (.replyStep, "returnsEach"), (.replyStep, "elements"):
      return "a reply is one element, under 'returns': write one for each; 'ends: true' ends it all"
    case (.replyStep, "with"):
      return
        "the answer stands under 'returns', the arguments of the call that it is for under 'to'"
    case (.scenario, _)
    where value.isNull && !pairs.has("name") && form.meantKey(by: key) == nil && !form.isNear(key):
      return "write 'name: \(key)'"
    case (.scenario, "doc"): return Self.asComment(text ?? key)
    // Given, when and then, as others have it.
    case (.scenario, "when") where value.isList(of: .scenarioSteps),
      (.scenario, "then") where value.isList(of: .scenarioSteps):
      let isFirst = pairs.first { $0.value.isList(of: .scenarioSteps) }?.key.isText(key) ?? true
      return isFirst ? .write("steps") : "its steps stand under 'steps' too: move them there"
    case (.scenario, "when") where !pairs.has("do"):
      return "what happens are steps: '- send: \(text ?? "...")' under 'steps'"
    case (.scenario, "then"):
      return "what is expected is a step: '- expect: { \(expected(in: value)) }' under 'steps'"
    case (.scenario, _):
      if key.holds(".") || Form.given.has(key) {
        return "it stands under 'given': { \(key): ... }"
      }
      // `- starts empty: { steps: … }`
      return pairs.has("name") || value.scalar != nil || form.isNear(key)
        ? nil : "write 'name: \(key)', and below it 'steps'"
    default: return nil
    }
  }

  private static let noFinally: Hint =
    "a run ends behind 'catch': write the steps there too, or give the binding a 'loading'"

  private static func asComment(_ text: String) -> Hint {
    "only declarations have one: write it as a comment: # \(text)"
  }

  /// What stands under `then`: `{ n: 1 }`, or a list of such maps.
  private func expected(in value: YAMLNode) -> String {
    let pairs = (value.sequence ?? [value]).flatMap { $0.mapping ?? [] }
      .flatMap { $0.key.isText("expect") ? $0.value.mapping ?? [] : [$0] }
    return pairs.isEmpty
      ? "name: value"
      : pairs.map { "\($0.key.scalar?.text ?? "name"): \($0.value.scalar?.text ?? "...")" }
        .joined(separator: ", ")
  }

  /// Whether the method that a step calls has such a parameter.
  private func takes(_ name: String, _ pairs: [YAMLPair]) -> Bool {
    method(calledIn: pairs)?.takes.contains { $0.name.text == name } ?? true
  }
}
