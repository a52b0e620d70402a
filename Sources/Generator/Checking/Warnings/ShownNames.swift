import Diagnostics
import Spec

/// Messages that are only the name of a case, as a case with values has no text, or one was given
/// none. A `catch` that looks at that case anywhere knows of it, and so does a binding, of what else
/// it shows, and what is declared of itself.
func shownNames(in screen: CheckedScreen, _ spec: ScreenSpec, _ uses: Uses) -> [Diagnostic] {
  screen.shownNames.flatMap { shown in
    let binding = spec.bindings.firstIndex { $0.span.touches(Int(shown.place.offset)) }
    let read = shown.readInCatch ?? binding.map { uses.readCasesInBindings[$0] } ?? uses.readCases
    let items = shown.items(besides: read)
    // The one is mended where it is shown, the other where it is declared.
    return [
      nameOfCaseWithValues(items.filter { !$0.values.isEmpty }, shown, in: screen, uses),
      nameOfCaseAlone(items.filter(\.values.isEmpty), shown),
    ].compactMap { $0 }
  }
}

private func nameOfCaseAlone(
  _ items: [TypeDeclaration.Case], _ shown: ShownName
) -> Diagnostic? {
  guard let item = items.first else { return nil }
  return .warning(
    .shownName, "the message of '\(item.name)' is only its name: the case was given no text",
    at: shown.place,
    hint: "give it one where '\(shown.error)' is declared: { \(item.name): Something went wrong }")
}

private func nameOfCaseWithValues(
  _ items: [TypeDeclaration.Case], _ shown: ShownName, in screen: CheckedScreen, _ uses: Uses
) -> Diagnostic? {
  items.first.map { item in
    let error = shown.written
    // All that have a text, one after the other.
    let texts = items.compactMap { item in
      item.values.first { $0.type == .string }.map { "\(error).\(item.name)?.\($0.name)" }
    }
    let other = "if \(error).\(item.name) == nil then \(error).message else \"Another text\""
    let parameter = shown.parameter.map { "\($0) => " } ?? ""
    let hasText = item.values.contains { $0.type == .string }
    let meant = hasText ? (texts + ["\(error).message"]).joined(separator: " ?? ") : other
    var hint: Hint = "show \(hasText ? "the value" : "another text"): \(parameter)\(meant)"
    // What a failure tells is for developers more often than not.
    let isRead = (uses.readCasesInBindings + [uses.readCases]).contains { read in
      read.contains(shown.error) || read.contains("\(shown.error).\(item.name)")
    }
    if screen.types[shown.error]?.isError == true, !isRead {
      let values = item.values.count == 1 ? "value" : "values"
      hint =
        "\(hint)\nor give the case a text in place of its \(values): '\(item.name): Something went wrong'"
    }
    return Diagnostic.warning(
      .shownName,
      "the message of '\(item.name)' is only its name: a case with values has no text",
      at: shown.place, hint: hint)
  }
}
