import MVVMGenChecking
import MVVMGenDiagnostics

/// How many names tell that a section is missing: fewer may be slips, each of its own.
private let fewestDeclarations = 2
private let fewestValues = 3

extension [Diagnostic] {
  /// One message for all names that a missing section would declare. It is one mistake: the section
  /// was lost, or is still to be written.
  func joiningSections(in file: SourceFile) -> [Diagnostic] {
    guard contains(where: { $0.isOfUnknownName }) else { return self }
    var joined = self
    for section in ["services", "formatters", "errors", "models"]
    where !file.holdsSection(section) {
      joined.join(section, fewest: fewestDeclarations) { $0.sectionOfDeclaration == section }
    }
    let values = ["inputs", "state", "outputs"].filter { !file.holdsSection($0) }
    // A screen may well do without a state: of several that are missing, what is sent or set off
    // tells which one.
    let hasEvents = contains { $0.isOfUnknownName && $0.isOfEvent }
    if let section = values.first(where: { $0 != "inputs" || hasEvents }) {
      joined.join(section, fewest: fewestValues) {
        $0.sectionOfDeclaration == nil && (section == "inputs" || !$0.isOfEvent)
      }
    }
    return joined
  }

  private mutating func join(_ section: String, fewest: Int, where isMeant: (Diagnostic) -> Bool) {
    let places = indices.filter { self[$0].isOfUnknownName && isMeant(self[$0]) }
    let names = places.compactMap { self[$0].missing?.name }
    guard let first = places.first, Set(names).count >= fewest, Set(names).count == names.count
    else { return }
    let others = names.count == 2 ? "'\(names[1])'" : "\(names.count - 1) other names"
    self[first].title = "nothing declares '\(names[0])' and \(others)"
    self[first].related = zip(places, names).dropFirst().map { place, name in
      Diagnostic.Related(self[place].span, "nor does anything declare '\(name)'")
    }
    let isShared = !["inputs", "state", "outputs"].contains(section)
    self[first].hint =
      "the spec has no '\(section):', where they belong"
      + (isShared ? "; or use a library that has them: 'uses'" : "")
    for place in places.dropFirst().reversed() { remove(at: place) }
  }
}

extension Diagnostic {
  /// Whether it tells of a name that nothing has, nor anything like it.
  fileprivate var isOfUnknownName: Bool {
    guard severity == .error, let missing, !missing.isGuessed, !missing.isElsewhere,
      let name = missing.name
    else { return false }
    return (isOfEvent || id == .unknownName || id == .cannotSet || sectionOfDeclaration != nil)
      && name.allBytes { $0.isInName }
  }

  fileprivate var isOfEvent: Bool { id == .unknownEvent || id == .unknownTrigger }

  /// The section that declares what has such a name, where it is no value and no event.
  fileprivate var sectionOfDeclaration: String? {
    switch id {
    case .unknownMethod: "services"
    case .wrongFormatter: "formatters"
    case .notAnError: "errors"
    case .unknownType: "models"
    default: nil
    }
  }
}

extension SourceFile {
  /// Whether a line starts with the key of a section.
  fileprivate func holdsSection(_ name: String) -> Bool {
    let key = Array("\(name):".utf8)
    return bytes.indices.contains { place in
      bytes[place] == key[0] && bytes[place...].starts(with: key)
        && (place == 0 || bytes[place - 1] == UInt8(ascii: "\n"))
    }
  }
}
