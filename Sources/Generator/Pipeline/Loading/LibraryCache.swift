import Diagnostics

/// The libraries that the specs of one run share, so that each is loaded once.
public protocol LibraryCache {
  /// What was kept of a file that is to have this place in the table of files.
  func library(_ file: SourceFile, at id: FileID) -> LoadedLibrary?

  /// Keeps a library for the other specs of the run.
  func keep(_ library: LoadedLibrary)
}
