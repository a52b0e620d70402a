import Diagnostics

/// The path of a `file:` address; nil for any other.
func path(of uri: String) -> String? {
  guard uri.hasPrefix("file://") else { return nil }
  var bytes: [UInt8] = []
  var rest = Array(uri.utf8.dropFirst("file://".utf8.count))[...]
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

/// The address of a path.
func fileAddress(_ path: String) -> String { "file://" + percentEncoded(path: path) }
