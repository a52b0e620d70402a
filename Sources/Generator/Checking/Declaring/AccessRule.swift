import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

extension ScreenChecker {
  /// What others see of a spec is made of types that they see: Swift refuses a public initialiser
  /// with a parameter of an internal type.
  mutating func checkAccess() {
    guard screen.access > .internal else { return }
    var libraryOf: [String: CheckedScreen] = [:]
    // Others see no constants of a screen, except those that its models' initialisers mention.
    for used in libraries where !used.isLibrary {
      let seen = used.access == .internal ? NameSet() : used.constantsOfDefaults
      for constant in used.constants where !seen.contains(constant.name) {
        libraryOf[constant.name] = used
      }
    }
    // Of an internal library of another module nothing can be used at all, which is told elsewhere.
    for library in libraries
    where library.access < screen.access && (library.module == nil || library.access > .internal) {
      let names =
        library.models.filter { !$0.isExternal }.map { $0.name } + library.cells.map { $0.name }
      for name in names { libraryOf[name] = library }
      for service in library.services { libraryOf[service.protocolName] = library }
      for constant in library.constants { libraryOf[constant.name] = library }
    }
    guard !libraryOf.isEmpty else { return }
    var told = NameSet()
    for name in namesInInterface() {
      guard let library = libraryOf[name], told.insert(library.name) else { continue }
      // Whatever the screen's access.
      let isHeld = !library.isLibrary && library.constants.contains { $0.name == name }
      report(
        .narrowAccess,
        "this is \(screen.access.rawValue) and shows '\(name)', which is "
          + (isHeld ? "internal" : library.access.rawValue),
        at: spec.access?.span ?? spec.name.span,
        hint: isHeld
          ? SharedPart.inLibrary
          : "give the \(library.title) 'access: \(screen.access.rawValue)' too",
        related: [
          Diagnostic.Related(
            library.place, "the \(library.isLibrary ? "library" : "screen") is declared here")
        ])
    }
  }

  /// The types, protocols and constants that others see, in the order of the declarations.
  private func namesInInterface() -> [String] {
    var types: [ValueType] = screen.needs.map { $0.type }
    for model in screen.models where !model.isExternal { types += model.allFields.map { $0.type } }
    // Swift has public initialisers say all that stands for an argument.
    let constants = screen.access == .public ? screen.constantsOfDefaults : NameSet()
    types += screen.constants.filter { constants.contains($0.name) }.map { $0.type }
    for cell in screen.cells { types += cell.sources.map { $0.type } + cell.fields.map { $0.type } }
    if screen.isLibrary {
      types += screen.constants.map { $0.type }
      types += screen.formatters.flatMap { [$0.input, $0.output].compactMap { $0 } }
    }
    for value in screen.values where value.role != .state { types.append(value.type) }
    for event in screen.events where !event.isPrivate { types += event.parameters.map { $0.type } }
    types += screen.signals.map { $0.type }
    var names: [String] = []
    for method in screen.services.flatMap({ $0.methods }) {
      types += method.parameters.map { $0.type } + [method.answerType]
      if case .error(let name) = method.failure { names.append(name) }
    }
    let called = Uses(of: screen, spec).services
    for service in libraries.flatMap({ $0.services }) where called.contains(service.name) {
      names.append(service.protocolName)
    }
    var used = NameSet()
    for type in types { used.insertTypes(of: type) }
    return used.names + names + constants.names
  }
}
