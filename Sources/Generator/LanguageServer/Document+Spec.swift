import MVVMGenDiagnostics
import MVVMGenPaths

extension Document {
  /// Whether a file is a spec, or seems to become one: editors open every YAML file, and most are
  /// others.
  var isSpec: Bool {
    let words = Self.firstKeys
    guard !isConfiguration else { return false }
    let lines = contentLines
    return lines.indices.contains { place in
      // A file may be indented as a whole, or be one map in braces.
      let line = lines[place]
      let start = place == 0 ? line.drop { !$0.isLetter } : line.drop { $0 == 0x22 || $0 == 0x27 }
      let key = start.prefix { $0.isLetter }
      guard key.count < 16, start[key.endIndex...].prefix(3).contains(UInt8(ascii: ":")) else {
        return false
      }
      let word = String(decoding: key, as: UTF8.self)
      return words.contains(word) || suggestion(for: word, among: words) != nil
    }
  }

  /// Whether nothing is written in a file that can become a spec, or no more than the start of its
  /// first key.
  var isBlank: Bool {
    let lines = contentLines
    let start = lines.first ?? []
    return !isConfiguration && lines.count < 2
      && Self.firstKeys.contains { $0.utf8.starts(with: start) }
  }

  private static let firstKeys = ["screen", "library"]

  private var isConfiguration: Bool { fileName(of: file.name) == configurationName }

  /// The lines without comments, empty ones and those that start a document.
  private var contentLines: [ArraySlice<UInt8>] {
    file.bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).filter { line in
      line.contains { $0 != 0x20 } && line.first != UInt8(ascii: "#")
        && !line.starts(with: "---".utf8)
    }
  }
}
