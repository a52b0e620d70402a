import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// Keys of the steps of bindings.
extension UnknownKey {
  var hintInStep: Hint? {
    switch (form, key) {
    case (.sendStep, "takes"): .write("with")
    case (.emitStep, "with") where !pairs.has("value"): valueAlone
    case (.sendStep, "value"):
      pairs.text(of: "send").flatMap { decoder.isEventOutput($0) ? $0 : nil }
        .map { "'\($0)' is an event output: write '- emit: \($0)' in place of '- send: \($0)'" }
    case (_, "delay"), (_, "after"), (.setStep, "wait"):
      "it is a step of its own, above this one: '- wait: \(text ?? "1s")'"
    default: nil
    }
  }

  /// `with: { order: =order }`, as an event takes it: what is emitted is one value, without a name.
  private var valueAlone: Hint? {
    guard let given = value.mapping, given.count == 1, let name = given[0].name,
      !fieldsEmitted.contains(name)
    else { return nil }
    return "write 'value: \(given[0].value.asWritten)'"
  }

  /// The fields of the model that the output emits, where this document declares it.
  private var fieldsEmitted: [String] {
    for case .event(let event) in decoder.spec.outputs
    where event.name.text == pairs.text(of: "emit") {
      let model = decoder.spec.models.first { event.type.isText($0.name.text) }
      if case .fields(let fields)? = model?.content { return fields.map { $0.name.text } }
    }
    return []
  }

  var hintInCall: Hint? {
    switch key {
    case "takes": return .write("with")
    case "finally": return Self.noFinally
    case "name" where pairs.first?.key.isText("name") ?? false && text?.first != "=":
      return "a step has no name: remove it, or put an argument under 'with'; 'as' names the answer"
    case "retry", "timeout", "cache":
      let name = pairs.text(of: "call")?.prefix { $0 != "." }
      guard let service = name.flatMap({ decoder.service($0) }), service.http == nil else {
        return nil
      }
      return "only requests have it, under 'http', which '\(service.name.text)' has not: remove it"
    case "delay": return "it is a step of its own, above this one: '- wait: \(text ?? "1s")'"
    case "to":
      guard let text, text.allBytes({ $0.isInName }) else { return nil }
      return Hint("the answer gets its name by 'as: \(text)'", replacement: "as")
    default: return isTaken ? nil : hintOfOthers
    }
  }

  /// What is no argument of the method, and what others have beside a call.
  private var hintOfOthers: Hint? {
    switch key {
    case _
    where areOneSlipApart(key, "as") && !pairs.has("as") && text?.allBytes({ $0.isInName }) ?? false:
      .write("as")
    case "await", "async": "a call waits for its answer by itself: remove it"
    case "doc", "comment": "write it as a comment: # \(text ?? key)"
    case "id": "a step has no 'id': remove it"
    case "while" where pairs.has("each"), "until" where pairs.has("each"):
      "a stream is left by '- stop: true' among the steps of its 'each'"
    default: nil
    }
  }

  /// Whether the method that a step calls has such a parameter, or nobody knows.
  private var isTaken: Bool {
    decoder.method(calledIn: pairs)?.takes.contains { $0.name.text == key } ?? true
  }

  /// What a key of a call is that is none of the arguments of its method.
  var partOfCall: Hint? {
    guard let method = decoder.method(calledIn: pairs), !form.isNear(key) else { return nil }
    // `foreach:` and `except:` with steps below them
    if value.isList(of: .steps) || value.sequence?.isEmpty ?? false {
      return hintAtSteps(of: method)
    }
    if areArguments(of: method.takes) { return .write("with") }
    guard form.meantKey(by: key) == nil, !SpecDecoder.bindingKeys.contains(key),
      !["retry", "timeout", "cache"].contains(key), !isTaken
    else { return nil }
    if let near = didYouMean(key, among: method.takes.map { $0.name.text }) {
      return "its arguments stand under 'with': { \(near): \(text ?? "...") }"
    }
    if !pairs.has("as"), method.returns != nil, let name = value.scalar,
      name.style == .plain, name.text.startsLower, !decoder.isValue(name.text),
      name.text.utf8.allSatisfy({ $0.isInName }), !["true", "false", "null"].contains(name.text)
    {
      return Hint("the answer gets its name by 'as: \(name.text)'", replacement: "as")
    }
    let taken = method.takes.map { $0.name.text }.joined(separator: ", ")
    return taken.isEmpty
      ? "'\(method.name.text)' takes nothing: remove it"
      : "'\(method.name.text)' takes \(taken): these stand under 'with'"
  }

  /// Steps beside a call, which are those for what is thrown, or for each element of a stream.
  private func hintAtSteps(of method: MethodSpec) -> Hint? {
    let isEach = method.streams != nil && !pairs.has("each")
    if method.throwing == nil || pairs.has("catch") { return isEach ? .write("each") : nil }
    return isEach && StepForms.steps.meant(by: key) == .write("each")
      ? .write("each") : .write("catch")
  }

  /// Whether a step has its arguments there, in place of `with`.
  func areArguments(of takes: [ParameterSpec]) -> Bool {
    guard let arguments = value.mapping, !arguments.isEmpty, !pairs.has("with") else {
      return false
    }
    return arguments.allSatisfy { pair in takes.contains { pair.key.isText($0.name.text) } }
  }
}

extension SpecDecoder {
  /// The method that a step calls, where this document declares it.
  func method(calledIn pairs: [YAMLPair]) -> MethodSpec? {
    pairs.text(of: "call").flatMap(method(at:))
  }

  /// What the event takes that a step sends.
  func parameters(ofEventIn pairs: [YAMLPair]) -> [ParameterSpec]? {
    pairs.text(of: "send").flatMap(parameters(ofEvent:))
  }
}
