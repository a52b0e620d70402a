import Foundation
import MVVMGenDiagnostics
import MVVMGenPipeline

/// Files that specs use, in memory.
struct MemorySource: SpecSource {
  var files: [String: String] = [:]

  func specs(beside file: SourceFile) -> [SourceFile] {
    files.keys.sorted().map { SourceFile(name: $0, text: files[$0] ?? "") }
  }

  func file(at path: String, usedBy file: SourceFile) throws(SpecSourceError) -> SourceFile {
    guard let text = files[path] else { throw SpecSourceError("there is no such file or folder") }
    return SourceFile(name: path, text: text)
  }
}

/// Files that specs use, in one folder.
struct FolderSource: SpecSource {
  var folder: URL

  func file(at path: String, usedBy file: SourceFile) throws(SpecSourceError) -> SourceFile {
    guard let bytes = try? Data(contentsOf: folder.appendingPathComponent(path)) else {
      throw SpecSourceError("there is no such file or folder")
    }
    return SourceFile(name: path, bytes: Array(bytes))
  }

  func placeForSwift(of file: SourceFile) -> String? { file.name }
}
