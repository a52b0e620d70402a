import Diagnostics
import Expressions
import Spec

/// Constants, models and errors of a screen that nothing in it uses. What scenarios do with a constant is
/// a use.
func unusedConstantsAndTypes(
  of spec: ScreenSpec, _ screen: CheckedScreen, _ uses: Uses
) -> [Diagnostic] {
  var found: [Diagnostic] = []
  func report(_ id: DiagnosticID, _ kind: String, _ name: Name, _ shared: String) {
    guard !uses.mayMean(name.text) else { return }
    found.append(
      .warning(
        id, "nothing uses the \(kind) '\(name.text)'", at: name.span,
        hint: "use it, or remove it; one that \(shared) stands in a library"))
  }
  let ofScenarios = constantsOfScenarios(screen)
  for name in spec.constants.map(\.name)
  where !uses.read.contains(name.text) && !ofScenarios.contains(name.text) {
    report(.unusedConstant, "constant", name, "several screens share")
  }
  let declared = typesOfDeclarations(screen)
  func isUnused(_ name: Name) -> Bool {
    !uses.types.contains(name.text) && !declared.contains(name.text)
  }
  for name in spec.models.map(\.name) where isUnused(name) {
    report(.unusedType, "model", name, "other code needs")
  }
  // The code that implements such a method may throw any error.
  let methods = screen.withLibraries.flatMap(\.services).flatMap(\.methods)
  guard !methods.contains(where: { $0.failure == .anyError }) else { return found }
  for name in spec.errors.map(\.name) where isUnused(name) {
    report(.unusedType, "error", name, "other code needs")
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

/// The types that declarations speak of, other than their own.
private func typesOfDeclarations(_ screen: CheckedScreen) -> NameSet {
  var found = NameSet()
  func add(_ types: [ValueType], besides own: String? = nil) {
    for name in types.flatMap(\.parts).compactMap(\.declaredName) where name != own {
      found.insert(name)
    }
  }
  add(screen.needs.map(\.type) + screen.values.map(\.type) + screen.signals.map(\.type))
  add(screen.events.flatMap(\.parameters).map(\.type) + screen.constants.map(\.type))
  for model in screen.models { add(model.allFields.map(\.type), besides: model.name) }
  for cell in screen.cells { add(cell.sources.map(\.type) + cell.fields.map(\.type)) }
  add(screen.formatters.flatMap { [$0.input, $0.output].compactMap(\.self) })
  add(screen.services.compactMap(\.client).flatMap(\.needs).map(\.type))
  for method in screen.services.flatMap(\.methods) {
    add(method.parameters.map(\.type) + [method.answerType])
    if case .error(let name) = method.failure { found.insert(name) }
  }
  return found
}
