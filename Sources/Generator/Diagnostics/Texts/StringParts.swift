extension StringProtocol {
  /// Whether all of its bytes are of a kind. They are asked in memory: each would take ten times as
  /// many instructions where `utf8` hands them out one by one.
  @inlinable public func allBytes(_ isMeant: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isMeant) } ?? utf8.allSatisfy(isMeant)
  }

  /// Whether any of its bytes is of a kind.
  @inlinable public func anyByte(_ isMeant: (UInt8) -> Bool) -> Bool { !allBytes { !isMeant($0) } }
}

extension String {
  /// Whether a text stands somewhere in it.
  ///
  /// The standard library's own `contains` and `replacing` bring along all of its regular
  /// expressions: a tenth of the tool, where it is one file.
  public func holds(_ part: String) -> Bool {
    var (text, part) = (self, part)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        guard let first = part.first, text.count >= part.count else { return false }
        return (0...(text.count - part.count)).contains { place in
          text[place] == first && text[place..<(place + part.count)].elementsEqual(part)
        }
      }
    }
  }

  /// The same with another text in all places of one.
  public func exchanging(_ part: String, for other: String) -> String {
    guard holds(part) else { return self }
    let (bytes, part) = (Array(utf8), Array(part.utf8))
    var result: [UInt8] = []
    var start = 0
    while let place = place(of: part, in: bytes, from: start) {
      result += bytes[start..<place]
      result += other.utf8
      start = place + part.count
    }
    return String(decoding: result + bytes[start...], as: UTF8.self)
  }

  /// The parts of it that are made of such signs alone.
  public func words(of isPartOfWord: (Unicode.Scalar) -> Bool) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in unicodeScalars {
      if isPartOfWord(scalar) {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Whether it starts with a capital, as a type does.
  public var startsUpper: Bool { first?.isUppercase ?? false }

  /// Whether it starts with a small letter, as a value does.
  public var startsLower: Bool { first?.isLowercase ?? false }

  /// The same with a capital: what a type is called after.
  public var withCapital: String {
    var bytes = Array(utf8)
    // Where the first letter is one of ASCII alone, nothing has to be asked of Unicode.
    guard let first = bytes.first, first < 0x80, bytes.count == 1 || bytes[1] < 0x80 else {
      return prefix(1).uppercased() + String(dropFirst())
    }
    guard UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else { return self }
    bytes[0] = first - 0x20
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same with a small letter first: what a value is called after its type.
  public var withoutCapital: String { prefix(1).lowercased() + String(dropFirst()) }

  /// The same with its first letter in the other case: what a slip may have made of it.
  public var inOtherCase: String { startsUpper ? withoutCapital : withCapital }

  /// The text without the spaces at both ends.
  public var withoutSpacesAround: String {
    let text = utf8.drop { $0 == UInt8(ascii: " ") }
    return text.lastIndex { $0 != UInt8(ascii: " ") }.map { String(self[text.startIndex...$0]) }
      ?? ""
  }

  /// The same with small letters in place of the capitals that it starts with: `httpHeader` of
  /// `HTTPHeader`, `url` of `URL`.
  public var withoutCapitals: String {
    let capitals = prefix(while: { $0.isUppercase }).count
    let small = capitals > 1 && capitals < count ? capitals - 1 : capitals
    return prefix(small).lowercased() + String(dropFirst(small))
  }

  /// Digits with zeros in front of them.
  public func padded(to count: Int) -> String {
    String(repeating: "0", count: max(0, count - utf8.count)) + self
  }

  private func place(of part: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard !part.isEmpty, bytes.count - start >= part.count else { return nil }
    return (start...(bytes.count - part.count)).first {
      bytes[$0..<($0 + part.count)].elementsEqual(part)
    }
  }
}

extension [String] {
  /// The texts after each other, with another between them.
  ///
  /// It stands in for the standard library's own, whose first call asks the runtime for types that
  /// nothing else needs: a hundredth of a run with one spec.
  public func joined(separator: String = "") -> String {
    var result = ""
    var isFirst = true
    for text in self {
      if !isFirst { result += separator }
      result += text
      isFirst = false
    }
    return result
  }
}

extension Substring {
  /// Whether it starts with a capital, as a type does.
  public var startsUpper: Bool { first?.isUppercase ?? false }

  /// Whether it starts with a small letter, as a value does.
  public var startsLower: Bool { first?.isLowercase ?? false }
}
