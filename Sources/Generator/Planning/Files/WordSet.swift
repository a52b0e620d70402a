import Expressions

/// Words to look for in lines of Swift. All text that is generated goes through here, so lines are
/// looked through a byte at a time, and only what looks like one of the words is compared.
struct WordSet {
  private let words: NameSet
  /// One bit for each byte from 64 on that a word starts with: no word starts with a digit.
  private var starts: UInt64 = 0

  init(_ words: Set<String>) {
    self.words = NameSet(words)
    for case let first? in words.map(\.utf8.first) where Self.isWordByte(first) {
      starts |= 1 << UInt64(first & 63)
    }
  }

  var isEmpty: Bool { words.names.isEmpty }

  /// Whether one of the words stands in code, but for its comments.
  func isMentioned(in code: String) -> Bool {
    guard !isEmpty else { return false }
    var code = code
    return code.withUTF8 { CodeLines($0).contains { isMentioned(inLine: $0) } }
  }

  func isMentioned(inLine line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !isEmpty else { return false }
    return find(in: line) ?? isMentionedSlowly(in: String(decoding: line, as: UTF8.self))
  }

  /// Nothing where a byte is not ASCII: what a letter is takes more than bytes then.
  private func find(in bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    var index = 0
    while index < bytes.count {
      let first = bytes[index]
      guard Self.isWordByte(first) else {
        if first >= 0x80 { return nil }
        index += 1
        continue
      }
      let start = index
      repeat { index += 1 } while index < bytes.count && Self.isWordByte(bytes[index])
      guard starts & 1 << UInt64(first & 63) != 0 else { continue }
      if index < bytes.count, bytes[index] >= 0x80 { return nil }
      if words.contains(UnsafeBufferPointer(rebasing: bytes[start..<index])) { return true }
    }
    return false
  }

  private func isMentionedSlowly(in line: String) -> Bool {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .contains { words.contains(String($0)) }
  }

  /// A bit for each digit below 64, and for each letter and `_` from there on: this is asked of every
  /// byte that is generated.
  private static let digits: UInt64 = 0x03FF_0000_0000_0000
  private static let letters: UInt64 = 0x07FF_FFFE_87FF_FFFE

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte < 64 ? digits : letters) & 1 << UInt64(byte & 63) != 0
  }
}

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
