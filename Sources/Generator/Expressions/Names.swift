import MVVMGenDiagnostics

/// Whether a text is a Swift identifier.
public func isName(_ text: String) -> Bool {
  if text.allBytes({ $0 < 0x80 && $0.isInName }) {
    return text.utf8.first.map { !$0.isDigit && text != "_" } ?? false
  }
  var isFirst = true
  for scalar in text.unicodeScalars {
    guard isInName(scalar.value), !isFirst || startsName(scalar.value) else { return false }
    isFirst = false
  }
  return !isFirst && text != "_"
}

/// The ranges that Swift's own lexer uses.
private func isInName(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
  case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
    0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF:
    true
  case 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x218F,
    0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF:
    true
  case 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
    0xFDF0...0xFE44, 0xFE47...0xFFFD:
    true
  // The planes above the first, without the two last places of each.
  default: (0x1_0000...0xE_FFFD).contains(scalar) && scalar & 0xFFFF < 0xFFFE
  }
}

/// Digits and marks that go over another letter come later in a name.
private func startsName(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false
  default: true
  }
}
