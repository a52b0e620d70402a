import MVVMGenDiagnostics
import MVVMGenExpressions

/// Words to look for in Swift. All text that is generated goes through here, so it is looked
/// through a byte at a time, and only what starts like one of the words is compared.
struct WordSet {
  private let words: NameSet
  /// A bit for each byte that a word starts with, as far as 64 of these are told apart.
  private var starts: UInt64 = 0
  /// A bit for each length of a word.
  private var lengths: UInt64 = 0

  init(_ words: NameSet) {
    self.words = words
    for word in words.names {
      starts |= 1 &<< UInt64(word.utf8.first ?? 0)
      lengths |= 1 &<< UInt64(word.utf8.count)
    }
  }

  var isEmpty: Bool { words.names.isEmpty }

  /// The same without some of the words, and with another one.
  func without(_ others: [String], adding word: String) -> WordSet {
    WordSet(NameSet(words.names.filter { !others.contains($0) } + [word]))
  }

  /// Whether one of the words stands in code, but for its comments.
  func isMentioned(in code: String) -> Bool {
    var code = code
    return code.withUTF8 { isMentioned(in: $0) }
  }

  /// The same for a declaration with all that is in it.
  func isMentioned(in declaration: DeclarationPlan) -> Bool {
    declaration.hasCode { isMentioned(in: $0) }
  }

  /// The same for a part of a code.
  func isMentioned(in code: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !isEmpty else { return false }
    var isAsked = false
    var place = firstStart(from: 0, in: code)
    while place < code.count {
      switch word(at: place, in: code) {
      case nil: isAsked = true
      case let word?:
        if lengths & 1 &<< UInt64(word.count) != 0, words.contains(word),
          !CodeLines.isComment(place, in: code)
        {
          return true
        }
      }
      place = firstStart(from: place + 1, in: code)
    }
    return isAsked && CodeLines(code).contains { isMentioned(inLine: $0) }
  }

  /// The next place with a byte that one of the words may start with, or the end.
  private func firstStart(from start: Int, in code: UnsafeBufferPointer<UInt8>) -> Int {
    guard var next = code.baseAddress else { return 0 }
    let end = next + code.count
    next += start
    while next < end, starts & 1 &<< UInt64(next.pointee) == 0 { next += 1 }
    return code.count - (end - next)
  }

  /// The word that starts at a place, empty where none does. Nothing where that takes more than
  /// bytes: beside letters that are not ASCII.
  private func word(
    at place: Int, in code: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8>? {
    let none = UnsafeBufferPointer(rebasing: code[place..<place])
    if place > 0, Self.isWordByte(code[place - 1]) { return none }
    var end = place
    while end < code.count, Self.isWordByte(code[end]) { end += 1 }
    let isASCII = (place == 0 || code[place - 1] < 0x80) && (end == code.count || code[end] < 0x80)
    return isASCII ? UnsafeBufferPointer(rebasing: code[place..<end]) : nil
  }

  private func isMentioned(inLine line: UnsafeBufferPointer<UInt8>) -> Bool {
    String(decoding: line, as: UTF8.self).split { !$0.isInName }
      .contains { words.contains(String($0)) }
  }

  /// A bit for each digit below 64, and for each letter and `_` from there on.
  private static let digits: UInt64 = 0x03FF_0000_0000_0000
  private static let letters: UInt64 = 0x07FF_FFFE_87FF_FFFE

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte < 64 ? digits : letters) & 1 &<< UInt64(byte) != 0
  }
}
