/// What is said of the files as such, and not of the screen.
public struct FileOptions: Equatable, Sendable {
  /// Kinds of files that are made in any case, if there is nothing to say in them without any
  /// declaration: a build has to know its files before it reads the spec.
  public var madeAnyway: Set<OutputKind> = []
  /// What the names of the files start with, in place of the name that the spec file gives.
  public var baseName: String?
  /// The modules of which mocks and tests see all, where they stand in another one.
  public var testableImports: [String] = []
  /// Lines for the top of each file, as they are to be read: a licence.
  var header: [String]
  /// Names of files without `.swift`, by kind; `*` stands for the name that the spec file gives.
  public var names: [OutputKind: String] = [:]

  /// Nothing special, where nothing is said.
  public init(header: [String] = []) { self.header = header }

  /// The name of a spec's file of that kind, with the default base.
  func name(of kind: OutputKind, base: String) -> String {
    let base = baseName ?? base
    guard let pattern = names[kind] else { return "\(base)\(kind.suffix).swift" }
    return pattern.split(separator: "*", omittingEmptySubsequences: false)
      .joined(separator: base) + ".swift"
  }
}
