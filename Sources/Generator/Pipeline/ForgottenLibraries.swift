import Diagnostics
import Reading
import Spec

extension [Diagnostic] {
  /// One message for all names that a library beside the spec declares: that the spec does not name it
  /// under `uses` is one mistake.
  func aboutForgotten(_ libraries: () -> [SourceFile]) -> [Diagnostic] {
    // The spec is the first file; what is nearly a name in sight is a slip in that.
    let spec = FileID(rawValue: 0)
    func unknownName(_ diagnostic: Diagnostic) -> String? {
      guard diagnostic.span.file == spec, let missing = diagnostic.missing, missing.meant == nil
      else { return nil }
      return missing.name
    }
    guard contains(where: { unknownName($0) != nil }) else { return self }
    var rest = self
    for file in libraries() {
      let documents = readYAML(file, id: spec).documents
      for library in decodeSpecs(documents, of: spec).specs where library.kind == .library {
        let names = library.sharedNames
        let places = rest.indices.filter { place in
          unknownName(rest[place]).map(names.contains) ?? false
        }
        guard let first = places.first else { continue }
        rest[first].hint =
          "the library \(library.name.text) declares it: name it under 'uses': \(file.name)"
        for place in places.dropFirst().reversed() { rest.remove(at: place) }
      }
    }
    return rest
  }
}

extension ScreenSpec {
  /// The names that those who use a library see.
  fileprivate var sharedNames: Set<String> {
    let names =
      types + constants.map(\.name) + models.map(\.name) + errors.map(\.name)
      + services.map(\.name) + formatters.map(\.name) + cells.map(\.name)
    return Set(names.map(\.text))
  }
}
