import Diagnostics

extension Document {
  /// Whether a file is a spec, or seems to become one: editors open every YAML file, and most are others.
  var isSpec: Bool {
    let words = ["screen", "library"]
    return !isConfiguration
      && contentLines.contains { line in
        let key = line.prefix { $0 != UInt8(ascii: ":") }
        guard key.count < 16, key.allSatisfy(\.isLetter) else { return false }
        let word = String(decoding: key, as: UTF8.self)
        return words.contains(word) || suggestion(for: word, among: words) != nil
      }
  }

  /// Whether nothing is written in a file that can become a spec.
  var isBlank: Bool { !isConfiguration && contentLines.isEmpty }

  private var isConfiguration: Bool { file.name.hasSuffix("/mvvmgen.yaml") }

  /// The lines without comments, empty ones and those that start a document.
  private var contentLines: [ArraySlice<UInt8>] {
    file.bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).filter { line in
      line.contains { $0 != 0x20 } && line.first != UInt8(ascii: "#")
        && !line.starts(with: "---".utf8)
    }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    let letter = self | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
  }
}
