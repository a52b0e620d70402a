import Diagnostics
import Spec

extension ScreenChecker {
  /// Protocols, their mocks and the view model are types in Swift as models and cells are, so no two
  /// can have one name.
  mutating func checkGeneratedTypes() {
    var taken: [String: (what: String, span: SourceSpan)] = [:]
    for name in spec.types + spec.models.map(\.name) + spec.errors.map(\.name)
      + spec.cells.map(\.name)
    where taken[name.text] == nil {
      taken[name.text] = ("'\(name.text)' is declared", name.span)
    }
    for library in libraries {
      for name in library.types.names {
        if let type = library.types[name] { taken[name] = ("'\(name)' is declared", type.span) }
      }
      for service in library.services {
        guard let span = library.places[service.name] else { continue }
        taken[service.protocolName] = ("the protocol of '\(service.name)' is declared", span)
        taken[service.mockName] = ("'\(service.name)', which has the mock,", span)
        if service.client != nil {
          taken[service.clientName] = ("'\(service.name)', which has the client,", span)
        }
      }
    }
    if spec.kind == .screen, let other = declared["\(spec.name.text)ViewModel"] {
      report(
        .declaredTwice, "'\(spec.name.text)ViewModel' is what the view model is called",
        at: other, hint: "give it another name")
    }
    taken["\(spec.name.text)ViewModel"] = ("the view model gets its name", spec.name.span)
    for service in spec.services where !values.poisoned.contains(service.name.text) {
      let name = protocolName(of: service)
      let what = "the protocol of '\(service.name.text)'"
      guard
        take(name, "\(what) is declared", "'\(name.text)' is the name of a type already", &taken)
      else { continue }
      let mock = CheckedService.mockName(name.text)
      take(
        Name(mock, at: name.span), "\(what), whose mock has that name, is declared",
        "the mock of '\(name.text)' has the name of a type: '\(mock)'", &taken)
      guard service.http != nil else { continue }
      let client = CheckedService.clientName(name.text)
      take(
        Name(client, at: name.span), "\(what), whose client has that name, is declared",
        "the client of '\(name.text)' has the name of a type: '\(client)'", &taken)
    }
  }

  /// Whether the name was free.
  @discardableResult
  private mutating func take(
    _ name: Name, _ what: String, _ title: String,
    _ taken: inout [String: (what: String, span: SourceSpan)]
  ) -> Bool {
    if let other = taken[name.text] {
      report(
        .declaredTwice, title, at: name.span,
        hint: "give the protocol a name of its own: 'protocol: Name'",
        related: [Diagnostic.Related(other.span, "\(other.what) here")])
      return false
    }
    taken[name.text] = (what, name.span)
    return true
  }
}
