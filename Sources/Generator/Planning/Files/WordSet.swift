/// Words to look for in lines of Swift. All text that is generated goes through here, so lines are
/// looked through a byte at a time, and only what starts like one of the words is looked up.
struct WordSet {
  private let words: Set<String>
  /// One bit for each byte of ASCII that a word starts with.
  private var starts: (low: UInt64, high: UInt64) = (0, 0)
  private let longest: Int

  init(_ words: Set<String>) {
    self.words = words
    longest = words.lazy.map(\.utf8.count).max() ?? 0
    for word in words {
      guard let first = word.utf8.first else { continue }
      switch first {
      case ..<64: starts.low |= 1 << UInt64(first)
      case ..<128: starts.high |= 1 << UInt64(first - 64)
      // Such a word stands in no line of ASCII.
      default: break
      }
    }
  }

  /// Whether one of the words stands in a line.
  func isMentioned(in line: String) -> Bool {
    guard !words.isEmpty else { return false }
    let found = line.utf8.withContiguousStorageIfAvailable { find(in: $0) } ?? nil
    return found ?? isMentionedSlowly(in: line)
  }

  /// Nothing where a byte is not ASCII: what a letter is takes more than bytes then.
  private func find(in bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    var index = 0
    while index < bytes.count {
      guard Self.isWordByte(bytes[index]) else {
        if bytes[index] >= 0x80 { return nil }
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, Self.isWordByte(bytes[index]) { index += 1 }
      if index < bytes.count, bytes[index] >= 0x80 { return nil }
      guard index - start <= longest, canStart(with: bytes[start]) else { continue }
      let word = UnsafeBufferPointer(rebasing: bytes[start..<index])
      if words.contains(String(decoding: word, as: UTF8.self)) { return true }
    }
    return false
  }

  private func isMentionedSlowly(in line: String) -> Bool {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .contains { words.contains(String($0)) }
  }

  private func canStart(with byte: UInt8) -> Bool {
    byte < 64
      ? starts.low & 1 << UInt64(byte) != 0 : starts.high & 1 << UInt64(byte & 63) != 0
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
    return line.withUTF8 { bytes in
      let space = UInt8(ascii: " ")
      var start = 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: space) ?? bytes.count
        if end - start == word.utf8.count, bytes[start..<end].elementsEqual(word.utf8) {
          return true
        }
        start = end + 1
      }
      return false
    }
  }
}
