/// Where Swift code has `update { … }` as a statement of its own: the function that changes the
/// screen, whatever else has that name.
func callOfUpdate(inSwift code: String) -> Range<Int>? {
  let bytes = Array(code.utf8)
  let name = Array("update".utf8)
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
      if startsStatement, bytes[place...].starts(with: name) {
        let rest = bytes[(place + name.count)...].drop { $0 == UInt8(ascii: " ") }
        if rest.first == UInt8(ascii: "{") || rest.first == UInt8(ascii: "(") {
          return place..<place + name.count
        }
      }
      startsStatement = false
    }
    last = byte
  }
  return nil
}
