import MVVMGenDiagnostics

/// Swift code whose comments and texts are blanked, but for the holes in them: what is left means
/// something to Swift.
///
/// Texts with signs of their own (`#"…"#`) and patterns stay as they are, with all that follows
/// them.
struct BareSwift {
  private(set) var bytes: [UInt8]
  /// Whether a text or a comment does not end, or ends with its line.
  private(set) var isOpen = false
  /// Whether all of it could be told apart.
  private(set) var isKnown = true

  private var place = 0
  /// The texts whose holes the place is in, innermost last, and how many parentheses are open
  /// there.
  private var texts: [(isLong: Bool, depth: Int)] = []

  init(_ code: String) {
    bytes = Array(code.utf8)
    while place < bytes.count, isKnown, !isOpen { step() }
    isOpen = isOpen || isKnown && !texts.isEmpty
  }

  private mutating func step() {
    switch bytes[place] {
    case UInt8(ascii: "\""): text(isLong: starts(with: "\"\"\""))
    case UInt8(ascii: "/") where starts(with: "//"):
      while place < bytes.count, bytes[place] != 0x0A { blank() }
    case UInt8(ascii: "/") where starts(with: "/*"): comment()
    // A pattern has quotes and brackets of its own.
    case UInt8(ascii: "/") where !divides: isKnown = false
    case UInt8(ascii: "#") where starts(with: "#\"") || starts(with: "#/") || starts(with: "##"):
      isKnown = false
    case UInt8(ascii: "("):
      if !texts.isEmpty { texts[texts.count - 1].depth += 1 }
      place += 1
    case UInt8(ascii: ")"):
      place += 1
      guard let depth = texts.last?.depth else { return }
      texts[texts.count - 1].depth = depth - 1
      if depth == 1 { goOn(in: texts.removeLast().isLong) }
    default: place += 1
    }
  }

  /// Whether a sign surely divides: it stands between spaces, or directly behind a value.
  private var divides: Bool {
    let before = place > 0 ? bytes[place - 1] : 0x20
    let isBehindValue =
      before.isInName || before == UInt8(ascii: ")") || before == UInt8(ascii: "]")
    return isBehindValue
      || place + 1 < bytes.count && (bytes[place + 1] == 0x20 || starts(with: "/="))
  }

  private mutating func text(isLong: Bool) {
    for _ in 0..<(isLong ? 3 : 1) { blank() }
    goOn(in: isLong)
  }

  /// Goes on in a text, up to its end or to a hole in it.
  private mutating func goOn(in isLong: Bool) {
    while place < bytes.count {
      switch bytes[place] {
      case 0x0A where !isLong:
        isOpen = true
        return
      case UInt8(ascii: "\\") where starts(with: "\\("):
        blank()
        place += 1
        texts.append((isLong, 1))
        return
      case UInt8(ascii: "\\"):
        blank()
        blank()
      case UInt8(ascii: "\"") where !isLong || starts(with: "\"\"\""):
        for _ in 0..<(isLong ? 3 : 1) { blank() }
        return
      default: blank()
      }
    }
    isOpen = true
  }

  /// One may stand in another.
  private mutating func comment() {
    var depth = 0
    while place < bytes.count {
      let (begins, ends) = (starts(with: "/*"), starts(with: "*/"))
      depth += begins ? 1 : ends ? -1 : 0
      if begins || ends { blank() }
      blank()
      if depth == 0 { return }
    }
    isOpen = true
  }

  private mutating func blank() {
    guard place < bytes.count else { return }
    if bytes[place] != 0x0A { bytes[place] = 0x20 }
    place += 1
  }

  private func starts(with text: String) -> Bool {
    bytes[place...].starts(with: text.utf8)
  }
}
