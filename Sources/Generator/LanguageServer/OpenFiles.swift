import Diagnostics
import Pipeline

/// The files as the editor has them; those that it has not opened as they are on the disk.
struct OpenFiles<Source: SpecSource>: SpecSource {
  let source: Source
  /// By their paths.
  var documents: [String: Document] = [:]

  func file(at path: String, usedBy file: SourceFile) throws(SpecSourceError) -> SourceFile {
    let found = try source.file(at: path, usedBy: file)
    return documents[found.name]?.file ?? found
  }
}
