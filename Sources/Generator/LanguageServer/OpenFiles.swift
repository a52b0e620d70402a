import MVVMGenDiagnostics
import MVVMGenPaths
import MVVMGenPipeline

/// The files as the editor has them; those that it has not opened as they are on the disk.
struct OpenFiles<Source: WorkspaceSource>: SpecSource {
  let source: Source
  /// By their paths.
  var documents: [String: Document] = [:]

  func file(at path: String, usedBy file: SourceFile) throws(SpecSourceError) -> SourceFile {
    let found = try source.file(at: path, usedBy: file)
    return documents[found.name]?.file ?? found
  }

  func specs(beside file: SourceFile) -> [SourceFile] {
    let own = folder(of: file.name)
    var specs = source.specs(beside: file).filter { documents[own + $0.name] == nil }
    for (path, document) in documents where path != file.name && document.isSpec {
      let (folder, name) = splitPath(path)
      if folder == own { specs.append(SourceFile(name: name, bytes: document.file.bytes)) }
    }
    return specs.sorted { $0.name < $1.name }
  }

  /// A file that is not open; nil where it can't be read.
  func file(at path: String) -> SourceFile? { source.file(at: path) }

  func specs(in folder: String) -> [String] { source.specs(in: folder) }
}
