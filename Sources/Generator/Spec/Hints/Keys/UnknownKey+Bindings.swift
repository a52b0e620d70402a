import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// Keys of bindings.
extension UnknownKey {
  var hintInBinding: Hint? {
    if let hint = hintAtTrigger { return hint }
    switch key {
    case "finally": return Self.noFinally
    case _ where text == "true" && decoder.isValue(key): return "write 'loading: \(key)'"
    case "after":
      let time = text ?? "1s"
      return "what runs later starts with '- wait: \(time)' under 'do'"
        + (pairs.has("when")
          ? "; to wait until nothing comes any more write 'debounce: \(time)'" : "")
    case "catch": return "each call has its own: write it beside 'call'"
    case "name" where pairs.has("when") || pairs.has("every"):
      return "a binding has no name: remove it, or write it as a comment: # \(text ?? key)"
    case "doc": return Self.asComment(text ?? key)
    default: return form == .whenBinding ? hintInWhen : hintInEvery
    }
  }

  /// What sets the binding off, in the place of `when`.
  private var hintAtTrigger: Hint? {
    guard form == .whenBinding, !pairs.has("when") else { return nil }
    if value.mapping?.has("do") ?? false {
      return "write 'when: \(key)', and what is under it beside it"
    }
    guard value.isNull || value.sequence != nil, decoder.isTrigger(key) else { return nil }
    return value.isNull ? "write 'when: \(key)'" : "write 'when: \(key)', and its steps under 'do'"
  }

  private var hintInWhen: Hint? {
    switch key {
    case "while": pairs.has("when") ? nil : "it goes with 'every: 1s', which says how often"
    case "enabled", "where", "condition", "filter", "guard":
      "the steps ask it: '- if: \(text ?? "...")' under 'do'"
    case "removeDuplicates", "distinct", "distinctUntilChanged":
      "a binding of a value runs only when that is a different one: remove it"
    case "key", "by": .write("per")
    case "hand", "byHand": .write("by: hand")
    case "name", "given":
      "it is a scenario's: those stand under 'scenarios', and a binding starts with 'when'"
    case "cancelPrevious": "write 'policy: latest'"
    default: nil
    }
  }

  private var hintInEvery: Hint? {
    guard ["until", "unless"].contains(key) else { return nil }
    let words = (text ?? "...").split(separator: " ")
    let condition = words.joined(separator: " ")
    let opposite =
      words.first == "not" && words.count == 2
      ? String(words[1]) : "not \(words.count > 1 ? "(\(condition))" : condition)"
    return "'while' says the opposite: write 'while: \(opposite)'"
  }

  static let noFinally: Hint =
    "a run ends behind 'catch': write the steps there too, or give the binding a 'loading'"
}
