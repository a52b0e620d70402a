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

  func specs(beside file: SourceFile) -> [SourceFile] {
    let slash = file.name.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { String(file.name[...$0]) } ?? ""
    var specs = source.specs(beside: file).filter { documents[folder + $0.name] == nil }
    for (path, document) in documents where path.hasPrefix(folder) && path != file.name {
      let name = String(decoding: path.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
      guard !name.utf8.contains(UInt8(ascii: "/")), document.isSpec else { continue }
      specs.append(SourceFile(name: name, bytes: document.file.bytes))
    }
    return specs.sorted { $0.name < $1.name }
  }

  /// A file that is not open; nil where it can't be read.
  func file(at path: String) -> SourceFile? { source.file(at: path) }

  func specs(in folder: String) -> [String] { source.specs(in: folder) }
}
