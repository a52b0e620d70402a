/// Whether the brackets of Swift code close each other: what is open at its end would take the code
/// behind it with it, and Swift would tell that far from the spec.
func bracketsMatch(inSwift code: String) -> Bool {
  var scan = SwiftBrackets(bytes: Array(code.utf8))
  return scan.match()
}

/// Whether there is nothing but space and comments of one line.
func isEmpty(swift code: String) -> Bool {
  code.utf8.split(separator: 0x0A).allSatisfy { line in
    let text = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    return text.isEmpty || text.starts(with: "//".utf8)
  }
}

/// A look at Swift code that knows texts and comments, and gives up where it would need to know more.
private struct SwiftBrackets {
  let bytes: [UInt8]
  private var place = 0
  /// The closing brackets that are awaited, the innermost last; a quote stands for an open text.
  private var open: [UInt8] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func match() -> Bool {
    while place < bytes.count {
      if open.last == UInt8(ascii: "\"") {
        guard text() else { return false }
        continue
      }
      switch bytes[place] {
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard open.popLast() == bytes[place] else { return false }
      case UInt8(ascii: "\""):
        // A text of several lines has quotes of its own.
        if starts(with: "\"\"\"") { return true }
        open.append(UInt8(ascii: "\""))
      case UInt8(ascii: "/") where starts(with: "//"):
        while place < bytes.count, bytes[place] != 0x0A { place += 1 }
      // A comment in the middle, a pattern, or a text with signs of its own.
      case UInt8(ascii: "/"), UInt8(ascii: "#"): return true
      default: break
      }
      place += 1
    }
    return open.isEmpty
  }

  /// Goes on in a text, up to its end or to a hole in it.
  private mutating func text() -> Bool {
    while place < bytes.count {
      switch bytes[place] {
      case 0x0A: return false
      case UInt8(ascii: "\\"):
        place += 2
        if place <= bytes.count, bytes[place - 1] == UInt8(ascii: "(") {
          open.append(UInt8(ascii: ")"))
          return true
        }
      case UInt8(ascii: "\""):
        open.removeLast()
        place += 1
        return true
      default: place += 1
      }
    }
    return false
  }

  private func starts(with text: String) -> Bool {
    bytes[place...].starts(with: text.utf8)
  }
}
