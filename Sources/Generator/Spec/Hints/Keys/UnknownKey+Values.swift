import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// Keys of needs, inputs, states and outputs.
extension UnknownKey {
  /// In what the screen needs, or a parameter.
  var hintAtFirstValue: Hint? {
    if form == .need {
      switch key {
      case "from", "text": return "what is computed is a state or an output: move it there"
      case "takes": return "an event is an input: move it to 'inputs'"
      default: break
      }
    }
    guard ["initial", "default", "value"].contains(key) else { return nil }
    return form == .need
      ? "whoever opens the screen gives it: make it optional, with a '?' behind its type, and "
        + "write the default where it is read: '?? ...'"
      : "a parameter has no default: make it optional, with a '?' behind its type"
  }

  /// In an event, or a value that the view writes.
  var hintInInput: Hint? {
    switch key {
    case "debounce", "throttle":
      return hasType ? nil : "'\(key)' stands in the binding, beside its 'when'"
    case "from" where !hasType, "text" where !hasType:
      return "the view writes it: what is computed is a state or an output"
    case _ where form == .event: return hintInEvent
    case "private": return "what the view does not write is a state: move it to 'state'"
    case "validate", "validation", "rule", "rules", "pattern", "isValid", "error":
      return """
        what is wrong with it is an output that is derived: \
        { from: 'if not ... then "..." else nil' }
        """
    default: return nil
    }
  }

  private var hintInEvent: Hint? {
    switch key {
    // No parameter has such a type.
    case "hidden" where text == "true": return .write("private")
    case "default" where !hasType, "defaultValue" where !hasType: return .write("initial")
    case "kind" where pairs.has("default") || pairs.has("defaultValue"): return .write("type")
    case "emits":
      return "what the view sends is written {}, with its values { takes: { name: Type } };"
        + " what it hears of is an output"
    case "public": return "every event is, but for one with 'private: true'"
    case "returns": return "an event gives nothing back: an output shows what came of it"
    case "access", "visibility":
      if text == "private" { return "write 'private: true'" }
    case "policy", "loading", "per":
      return hasType ? nil : "'\(key)' stands in the binding, beside its 'when'"
    case _
    where (hasType || text?.first == "[") && isStrange && key != "type"
      && didYouMean(key, among: ["type", "initial"]) == nil:
      return "its parameters stand under 'takes': { \(key): \(text ?? "Type") }"
    case "with", "params", "parameters": return .write("takes")
    case "do", "steps": return "its steps stand in a binding: '- when: name', and 'do' below it"
    case "throws": return "an event can't fail: the steps of its binding catch what does"
    case "type": return "an event takes parameters, and a value has a type: remove one"
    default: break
    }
    return ["true", "false"].contains(text) && isStrange
      ? "an event has no such thing: remove it, or write 'private: true' for one that only "
        + "the screen's own steps send"
      : nil
  }

  /// In a state or an output.
  var hintInValue: Hint? {
    switch key {
    case "loading":
      return "write { type: Bool, initial: false }, and in the binding 'loading:' with its name"
    case "value": return value.scalar.flatMap(keyOfValue)
    case "takes": return "an event is an input: move it to 'inputs'"
    case "emits": return "an event is an output: move it to 'outputs'"
    case "format": return hintAtFormatter
    case _ where form == .output: if let hint = hintInOutput { return hint }
    default: break
    }
    return pairs.allSatisfy(isPart)
      ? """
      what has parts is of a model: 'models: { Name: { fields: { \(key): \(text ?? "Type") } } }', \
      and 'Name' here
      """ : nil
  }

  private var hintInOutput: Hint? {
    switch key {
    case "cells", "cell":
      guard hasType, let text else { return nil }
      return "make the cells in 'from': { from: \(pairs.text(of: "from") ?? "items").map(\(text)) }"
    case "event" where text == "true" || text == "false":
      let type = pairs.text(of: "type") ?? "Void"
      return "an event output has its type under 'emits': write '{ emits: \(type) }'"
    case "when":
      return text?.allBytes({ $0.isInName }) ?? true
        ? "what sets it is a binding: - when: \(text ?? "name")" : .write("from")
    case "formatter", "formatted": return hintAtFormatter
    default: return nil
    }
  }

  /// `low: Double`
  private func isPart(_ pair: YAMLPair) -> Bool {
    guard let key = pair.name, let first = pair.value.scalar?.text.first else { return false }
    return (first.isUppercase || first == "[") && !form.isNear(key) && form.meantKey(by: key) == nil
  }

  /// What the value of a state or an output is: computed, a text, or the first one.
  private func keyOfValue(_ value: YAMLScalar) -> Hint? {
    let text = value.text
    // `value: n + 1`
    let isComputed =
      text.hasPrefix("=") || text.hasPrefix("if ") || text.hasPrefix("not ")
      || [" + ", " - ", " * ", " / ", " ?? ", " | ", " == ", " != ", " > ", " < "]
        .contains(where: text.holds)
      || decoder.joinsValues(value)
    if isComputed { return .write("from") }
    if text.holds("${") { return .write("text") }
    let isName =
      value.style == .plain && text.startsLower
      && !["true", "false", "null"].contains(text)
      && text.utf8.allSatisfy { $0.isInName || $0 == UInt8(ascii: ".") }
    guard isName else { return nil }
    let isKnown = decoder.isValue(text) || decoder.spec.needs.contains { $0.name.text == text }
    return !pairs.has("type") && isKnown
      ? .write("from") : "write 'from' for the value of that name, 'initial' for a first value"
  }

  /// `format: money`
  var hintAtFormatter: Hint {
    let value = pairs.text(of: "from") ?? "value"
    return "a formatter stands behind the value: from: \(value) | \(text ?? "name")"
  }
}

extension SpecDecoder {
  /// `isValid and not isSaving`: names with the words between them, of which one is that of a
  /// value, or is written as no text is.
  func joinsValues(_ value: YAMLScalar) -> Bool {
    let words = value.text.split { " ()".contains($0) }
    let names = words.filter { !["and", "or", "not"].contains($0) }
    return value.style == .plain && words.contains { $0 == "and" || $0 == "or" }
      && names.allSatisfy {
        $0.startsLower && $0.utf8.allSatisfy { $0.isInName || $0 == UInt8(ascii: ".") }
      }
      && names.contains {
        $0.contains { $0.isUppercase } || isValue(String($0.prefix(while: { $0.isInName })))
      }
  }
}
