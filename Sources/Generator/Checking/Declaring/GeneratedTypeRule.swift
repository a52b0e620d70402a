import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

extension ScreenChecker {
  /// Protocols, their mocks and the view model are types in Swift as models and cells are, so no
  /// two can have one name.
  mutating func checkGeneratedTypes() {
    var taken = NameTable<TypeHolder>()
    for name in spec.types { taken.add(name.text, TypeHolder(.declared, name)) }
    for model in spec.models { taken.add(model.name.text, TypeHolder(.declared, model.name)) }
    for error in spec.errors { taken.add(error.name.text, TypeHolder(.declared, error.name)) }
    for cell in spec.cells { taken.add(cell.name.text, TypeHolder(.declared, cell.name)) }
    for library in libraries {
      for service in library.services {
        guard let span = library.places[service.name] else { continue }
        let name = Name(service.name, at: span)
        taken.set(service.protocolName, to: TypeHolder(.protocolOfLibrary, name))
        taken.set(service.mockName, to: TypeHolder(.mockOfLibrary, name))
        if service.client != nil {
          taken.set(service.clientName, to: TypeHolder(.clientOfLibrary, name))
        }
      }
    }
    let viewModel = spec.name.text + "ViewModel"
    if spec.kind == .screen, let other = declared[viewModel] {
      report(
        .declaredTwice, "'\(viewModel)' is what the view model is called", at: other,
        hint: "give it another name")
    }
    taken.set(viewModel, to: TypeHolder(.viewModel, spec.name))
    for service in spec.services where !expressions.poisoned.contains(service.name.text) {
      let name = protocolName(of: service)
      let own = Name(service.name.text, at: name.span)
      guard
        take(
          name.text, TypeHolder(.protocolOf, own), "'\(name.text)' is the name of a type already",
          &taken)
      else { continue }
      let mock = CheckedService.mockName(name.text)
      take(
        mock, TypeHolder(.mockOf, own),
        "the mock of '\(name.text)' has the name of a type: '\(mock)'", &taken)
      guard service.http != nil else { continue }
      let client = CheckedService.clientName(name.text)
      take(
        client, TypeHolder(.clientOf, own),
        "the client of '\(name.text)' has the name of a type: '\(client)'", &taken)
    }
  }

  /// Whether the name was free.
  @discardableResult
  private mutating func take(
    _ name: String, _ holder: TypeHolder, _ title: @autoclosure () -> String,
    _ taken: inout NameTable<TypeHolder>
  ) -> Bool {
    guard let other = taken[name] ?? typeOfLibrary(name) else { return taken.add(name, holder) }
    report(
      .declaredTwice, title(), at: holder.name.span,
      hint: "give the protocol a name of its own: 'protocol: Name'",
      related: [Diagnostic.Related(other.name.span, "\(other.what) here")])
    return false
  }

  private func typeOfLibrary(_ name: String) -> TypeHolder? {
    libraries.lazy.compactMap { $0.types[name] }.first.map {
      TypeHolder(.declared, Name(name, at: $0.span))
    }
  }
}

/// What has a name of a type in Swift.
private struct TypeHolder {
  enum Kind {
    case declared, viewModel
    case protocolOf, mockOf, clientOf
    case protocolOfLibrary, mockOfLibrary, clientOfLibrary
  }

  let kind: Kind
  /// The name in the spec.
  let name: Name

  init(_ kind: Kind, _ name: Name) {
    self.kind = kind
    self.name = name
  }

  var what: String {
    switch kind {
    case .declared: "'\(name.text)' is declared"
    case .viewModel: "the view model gets its name"
    case .protocolOf: "the protocol of '\(name.text)' is declared"
    case .mockOf: "the protocol of '\(name.text)', whose mock has that name, is declared"
    case .clientOf: "the protocol of '\(name.text)', whose client has that name, is declared"
    case .protocolOfLibrary: "the protocol of '\(name.text)' is declared"
    case .mockOfLibrary: "'\(name.text)', which has the mock,"
    case .clientOfLibrary: "'\(name.text)', which has the client,"
    }
  }
}
