import MVVMGenReading

/// Whether YAML has joined lines that Swift needs apart. It joins those of all but a block after
/// `|`: no statement ends then, and all that follows a comment is part of it.
func losesLines(_ node: YAMLNode, written bytes: ArraySlice<UInt8>) -> Bool {
  guard let style = node.scalar?.style, style != .literal, bytes.contains(0x0A) else {
    return false
  }
  // The sign of a folded block stands on a line of its own.
  let code = Array(style == .folded ? bytes.drop { $0 != 0x0A }.dropFirst() : bytes)
  let bare = BareSwift(String(decoding: code, as: UTF8.self))
  guard bare.isKnown, !bare.isOpen, bare.bytes.count == code.count else { return false }
  var depth = 0
  var start = 0
  for (place, byte) in bare.bytes.enumerated() {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
    case 0x0A:
      guard let next = bare.bytes[place...].firstIndex(where: { $0 > 0x20 }) else { return false }
      if hasComment(code[start..<place], bare.bytes) { return true }
      let last = code[..<place].last { $0 > 0x20 }
      if depth == 0, let last, !goesOn.contains(last), !continues.contains(code[next]) {
        return true
      }
      start = place + 1
    default: break
    }
  }
  return false
}

/// Whether a line has a comment behind `//`, which is blank in the bare code.
private func hasComment(_ line: ArraySlice<UInt8>, _ bare: [UInt8]) -> Bool {
  line.indices.contains { place in
    line[place...].starts(with: "//".utf8) && bare[place..<line.endIndex].allSatisfy { $0 <= 0x20 }
  }
}

/// What ends a line that goes on in the next, and what starts a line that goes on with the one
/// above.
private let goesOn = Array("([{,.=+-*/<>&|?:;".utf8)
private let continues = Array(")]},.=+-*/<>&|?:;".utf8)
