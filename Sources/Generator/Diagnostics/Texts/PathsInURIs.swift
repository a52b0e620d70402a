/// A path as it stands in a URI: what can't stand in one is percent-encoded.
public func percentEncoded(path: String) -> String {
  var encoded = ""
  for byte in path.utf8 {
    switch byte {
    case _ where byte.isLetterOrDigit || "/-._~".utf8.contains(byte):
      encoded.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      encoded += "%" + String(byte, radix: 16, uppercase: true).padded(to: 2)
    }
  }
  return encoded
}

/// A part of a URI as it is without its encoding; a `%` that starts none stays.
public func percentDecoded(_ text: Substring) -> String {
  var bytes: [UInt8] = []
  var rest = text.utf8[...]
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "%"), rest.count >= 2,
      let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
    {
      bytes.append(code)
      rest = rest.dropFirst(2)
    } else {
      bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
