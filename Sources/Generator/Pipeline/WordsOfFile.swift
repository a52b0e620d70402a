import MVVMGenDiagnostics

extension SourceFile {
  /// Whether it holds the bytes as a word of its own.
  func mentions(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first else { return false }
    var rest = bytes[...]
    while let start = rest.firstIndex(of: first) {
      let end = start + word.count
      if rest[start...].starts(with: word), !(bytes[..<start].last?.isInName ?? false),
        !(bytes[end...].first?.isInName ?? false)
      {
        return true
      }
      rest = rest[(start + 1)...]
    }
    return false
  }

  /// The words in it that stand there once, names among them, and where they start.
  var wordsStandingOnce: [String: Int] {
    var (once, more): ([String: Int], Set<String>) = ([:], [])
    for part in bytes.split(whereSeparator: { !$0.isInName }) {
      let word = String(decoding: part, as: UTF8.self)
      if !more.contains(word), once.updateValue(part.startIndex, forKey: word) != nil {
        once[word] = nil
        more.insert(word)
      }
    }
    return once
  }
}
