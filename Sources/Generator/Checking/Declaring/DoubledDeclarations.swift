import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

extension ScreenChecker {
  /// Which of two declarations gets another name, that which fewer see, and one that is free; nil
  /// where both are of one kind.
  func howToRename(_ name: Name, first: SourceSpan) -> String? {
    let kinds: [(names: [Name], what: String, other: (String) -> String)] = [
      (spec.formatters.map { $0.name }, "formatter", { "\($0)Format" }),
      (spec.services.map { $0.name }, "service", { "\($0)Api" }),
      (spec.constants.map { $0.name }, "constant", { "default\($0.withCapital)" }),
      (spec.cells.map { $0.name }, "cell", { "\($0)Cell" }),
      (
        spec.errors.map { $0.name }, "error",
        { $0.hasSuffix("Error") ? "\($0.dropLast(5))Failure" : "\($0)Error" }
      ),
      (spec.outputs.map { $0.name }, "output", { "shown\($0.withCapital)" }),
      (spec.state.map { $0.name }, "state", { "current\($0.withCapital)" }),
      (spec.needs.map { $0.name }, "need", { "given\($0.withCapital)" }),
      (spec.inputs.map { $0.name }, "input", { "new\($0.withCapital)" }),
      (spec.models.map { $0.name }, "model", { $0 }), (spec.types, "type", { $0 }),
    ]
    let places = [name.span, first]
    let found = kinds.filter { $0.names.contains { places.contains($0.span) } }
    guard found.count == 2 else { return nil }
    if found.map({ $0.what }) == ["output", "state"], isShownAsItIs(name.text) {
      return "steps set an output as they set a state, so declare it under 'outputs' alone"
    }
    if found.last?.what == "type", ["model", "error", "cell"].contains(found[0].what) {
      return "leave '\(name.text)' out of 'types', which are declared elsewhere"
    }
    // `Place` beside the model of that name.
    let isType = ["cell", "error"].contains(found[0].what)
    let isLikeType = !isType && name.text.startsUpper
    let other = isLikeType ? name.text.withoutCapital : found[0].other(name.text)
    let isFree =
      !kinds.contains { $0.names.contains { $0.text == other } } && declared[other] == nil
    return isFree ? "call the \(found[0].what) '\(other)'" : nil
  }

  /// A model `track` beside a value of that name, which is right: the type lacks its capital.
  mutating func reportNoCapital(_ name: Name, first: SourceSpan) -> Bool {
    let types =
      spec.models.map { $0.name } + spec.errors.map { $0.name } + spec.cells.map { $0.name }
    let places = [name.span, first]
    let found = types.filter { places.contains($0.span) }
    let other = name.text.withCapital
    guard found.count == 1, name.text.startsLower,
      !types.contains(where: { $0.text == other }), declared[other] == nil
    else { return false }
    report(
      .declaredTwice, "'\(name.text)' is declared twice", at: found[0].span,
      hint: "a type starts with a capital: call it '\(other)'",
      related: places.filter { $0 != found[0].span }
        .map { Diagnostic.Related($0, "it is declared here too") })
    expressions.poisoned.insert(name.text)
    expressions.poisoned.insert(other)
    return true
  }

  /// `{ from: count }` beside a state of that name, or a value that is stored as the state is.
  private func isShownAsItIs(_ name: String) -> Bool {
    let state = spec.state.first { $0.name.text == name }
    return spec.outputs.contains { output in
      guard case .value(let value) = output, value.name.text == name else { return false }
      switch value.kind {
      case .stored(let type, _):
        guard case .stored(let other, _)? = state?.kind else { return false }
        return type.scalar?.text == other.scalar?.text
      case .derived(.from(let node), _): return node.isText(name)
      case .derived(.text, _): return false
      }
    }
  }
}
