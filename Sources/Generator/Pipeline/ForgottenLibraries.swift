import Checking
import Diagnostics
import Reading
import Spec

extension [Diagnostic] {
  /// One message for all names in a file that a library beside it declares: that it does not name
  /// that under `uses` is one mistake. A library is told of in the same words, whoever uses it.
  func aboutForgotten(
    in files: SourceFiles, _ libraries: (SourceFile) -> [SourceFile]
  ) -> [Diagnostic] {
    // Nearly always there are none.
    let places = Set(compactMap { $0.missing == nil ? nil : $0.span.file })
    return places.reduce(self) { rest, id in
      files[id].map { file in rest.aboutForgotten(in: id) { libraries(file) } } ?? rest
    }
  }

  private func aboutForgotten(
    in spec: FileID, _ libraries: () -> [SourceFile]
  ) -> [Diagnostic] {
    // What is nearly a name in sight is a slip in that, but where a library has exactly that name.
    func unknownName(_ diagnostic: Diagnostic) -> String? {
      diagnostic.span.file == spec ? diagnostic.missing?.name : nil
    }
    guard contains(where: { unknownName($0) != nil }) else { return self }
    var rest = self
    var told: Set<SourceSpan> = []
    for file in libraries() {
      let documents = readYAML(file, id: spec).documents
      for library in decodeSpecs(documents, of: spec).specs where library.kind == .library {
        let places = rest.indices.filter { place in
          guard let name = unknownName(rest[place]), !told.contains(rest[place].span) else {
            return false
          }
          return library.shares(name, wantedBy: rest[place].id)
        }
        guard let first = places.first else { continue }
        told.insert(rest[first].span)
        rest[first].hint =
          "the library \(library.name.text) declares it: name it under 'uses': \(file.name)"
        rest[first].replacement = nil
        for place in places.dropFirst().reversed() { rest.remove(at: place) }
      }
    }
    return rest
  }
}

extension ScreenSpec {
  /// Whether those who use a library see a name, and can do with it what a message says.
  fileprivate func shares(_ name: String, wantedBy id: DiagnosticID) -> Bool {
    let names: [Name] =
      switch id {
      case .unknownType: types + models.map(\.name) + errors.map(\.name) + cells.map(\.name)
      case .notAnError: errors.map(\.name)
      case .wrongFormatter: formatters.map(\.name)
      case .unknownMethod: services.map(\.name)
      case .unknownName: constants.map(\.name) + models.map(\.name) + cells.map(\.name)
      default: []
      }
    return names.contains { $0.text == name }
  }
}
