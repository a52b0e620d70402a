import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

/// Constants, models and errors of a screen that nothing in it uses. What scenarios do with a
/// constant is a use.
func unusedConstantsAndTypes(in examined: ExaminedScreen, _ uses: Uses) -> [Diagnostic] {
  // What others see they may use.
  guard examined.screen.access == .internal else { return [] }
  var found: [Diagnostic] = []
  func report(_ id: DiagnosticID, _ kind: String, _ name: Name, _ shared: String) {
    guard !uses.mayMean(name.text) else { return }
    found.append(
      .warning(
        id, "nothing uses the \(kind) '\(name.text)'", at: name.span,
        hint: "use it, or remove it; one that \(shared) stands in a library"))
  }
  let ofScenarios = constantsOfScenarios(examined.screen)
  for name in examined.spec.constants.map({ $0.name })
  where !uses.read.contains(name.text) && !ofScenarios.contains(name.text) {
    report(.unusedConstant, "constant", name, "several screens share")
  }
  lazy var declared = typesOfDeclarations(examined.screen)
  func isUnused(_ name: Name) -> Bool {
    !uses.types.contains(name.text) && !declared.contains(name.text)
  }
  for name in examined.spec.models.map({ $0.name }) where isUnused(name) {
    report(.unusedType, "model", name, "other code needs")
  }
  // The code that implements such a method may throw any error.
  let methods = examined.screen.withLibraries.flatMap { $0.services }.flatMap { $0.methods }
  guard !methods.contains(where: { $0.failure == .anyError }) else { return found }
  for name in examined.spec.errors.map({ $0.name }) where isUnused(name) {
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
  for need in screen.needs { found.insertTypes(of: need.type) }
  for value in screen.values { found.insertTypes(of: value.type) }
  for signal in screen.signals { found.insertTypes(of: signal.type) }
  for constant in screen.constants { found.insertTypes(of: constant.type) }
  for event in screen.events {
    for parameter in event.parameters { found.insertTypes(of: parameter.type) }
  }
  for model in screen.models {
    var types = NameSet()
    for field in model.allFields { types.insertTypes(of: field.type) }
    for name in types.names where name != model.name { found.insert(name) }
  }
  for cell in screen.cells {
    for source in cell.sources { found.insertTypes(of: source.type) }
    for field in cell.fields { found.insertTypes(of: field.type) }
  }
  for formatter in screen.formatters {
    if let input = formatter.input { found.insertTypes(of: input) }
    found.insertTypes(of: formatter.output)
  }
  for service in screen.services {
    for need in service.client?.needs ?? [] { found.insertTypes(of: need.type) }
    for method in service.methods {
      for parameter in method.parameters { found.insertTypes(of: parameter.type) }
      found.insertTypes(of: method.answerType)
      if case .error(let name) = method.failure { found.insert(name) }
    }
  }
  return found
}
