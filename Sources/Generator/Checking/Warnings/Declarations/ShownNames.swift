import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

/// Messages that are only the name of a case, as a case with values has no text, or one was given
/// none. A `catch` that looks at that case anywhere knows of it, and so does a binding, of what
/// else it shows, and what is declared of itself.
func shownNames(in examined: ExaminedScreen, _ uses: Uses) -> [Diagnostic] {
  let bindings = examined.spec.bindings
  var next = 0
  return examined.screen.shownNames.flatMap { shown in
    // Both are in source order.
    while next < bindings.count, bindings[next].span.end < shown.place.offset { next += 1 }
    let isInBinding = next < bindings.count && bindings[next].span.offset <= shown.place.offset
    let read = shown.readInCatch ?? (isInBinding ? uses.readCasesInBindings[next] : uses.readCases)
    let items = shown.items(besides: read)
    let values = nameOfCaseWithValues(
      items.filter { !$0.values.isEmpty }, shown, in: examined.screen, uses)
    let alone = items.filter { $0.values.isEmpty }
    guard var told = values, !alone.isEmpty else {
      return [values ?? nameOfCaseAlone(alone, shown)].compactMap { $0 }
    }
    // The one is mended where it is shown, the other where it is declared.
    let names = alone.map { $0.name }
    told.title += "; and \(onlyNames(names)): no text was given"
    let texts = texts(of: names, shown)
    told.hint = told.hint.map { "\($0)\nand give \(names.quotedSum) a text \(texts)" }
    return [told]
  }
}

/// How a message speaks of one case or of several: of their messages, and of what they were given.
private func onlyNames(_ names: [String]) -> String {
  names.count == 1
    ? "the message of '\(names[0])' is only its name"
    : "the messages of \(names.quotedSum) are only their names"
}

private func nameOfCaseAlone(_ items: [TypeDeclaration.Case], _ shown: ShownName) -> Diagnostic? {
  guard !items.isEmpty else { return nil }
  let names = items.map { $0.name }
  let (were, them) = names.count == 1 ? ("the case was", "it") : ("these cases were", "each")
  return .warning(
    .shownName, "\(onlyNames(names)): \(were) given no text", at: shown.place,
    hint: "give \(them) one \(texts(of: names, shown))")
}

private func texts(of names: [String], _ shown: ShownName) -> String {
  let texts = names.map { "\($0): Something went wrong" }.joined(separator: ", ")
  return "where '\(shown.error)' is declared: { \(texts) }"
}

private func nameOfCaseWithValues(
  _ items: [TypeDeclaration.Case], _ shown: ShownName, in screen: CheckedScreen, _ uses: Uses
) -> Diagnostic? {
  guard !items.isEmpty else { return nil }
  let names = items.map { $0.name }
  var hint: Hint = "show \(shown.textInPlace(of: items))"
  // What a failure tells is for developers more often than not.
  let read = uses.readCasesAnywhere
  let isRead =
    read.contains(shown.error) || names.contains { read.contains("\(shown.error).\($0)") }
  if screen.types[shown.error]?.isError == true, !isRead {
    let values = names.count == 1 && items[0].values.count == 1 ? "value" : "values"
    let texts = names.map { "\($0): Something went wrong" }.joined(separator: ", ")
    hint =
      "\(hint)\nor give \(names.count == 1 ? "the case" : "each") a text in place of its \(values): '\(texts)'"
  }
  return .warning(
    .shownName, "\(onlyNames(names)): a case with values has no text", at: shown.place, hint: hint)
}

extension ShownName {
  /// What to show in place of the message: the texts that cases have as values, one after the
  /// other, and another text for those that have none.
  fileprivate func textInPlace(of items: [TypeDeclaration.Case]) -> String {
    let texts = items.compactMap { item in
      item.values.first { $0.type == .string }.map { "\(written).\(item.name)?.\($0.name)" }
    }
    let others = items.filter { item in !item.values.contains { $0.type == .string } }
      .map { "\(written).\($0.name) == nil" }.joined(separator: " and ")
    let last =
      others.isEmpty
      ? "\(written).message" : "if \(others) then \(written).message else \"Another text\""
    let what = texts.isEmpty ? "another text" : texts.count == 1 ? "the value" : "the values"
    return "\(what): " + (parameter.map { "\($0) => " } ?? "")
      + (texts + [texts.isEmpty || others.isEmpty ? last : "(\(last))"])
      .joined(separator: " ?? ")
  }
}
