import Diagnostics
import Pipeline

/// Files that specs use, in memory.
struct MemorySource: SpecSource {
  var files: [String: String] = [:]

  func file(at path: String, usedBy file: SourceFile) throws(SpecSourceError) -> SourceFile {
    guard let text = files[path] else { throw SpecSourceError("there is no such file or folder") }
    return SourceFile(name: path, text: text)
  }
}
