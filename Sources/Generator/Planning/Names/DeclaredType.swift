import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenExpressions

/// A type that a spec puts into its module, so that no other spec of the module may.
public struct DeclaredType: Equatable, Sendable {
  public var name: String
  /// Where the spec has what the type is made of.
  public var span: SourceSpan
  /// Whether the author named it, and others can use it from a library.
  public var isShareable: Bool
  /// Whether it is the protocol of a service, which the spec can name.
  public var isProtocol = false

  /// Whether generated code has its name for something else, which is of another module.
  public var hidesKnownName: Bool { KnownNames.all.contains(name) }

  /// The module of the type that generated code means by this name.
  public var moduleOfKnownName: String { KnownNames.module(of: name) }
}

extension CheckedScreen {
  /// All types that stand in the files of this screen or library, but those of the libraries that
  /// it uses.
  public var declaredTypes: [DeclaredType] {
    let names = GeneratedNames(self)
    var types: [DeclaredType] = []
    func add(
      _ name: String, at span: SourceSpan?, isShareable: Bool = true, isProtocol: Bool = false
    ) {
      types.append(
        DeclaredType(
          name: name, span: span ?? place, isShareable: isShareable, isProtocol: isProtocol))
    }
    for model in models where !model.isExternal { add(model.name, at: places[model.name]) }
    for cell in cells { add(cell.name, at: places[cell.name]) }
    for service in services {
      add(service.protocolName, at: places[service.name], isProtocol: true)
      add(service.mockName, at: places[service.name])
      if service.client != nil { add(service.clientName, at: places[service.name]) }
    }
    if !isLibrary {
      add(names.viewModel, at: place, isShareable: false)
      add(names.logic, at: place, isShareable: false)
      if !names.aliases.isEmpty { add(names.holderOfAliases, at: place, isShareable: false) }
    }
    if !scenarios.isEmpty { add(names.tests, at: place, isShareable: false) }
    // A screen that shows something with the formatters of libraries has a struct of them too.
    if !formatters.isEmpty || Unit.showsWithLibraries(self) {
      add(names.formatters, at: place, isShareable: false)
    }
    if !constants.isEmpty { add(names.constants, at: place, isShareable: false) }
    return types
  }
}
