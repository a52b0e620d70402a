import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenPaths
import MVVMGenReading
import MVVMGenSpec

/// How many specs without a library are looked at for what another misses: of many wrong specs in
/// one folder each would decode all of it.
private let mostScreens = 8

extension [Diagnostic] {
  /// One message for all names in a file that a library or a screen beside it declares. It is one
  /// mistake: the file does not name that one under `uses`. A library is told of in the same words,
  /// whoever uses it.
  func aboutForgotten(in files: SourceFiles, _ source: some SpecSource) -> [Diagnostic] {
    // Nearly always there are none.
    let places = Set(compactMap { $0.missing == nil ? nil : $0.span.file })
    return places.reduce(self) { rest, id in
      files[id].map { rest.aboutForgotten(in: id, $0, source) } ?? rest
    }
  }

  private func aboutForgotten(
    in spec: FileID, _ user: SourceFile, _ source: some SpecSource
  ) -> [Diagnostic] {
    // A name with a near one in sight is a slip, unless another spec has exactly that name.
    func unknownName(_ diagnostic: Diagnostic) -> String? {
      diagnostic.span.file == spec ? diagnostic.missing?.name : nil
    }
    let names = Set(compactMap(unknownName))
    guard !names.isEmpty else { return self }
    var rest = self
    var told: Set<SourceSpan> = []
    // One more than are looked at tells whether there are more.
    let specs = source.specs(beside: user, declaring: names, screens: mostScreens + 1)
    let screens = specs.filter { !$0.holdsLibrary }
    var units: [(unit: ScreenSpec, file: SourceFile)] = []
    for file in specs.filter({ $0.holdsLibrary }) + screens.prefix(mostScreens) {
      let documents = readYAML(file, id: spec).documents
      units += decodeSpecs(documents, of: spec).specs.map { ($0, file) }
    }
    let ownDocuments = units.isEmpty ? [] : readYAML(user, id: spec).documents
    let own = Set(decodeSpecs(ownDocuments, of: spec).specs.flatMap { $0.sharedNames })
    for (unit, file) in units {
      let places = rest.indices.filter { place in
        guard let name = unknownName(rest[place]), !told.contains(rest[place].span) else {
          return false
        }
        return unit.shares(name, wantedBy: rest[place].id)
      }
      guard let first = places.first else { continue }
      // A screen that this one was copied from: what both declare would be there twice.
      let isCopied = unit.kind == .screen && unit.sharedNames.contains(where: own.contains)
      if isCopied, !unit.uses.contains(where: { isThis($0, user) }) { continue }
      told.insert(rest[first].span)
      let isUser = unit.uses.contains { isThis($0, user) }
      rest[first].hint =
        "the \(unit.kind == .library ? "library" : "screen") \(unit.name.text) declares it: "
        + (isUser
          ? "move it to a library, which both name under 'uses'"
          : "name it under 'uses': \(file.name)")
      rest[first].missing?.isGuessed = true
      for place in places.dropFirst().reversed() { rest.remove(at: place) }
    }
    if screens.count <= mostScreens {
      rest.tellOutputs(of: units.map { $0.unit }, told, unknownName)
    }
    return rest
  }

  private func isThis(_ path: Located<String>, _ user: SourceFile) -> Bool {
    fileName(of: path.value) == fileName(of: user.name)
  }

  /// What may be meant by a name that one other screen alone has an output of.
  private mutating func tellOutputs(
    of units: [ScreenSpec], _ told: Set<SourceSpan>, _ unknownName: (Diagnostic) -> String?
  ) {
    for place in indices where !told.contains(self[place].span) {
      guard self[place].id == .unknownName, let missing = self[place].missing,
        !missing.isGuessed, !missing.isElsewhere, let name = unknownName(self[place])
      else { continue }
      let found = units.flatMap { unit in
        unit.outputs.compactMap { $0.name.text == name ? (unit, $0) : nil }
      }
      guard found.count == 1, let (unit, output) = found.first else { continue }
      self[place].hint =
        "it is an output of the screen \(unit.name.text), which shares no values: what comes from "
        + "there is named under 'needs': { \(name): \(output.typeText ?? "Type") }"
      self[place].missing?.isGuessed = true
    }
  }
}

extension OutputSpec {
  /// Its type where that is written as one word.
  fileprivate var typeText: String? {
    guard case .value(let value) = self, case .stored(let type, _) = value.kind,
      let text = type.scalar?.text, text.allBytes({ $0.isInName })
    else { return nil }
    return text
  }
}

extension ScreenSpec {
  /// What those who use it would have too.
  fileprivate var sharedNames: [String] {
    let types = types + models.map { $0.name } + errors.map { $0.name } + cells.map { $0.name }
    let values = constants.map { $0.name } + services.map { $0.name } + formatters.map { $0.name }
    return (types + values).map { $0.text }
  }

  /// Whether those who use a library or a screen see a name, and can do with it what a message
  /// says.
  fileprivate func shares(_ name: String, wantedBy id: DiagnosticID) -> Bool {
    let names: [Name] =
      switch id {
      case .unknownType:
        types + models.map({ $0.name }) + errors.map({ $0.name }) + cells.map({ $0.name })
      case .notAnError: errors.map({ $0.name })
      case .wrongFormatter: formatters.map({ $0.name })
      case .unknownMethod: services.map({ $0.name })
      case .unknownName:
        constants.map({ $0.name }) + models.map({ $0.name }) + cells.map({ $0.name })
      default: []
      }
    return names.contains { $0.text == name }
  }
}
