import Diagnostics

/// Where Swift code has `update { … }` as a statement of its own: the function that changes the
/// screen, whatever else has that name.
func callOfUpdate(inSwift code: String) -> Range<Int>? {
  let name = Array("update".utf8)
  return statement(inSwift: code) { rest in
    guard rest.starts(with: name) else { return nil }
    let next = rest.dropFirst(name.count).drop { $0 == UInt8(ascii: " ") }.first
    return next == UInt8(ascii: "{") || next == UInt8(ascii: "(") ? name.count : nil
  }
}

/// Where Swift code has `name = …` or `name += …` as a statement, of one of some names.
func assignment(inSwift code: String, to isOne: (String) -> Bool) -> Range<Int>? {
  statement(inSwift: code) { rest in
    let name = rest.prefix(while: { $0.isInName })
    guard name.first?.startsName ?? false else { return nil }
    var signs = rest[name.endIndex...].drop { $0 == UInt8(ascii: " ") }
    if let sign = signs.first, "+-*/".utf8.contains(sign) { signs.removeFirst() }
    guard signs.first == UInt8(ascii: "="), signs.dropFirst().first != UInt8(ascii: "="),
      isOne(String(decoding: name, as: UTF8.self))
    else { return nil }
    return name.count
  }
}

/// The start of the first statement that is one of those looked for: so long as it says.
private func statement(
  inSwift code: String, _ length: (ArraySlice<UInt8>) -> Int?
) -> Range<Int>? {
  let bytes = Array(code.utf8)
  var startsStatement = true
  var last = UInt8(ascii: ";")
  for place in bytes.indices {
    let byte = bytes[place]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): continue
    case UInt8(ascii: "\n"):
      // A condition may go on in the next line.
      startsStatement =
        last != UInt8(ascii: ",") && last != UInt8(ascii: "&") && last != UInt8(ascii: "|")
      continue
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): startsStatement = true
    default:
      if startsStatement, let length = length(bytes[place...]) { return place..<place + length }
      startsStatement = false
    }
    last = byte
  }
  return nil
}
