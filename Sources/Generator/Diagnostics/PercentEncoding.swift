/// A path as it stands in a URI: what can't stand in one is percent-encoded.
public func percentEncoded(path: String) -> String {
  var encoded = ""
  for byte in path.utf8 {
    switch byte {
    case _ where byte.isLetterOrDigit || "/-._~".utf8.contains(byte):
      encoded.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      encoded += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
    }
  }
  return encoded
}
