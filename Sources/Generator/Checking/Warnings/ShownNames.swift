import Diagnostics

/// Messages that are only the name of a case, as a case with values has no text. Who reads the
/// values of the error anywhere knows of it.
func shownNames(in screen: CheckedScreen, _ uses: Uses) -> [Diagnostic] {
  screen.shownNames.filter { !uses.readCases.contains($0.error) }.map { shown in
    let (item, error) = (shown.item, shown.written)
    let text = item.values.first { $0.type == .string }.map { value in
      "\(error).\(item.name)?.\(value.name) ?? \(error).message"
    }
    let other = "if \(error).\(item.name) == nil then \(error).message else \"Another text\""
    return .warning(
      .shownName, "of '\(item.name)' this is its name: a case with values has no text",
      at: shown.place,
      hint: (text == nil ? "show another text: " : "show the value: ")
        + (shown.parameter.map { "\($0) => " } ?? "") + (text ?? other))
  }
}
