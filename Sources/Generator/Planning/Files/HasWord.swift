extension String {
  /// Whether a word stands in the line between spaces.
  func hasWord(_ word: String) -> Bool {
    var line = self
    return line.withUTF8 { $0.hasWord(word) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a word stands in the line between spaces.
  func hasWord(_ word: String) -> Bool {
    let space = UInt8(ascii: " ")
    var start = 0
    while start < count {
      let end = self[start...].firstIndex(of: space) ?? count
      if end - start == word.utf8.count, self[start..<end].elementsEqual(word.utf8) {
        return true
      }
      start = end + 1
    }
    return false
  }
}
