import Diagnostics
import Pipeline

/// The files as the editor has them; those that it has not opened as they are on the disk.
struct OpenFiles<Source: SpecSource>: SpecSource {
  let source: Source
  /// By their paths.
  var documents: [String: Document] = [:]

  func file(at path: String, usedBy file: SourceFile) throws(SpecSourceError) -> SourceFile {
    let found = try source.file(at: path, usedBy: file)
    return documents[found.name]?.file ?? found
  }
}

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
func uri(of path: String) -> String {
  var uri = "file://"
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
      uri.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      uri += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
    }
  }
  return uri
}
