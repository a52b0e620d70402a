import MVVMGenDiagnostics

/// The milliseconds of `300ms`, `1.5s`, `2min` or `1h`; nil for anything else.
public func parseTimeSpan(_ text: String) -> Int? {
  let bytes = Array(text.utf8)
  var index = 0
  var whole = 0
  var thousandths = 0
  var scale = 100
  var digits = 0
  while index < bytes.count, bytes[index].isDigit {
    digits += 1
    guard digits <= 9 else { return nil }
    whole = whole * 10 + Int(bytes[index] - 0x30)
    index += 1
  }
  guard digits > 0 else { return nil }
  if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "."), bytes[index + 1].isDigit {
    index += 1
    while index < bytes.count, bytes[index].isDigit {
      // What is shorter than a millisecond of the smallest part would be lost.
      guard scale > 0 || bytes[index] == 0x30 else { return nil }
      thousandths += Int(bytes[index] - 0x30) * scale
      scale /= 10
      index += 1
    }
  }
  while index < bytes.count, bytes[index] == 0x20 { index += 1 }
  let factor: Int
  switch String(decoding: bytes[index...], as: UTF8.self) {
  case "ms": factor = 1
  case "s": factor = 1000
  case "min": factor = 60_000
  case "h": factor = 3_600_000
  default: return nil
  }
  guard thousandths * factor % 1000 == 0 else { return nil }
  let milliseconds = whole * factor + thousandths * factor / 1000
  return milliseconds > 0 ? milliseconds : nil
}
