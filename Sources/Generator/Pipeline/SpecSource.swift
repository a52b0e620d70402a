import MVVMGenDiagnostics

/// Where a run gets the files that specs use. Everything between reading and writing is pure, so
/// whoever starts a run says how files are read.
public protocol SpecSource {
  /// The file at a path that a spec's `uses` gives, as seen from that spec.
  ///
  /// Throws the reason, in plain words, where it can't be read.
  func file(at path: String, usedBy file: SourceFile) throws(SpecSourceError) -> SourceFile

  /// The other specs in the folder of a spec and of its run, by their paths from there, the nearest
  /// first: one may be forgotten under `uses`.
  func specs(beside file: SourceFile) -> [SourceFile]

  /// Those of them that may declare one of some names: the libraries, and so many of the screens.
  /// Without a name these are all libraries.
  func specs(
    beside file: SourceFile, declaring names: Set<String>, screens limit: Int
  ) -> [SourceFile]

  /// The specs that seem to use a file, themselves or through another; nil where a run is not to
  /// depend on files that the spec does not name.
  func specs(naming file: SourceFile) -> [SourceFile]?

  /// What Swift calls a spec where its own messages point into it: a path from where Swift runs,
  /// that is the same on each machine; nil where only the name of the file is.
  func placeForSwift(of file: SourceFile) -> String?

  /// What was kept of a library that is to have this place in the table of files: the specs of one
  /// run share theirs, so that each is loaded once.
  func library(_ file: SourceFile, at id: FileID) -> LoadedLibrary?

  /// Keeps a library for the other specs of the run.
  func keep(_ library: () -> LoadedLibrary)
}

extension SpecSource {
  /// By default none.
  public func specs(beside file: SourceFile) -> [SourceFile] { [] }

  /// By default found anew each time.
  public func specs(
    beside file: SourceFile, declaring names: Set<String>, screens limit: Int
  ) -> [SourceFile] {
    DeclaredNames(specs(beside: file)).specs(declaring: names, screens: limit)
  }

  /// By default those in its folder.
  public func specs(naming file: SourceFile) -> [SourceFile]? {
    NamedFiles(specs(beside: file)).specs(naming: file)
  }

  /// By default only the name of the file.
  public func placeForSwift(of file: SourceFile) -> String? { nil }

  /// By default each spec is on its own.
  public func library(_ file: SourceFile, at id: FileID) -> LoadedLibrary? { nil }

  /// By default each spec is on its own.
  public func keep(_ library: () -> LoadedLibrary) {}
}
