import Diagnostics
import Planning

/// The types of all specs of a module. Each spec is right by itself; this finds two that declare the
/// same type, or one whose type is in the way of another's code, which is nothing that Swift should
/// be the first to tell.
public struct ModuleTypes: Sendable {
  private(set) var owners: [String: (file: SourceFile, type: DeclaredType)] = [:]
  /// The types of each file that is right.
  private(set) var names: [String: [String]] = [:]
  /// Those that are called like something that generated code says.
  private(set) var hiding: Set<String> = []
  /// The files that are wrong because of others, each with those.
  var refused: [String: Set<String>] = [:]

  /// A module without specs.
  public init() {}

  /// Adds what came of a spec, in place of what it declared before. Where one of its types is that of
  /// another spec, this is told, and nothing is generated from it.
  public mutating func add(_ result: inout PipelineResult, of file: SourceFile) {
    remove(file.name)
    if !result.diagnostics.hasErrors { names[file.name] = [] }
    // One message for a place, however many types are made of what is there.
    var told: Set<SourceSpan> = []
    for type in result.declared {
      guard let other = owners[type.name] else {
        owners[type.name] = (file, type)
        names[file.name, default: []].append(type.name)
        if type.hidesKnownName { hiding.insert(type.name) }
        continue
      }
      refused[file.name, default: []].insert(other.file.name)
      guard told.insert(type.span).inserted else { continue }
      result.diagnostics.append(clash(of: type, with: other, in: &result.files))
    }
    guard !told.isEmpty else { return }
    result.diagnostics = result.diagnostics.inSourceOrder()
    result.declared = []
    result.generated = []
  }

  /// The files that were refused because of these.
  public func rivals(of files: Set<String>) -> Set<String> {
    Set(refused.filter { !$0.value.isDisjoint(with: files) }.keys)
  }

  /// Forgets what a file declared.
  public mutating func remove(_ file: String) {
    refused[file] = nil
    for name in names.removeValue(forKey: file) ?? [] {
      owners[name] = nil
      hiding.remove(name)
    }
  }

  private func clash(
    of type: DeclaredType, with other: (file: SourceFile, type: DeclaredType),
    in files: inout SourceFiles
  ) -> Diagnostic {
    var place = other.type.span
    let known = files.ids.first { files[$0]?.name == other.file.name }
    place.file = known ?? files.add(other.file)
    return Diagnostic(
      .declaredInModule, "'\(type.name)' is declared by two specs of one module", at: type.span,
      related: [Diagnostic.Related(place, "the other one is here")],
      hint: type.isShareable && other.type.isShareable
        ? "declare it in a library, which both name under 'uses'"
        : "give one of them another name")
  }
}
