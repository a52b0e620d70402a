import Diagnostics
import Spec

/// Messages that are only the name of a case, as a case with values has no text. A `catch` that
/// looks at the cases of its error anywhere knows of it, and so does a binding, of what else it
/// shows, and what is declared of itself.
func shownNames(in screen: CheckedScreen, _ spec: ScreenSpec, _ uses: Uses) -> [Diagnostic] {
  screen.shownNames.filter { shown in
    if let isKnown = shown.isKnownInCatch { return !isKnown }
    let binding = spec.bindings.firstIndex { $0.span.touches(Int(shown.place.offset)) }
    let known = binding.map { uses.readCasesInBindings[$0] } ?? uses.readCases
    return !known.contains(shown.error)
  }.map { shown in
    let (item, error) = (shown.item, shown.written)
    let text = item.values.first { $0.type == .string }.map { value in
      "\(error).\(item.name)?.\(value.name) ?? \(error).message"
    }
    let other = "if \(error).\(item.name) == nil then \(error).message else \"Another text\""
    let parameter = shown.parameter.map { "\($0) => " } ?? ""
    var hint: Hint =
      "show \(text == nil ? "another text" : "the value"): \(parameter)\(text ?? other)"
    // What a failure tells is for developers more often than not.
    let isRead = (uses.readCasesInBindings + [uses.readCases]).contains { $0.contains(shown.error) }
    if screen.types[shown.error]?.isError == true, !isRead {
      let values = item.values.count == 1 ? "value" : "values"
      hint =
        "\(hint)\nor give the case a text in place of its \(values): '\(item.name): Something went wrong'"
    }
    return .warning(
      .shownName, "the message of '\(item.name)' is only its name: a case with values has no text",
      at: shown.place, hint: hint)
  }
}
