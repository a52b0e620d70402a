import MVVMGenDiagnostics

/// Letters, digits and the signs that a URL can have, at least something, in parts that Foundation
/// can read: where `URL(string:)` gives nothing, the literal would be another URL.
func isURL(_ text: String) -> Bool {
  guard !text.isEmpty, encodedURL(text) == text else { return false }
  let (scheme, rest) = schemeAndRest(of: text)
  if let scheme, !isScheme(scheme) { return false }
  return rest.hasPrefix("//") ? hasPort(authority(of: rest)) : true
}

/// The URL that a text with spaces or letters like `ü` was meant to be; nil where a server's name
/// would be changed by it.
func urlMeant(by text: String) -> String? {
  let (scheme, rest) = schemeAndRest(of: text)
  let host = authority(of: rest)
  guard scheme != nil, rest.hasPrefix("//"), !host.isEmpty, encodedURL(host) == host,
    !text.holds("${"), case let url = encodedURL(text), isURL(url)
  else { return nil }
  return url
}

/// A text with its other bytes written as `%20`.
private func encodedURL<Text: StringProtocol>(_ text: Text) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  let signs = "-._~:/?#[]@!$&'()*+,;=".utf8
  let bytes = Array(text.utf8)
  var result: [UInt8] = []
  for (index, byte) in bytes.enumerated() {
    let isKept =
      byte == UInt8(ascii: "%")
      ? index + 2 < bytes.count && bytes[index + 1].isHexDigit && bytes[index + 2].isHexDigit
      : byte.isLetterOrDigit || signs.contains(byte)
    result += isKept ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
  return String(decoding: result, as: UTF8.self)
}

private func schemeAndRest(of text: String) -> (Substring?, Substring) {
  guard let colon = text.firstIndex(where: { ":/?#".contains($0) }), text[colon] == ":" else {
    return (nil, text[...])
  }
  return (text[..<colon], text[text.index(after: colon)...])
}

private func isScheme(_ text: Substring) -> Bool {
  text.utf8.first?.isLetter ?? false
    && text.utf8.allSatisfy { $0.isLetterOrDigit || "+-.".utf8.contains($0) }
}

/// `user@host:80` of `//user@host:80/path`.
private func authority(of rest: Substring) -> Substring {
  rest.dropFirst(2).prefix { !"/?#".contains($0) }
}

/// `[::1]:80`, `host:80`, `host`.
private func hasPort(_ authority: Substring) -> Bool {
  var host =
    authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
  if host.first == "[" {
    guard let end = host.firstIndex(of: "]") else { return false }
    host = host[host.index(after: end)...]
    guard host.isEmpty || host.first == ":" else { return false }
  }
  let parts = host.split(separator: ":", omittingEmptySubsequences: false)
  return parts.count <= 2 && parts.dropFirst().allSatisfy { $0.utf8.allSatisfy { $0.isDigit } }
    && !host.contains { "[]".contains($0) }
}
