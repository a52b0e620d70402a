import Diagnostics
import Expressions
import Spec

/// Constants, models and errors of a screen that nothing in it uses. What scenarios do with a constant is
/// a use.
func unusedConstantsAndTypes(
  of spec: ScreenSpec, _ screen: CheckedScreen, _ uses: Uses
) -> [Diagnostic] {
  var found: [Diagnostic] = []
  let ofScenarios = constantsOfScenarios(screen)
  for constant in spec.constants {
    let name = constant.name
    guard !uses.read.contains(name.text), !ofScenarios.contains(name.text),
      !uses.mayMean(name.text)
    else { continue }
    found.append(
      .warning(
        .unusedConstant, "nothing uses the constant '\(name.text)'", at: name.span,
        hint: "use it, or remove it; one that several screens share stands in a library"))
  }
  // The code that implements such a method may throw any error.
  let methods = screen.withLibraries.flatMap(\.services).flatMap(\.methods)
  let throwsAny = methods.contains { $0.failure == .anyError }
  for (model, kind) in spec.models.map({ ($0, "model") })
    + (throwsAny ? [] : spec.errors.map { ($0, "error") })
  {
    let name = model.name
    guard !uses.types.contains(name.text), !uses.mayMean(name.text),
      !isDeclared(with: name.text, screen)
    else { continue }
    found.append(
      .warning(
        .unusedType, "nothing uses the \(kind) '\(name.text)'", at: name.span,
        hint: "use it, or remove it; one that other code needs stands in a library"))
  }
  return found
}

private func constantsOfScenarios(_ screen: CheckedScreen) -> NameSet {
  var found = NameSet()
  for scenario in screen.scenarios {
    scenario.visitExpressions { found.formUnion($0.names(of: .constant)) }
  }
  return found
}

/// Whether a declaration other than its own speaks of a type.
private func isDeclared(with type: String, _ screen: CheckedScreen) -> Bool {
  var types = screen.needs.map(\.type) + screen.values.map(\.type) + screen.signals.map(\.type)
  types += screen.events.flatMap(\.parameters).map(\.type) + screen.constants.map(\.type)
  types += screen.models.filter { $0.name != type }.flatMap(\.allFields).map(\.type)
  types += screen.cells.flatMap { $0.sources.map(\.type) + $0.fields.map(\.type) }
  types += screen.formatters.flatMap { [$0.input, $0.output].compactMap(\.self) }
  types += screen.services.compactMap(\.client).flatMap(\.needs).map(\.type)
  let methods = screen.services.flatMap(\.methods)
  types += methods.flatMap { $0.parameters.map(\.type) + [$0.answerType] }
  return types.contains { $0.parts.contains { $0.declaredName == type } }
    || methods.contains { $0.failure == .error(type) }
}
