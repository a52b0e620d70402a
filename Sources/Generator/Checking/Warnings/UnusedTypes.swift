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
  let declared = typesOfDeclarations(screen)
  let throwsAny = methods.contains { $0.failure == .anyError }
  for (model, kind) in spec.models.map({ ($0, "model") })
    + (throwsAny ? [] : spec.errors.map { ($0, "error") })
  {
    let name = model.name
    guard !uses.types.contains(name.text), !uses.mayMean(name.text),
      !declared.contains(name.text)
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
