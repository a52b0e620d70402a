import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenPlanning

/// The types of all specs of a module. Each spec is right by itself; this finds two that declare
/// the same type, or one whose type is in the way of another's code, which is nothing that Swift
/// should be the first to tell.
public struct ModuleTypes: Sendable {
  private(set) var owners: [String: (file: SourceFile, type: DeclaredType)] = [:]
  /// The types of each file that is right.
  private(set) var names: [String: [String]] = [:]
  /// Those that are called like something that generated code says.
  private(set) var hiding: Set<String> = []
  /// The files that are wrong because of others, each with those.
  var refused: [String: Set<String>] = [:]

  /// Of those the ones with the name of another spec, each with the files of that: nobody knows
  /// which of them is the copy.
  public private(set) var originals: [String: Set<String>] = [:]

  /// The libraries of other modules that are used, by their files.
  var foreign: [String: ForeignLibrary] = [:]
  /// Which of them has each of their types.
  var foreignOwners: [String: String] = [:]
  /// The files of the module; nil where libraries say themselves which module they belong to.
  private let files: Set<String>?

  /// A module without specs so far, with all of its files where these are known.
  public init(of files: Set<String>? = nil) {
    self.files = files
  }

  /// Whether a library that is used belongs to another module.
  func isElsewhere(_ library: CheckedScreen, _ files: SourceFiles) -> Bool {
    guard let own = self.files else { return library.module != nil }
    return files[library.place.file].map { !own.contains($0.name) } ?? false
  }

  /// Adds what came of a spec, in place of what it declared before. Where one of its types is that
  /// of another spec, this is told, and nothing is generated from it.
  public mutating func add(_ result: inout PipelineResult, of file: SourceFile) {
    remove(file.name)
    var own: [String] = []
    // Only the first of the types that are made of one declaration.
    var told: Set<SourceSpan> = []
    var clashes: [(other: SourceFile, pairs: [Clash])] = []
    for type in result.declared {
      guard let other = owners[type.name] else {
        owners[type.name] = (file, type)
        own.append(type.name)
        if type.hidesKnownName { hiding.insert(type.name) }
        continue
      }
      refused[file.name, default: []].insert(other.file.name)
      if !type.isShareable { originals[file.name, default: []].insert(other.file.name) }
      guard told.insert(type.span).inserted else { continue }
      if let place = clashes.firstIndex(where: { $0.other.name == other.file.name }) {
        clashes[place].pairs.append((type, other.type))
      } else {
        clashes.append((other.file, [(type, other.type)]))
      }
    }
    if !own.isEmpty || !result.diagnostics.hasErrors { names[file.name] = own }
    guard !told.isEmpty else { return addForeign(&result, of: file) }
    for (other, pairs) in clashes {
      // Screens of one file that declare it too are told of as one.
      var named: Set<String> = []
      let pairs = pairs.sorted { $0.type.span.offset < $1.type.span.offset }
        .filter { named.insert($0.type.name).inserted }
      result.diagnostics.append(message(of: pairs, with: other, in: &result.files))
    }
    result.diagnostics = result.diagnostics.inSourceOrder()
    result.declared = []
    result.generated = []
  }

  /// The files that were refused because of these, and those of which these seem to be copies.
  public func rivals(of files: Set<String>) -> Set<String> {
    Set(refused.filter { !$0.value.isDisjoint(with: files) }.keys)
      .union(files.flatMap { originals[$0] ?? [] })
  }

  /// Forgets what a file declared.
  public mutating func remove(_ file: String) {
    refused[file] = nil
    originals[file] = nil
    removeForeign(file)
    for name in names.removeValue(forKey: file) ?? [] {
      owners[name] = nil
      hiding.remove(name)
    }
  }

  /// A type of a spec, and the one of another spec that has its name.
  private typealias Clash = (type: DeclaredType, other: DeclaredType)

  /// How many types are named that two specs declare.
  private static let mostNames = 3

  /// One message for two specs, however many types both of them declare.
  private func message(
    of clashes: [Clash], with file: SourceFile, in files: inout SourceFiles
  ) -> Diagnostic {
    let (first, count) = (clashes[0], clashes.count)
    var place = first.other.span
    place.file = files.id(of: file)
    let names = clashes.prefix(Self.mostNames).map { "'\($0.type.name)'" }
    let more = count > names.count ? " and \(count - names.count) more" : ""
    let title =
      count == 1
      ? "\(names[0]) is declared by two specs of one module"
      : "\(names.joined(separator: ", "))\(more) are declared by two specs of one module"
    let areShareable = clashes.allSatisfy { $0.type.isShareable && $0.other.isShareable }
    let areProtocols = clashes.allSatisfy { $0.type.isProtocol && $0.other.isProtocol }
    let sharing: Hint =
      "declare \(count == 1 ? "it" : "them") in a library, which both name under 'uses'"
      + (areProtocols ? "; for two services, give one its own 'protocol: Name'" : "")
    let renaming: Hint =
      count == 1
      ? "give one of them another name"
      : "a copy needs names of its own; what both need is declared in a library, which both name "
        + "under 'uses'"
    return Diagnostic(
      .declaredInModule, title, at: first.type.span,
      related: [
        Diagnostic.Related(
          place, count == 1 ? "the other one is here" : "'\(file.name)' declares them too")
      ],
      hint: areShareable ? sharing : renaming)
  }
}
