/// Whether the brackets of Swift code close each other: what is open at its end would take the code
/// behind it with it, and Swift would tell that far from the spec. Yes where that can't be told.
func bracketsMatch(inSwift code: String) -> Bool {
  let bare = BareSwift(code)
  guard bare.isKnown else { return true }
  if bare.isOpen { return false }
  // The closing brackets that are awaited, the innermost last.
  var open: [UInt8] = []
  for byte in bare.bytes {
    switch byte {
    case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
    case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
    case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      guard open.popLast() == byte else { return false }
    default: break
    }
  }
  return open.isEmpty
}

/// Whether there is nothing but space and comments.
func isEmpty(swift code: String) -> Bool {
  let bare = BareSwift(code)
  return !bare.isOpen && bare.bytes.allSatisfy { $0 <= 0x20 }
}
