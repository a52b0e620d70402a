import Diagnostics

/// Messages that are only the name of a case, as a case with values has no text. Who reads the values of
/// the error anywhere knows of it.
func shownNames(in screen: CheckedScreen, _ uses: Uses) -> [Diagnostic] {
  screen.shownNames.filter { !uses.readCases.contains($0.error) }.map { shown in
    let item = shown.item
    let text = item.values.first { $0.type == .string }.map { value in
      "show the value: \(shown.written).\(item.name)?.\(value.name) ?? \(shown.written).message"
    }
    return .warning(
      .shownName, "of '\(item.name)' this is its name: a case with values has no text",
      at: shown.place,
      // A path has no name for the error.
      hint: shown.written.hasPrefix("\\")
        ? "show another text for '\(item.name)'"
        : text ?? "show another text where '\(shown.written).\(item.name)' is there")
  }
}
