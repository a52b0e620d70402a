import Diagnostics
import Pipeline

/// The files as the editor has them; those that it has not opened as they are on the disk.
struct OpenFiles<Source: WorkspaceSource>: SpecSource {
  let source: Source
  /// By their paths.
  var documents: [String: Document] = [:]

  func file(at path: String, usedBy file: SourceFile) throws(SpecSourceError) -> SourceFile {
    let found = try source.file(at: path, usedBy: file)
    return documents[found.name]?.file ?? found
  }

  func libraries(beside file: SourceFile) -> [SourceFile] { source.libraries(beside: file) }

  /// A file that is not open; nil where it can't be read.
  func file(at path: String) -> SourceFile? { source.file(at: path) }

  func specs(in folder: String) -> [String] { source.specs(in: folder) }
}
