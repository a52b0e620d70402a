import MVVMGenDiagnostics

/// A JSON document as a YAML reader takes it: characters beyond the first plane, which JSON writes
/// as two escapes (`\ud83d\ude00`), written as one. Other documents stay as they are.
public func withoutPairedEscapes(_ bytes: [UInt8]) -> [UInt8] {
  guard bytes.first(where: { !" \t\r\n\u{FEFF}".utf8.contains($0) }) == UInt8(ascii: "{") else {
    return bytes
  }
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var place = 0
  while place < bytes.count {
    guard bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count else {
      result.append(bytes[place])
      place += 1
      continue
    }
    if let high = unit(bytes, place), (0xD800...0xDBFF).contains(high),
      let low = unit(bytes, place + 6), (0xDC00...0xDFFF).contains(low)
    {
      let scalar = 0x1_0000 + (high - 0xD800) << 10 + (low - 0xDC00)
      result += "\\U\(String(scalar, radix: 16).padded(to: 8))".utf8
      place += 12
    } else {
      result += bytes[place...place + 1]
      place += 2
    }
  }
  return result
}

/// The number in `\uXXXX`.
private func unit(_ bytes: [UInt8], _ place: Int) -> Int? {
  guard place + 6 <= bytes.count, bytes[place] == UInt8(ascii: "\\"),
    bytes[place + 1] == UInt8(ascii: "u")
  else { return nil }
  return Int(String(decoding: bytes[place + 2..<place + 6], as: UTF8.self), radix: 16)
}
