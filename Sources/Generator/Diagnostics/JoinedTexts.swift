/// Texts that are joined by `+`, as one text with holes.
public enum JoinedTexts {
  /// `/shipping/${zip}` of `"/shipping/" + zip`, and `${option.id}` of `option.id`; nil where a
  /// part is missing.
  public static func withHoles(_ text: String) -> String? {
    let parts = parts(of: text)
    guard !parts.contains(where: { $0.isEmpty }) else { return nil }
    return parts.map { part in
      let isQuoted = part.first == part.last && (part.first == "\"" || part.first == "'")
      if isQuoted, part.count > 1 { return String(part.dropFirst().dropLast()) }
      return part.utf8.allSatisfy { $0.isDigit } ? part : "${\(part)}"
    }.joined()
  }

  private static func parts(of text: String) -> [String] {
    var parts: [[UInt8]] = [[]]
    var quote: UInt8?
    var depth = 0
    for byte in text.utf8 {
      if quote == nil, depth == 0, byte == UInt8(ascii: "+") {
        parts.append([])
        continue
      }
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else {
        if "([".utf8.contains(byte) { depth += 1 }
        if ")]".utf8.contains(byte) { depth -= 1 }
      }
      parts[parts.count - 1].append(byte)
    }
    return parts.map { String(decoding: $0, as: UTF8.self).withoutSpacesAround }
  }
}
