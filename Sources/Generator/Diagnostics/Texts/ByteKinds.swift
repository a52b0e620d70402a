/// What a byte of UTF-8 stands for.
extension UInt8 {
  /// A letter of ASCII.
  @inlinable public var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }

  /// A digit of ASCII.
  @inlinable public var isDigit: Bool { (0x30...0x39).contains(self) }

  @inlinable public var isHexDigit: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }

  @inlinable public var isLetterOrDigit: Bool { isLetter || isDigit }

  /// A letter or digit, or a part of a character outside of ASCII.
  @inlinable public var isInWord: Bool { isLetterOrDigit || self >= 0x80 }

  /// Part of a name, as far as that shows without its neighbours.
  @inlinable public var isInName: Bool { isInWord || self == 0x5F }

  /// What a name can start with, as far as that shows.
  @inlinable public var startsName: Bool { isInName && !isDigit }
}

extension Character {
  /// Part of a name: a letter, a digit or `_`.
  public var isInName: Bool { isLetter || isNumber || self == "_" }
}
