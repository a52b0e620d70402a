import Diagnostics
import Planning

/// The types of all specs of a module. Each spec is right by itself; this finds two that declare the
/// same type, which is nothing that Swift should be the first to tell.
public struct ModuleTypes: Sendable {
  private var owners: [String: (file: SourceFile, type: DeclaredType)] = [:]
  /// The types of each file.
  private var names: [String: [String]] = [:]

  /// A module without specs.
  public init() {}

  /// Adds what came of a spec, in place of what it declared before. Where one of its types is that of
  /// another spec, this is told, and nothing is generated from it.
  public mutating func add(_ result: inout PipelineResult, of file: SourceFile) {
    remove(file.name)
    // One message for a place, however many types are made of what is there.
    var told: Set<SourceSpan> = []
    for type in result.declared {
      guard let other = owners[type.name] else {
        owners[type.name] = (file, type)
        names[file.name, default: []].append(type.name)
        continue
      }
      guard told.insert(type.span).inserted else { continue }
      result.diagnostics.append(clash(of: type, with: other, in: &result.files))
    }
    guard !told.isEmpty else { return }
    result.diagnostics = result.diagnostics.inSourceOrder()
    result.declared = []
    result.plans = []
    result.generated = []
  }

  /// Forgets what a file declared.
  public mutating func remove(_ file: String) {
    for name in names.removeValue(forKey: file) ?? [] { owners[name] = nil }
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
