import MVVMGenDiagnostics

/// Finds the parts of a scalar in the bytes of its file.
enum ScalarSource {
  /// The span without the anchor and the tag before the value.
  static func withoutProperties(_ span: SourceSpan, in file: SourceFile) -> SourceSpan {
    let bytes = file.bytes
    var result = span
    var index = Int(span.offset)
    let end = Int(span.end)
    var column = span.column
    var line = span.line
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "&"), UInt8(ascii: "!"), UInt8(ascii: "#"):
        let sign = bytes[index]
        repeat {
          if bytes[index] & 0xC0 != 0x80 { column += 1 }
          index += 1
        } while index < end && isPart(bytes[index], ofPropertyWith: sign)
          && unusualBreak(at: index, in: bytes) == 0
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        index += 1
        column += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        index = file.endOfBreak(at: index)
        line += 1
        column = 1
      case _ where unusualBreak(at: index, in: bytes) > 0:
        index += unusualBreak(at: index, in: bytes)
        column += 1
      default:
        result.offset = UInt32(index)
        result.length = UInt32(end - index)
        result.line = line
        result.column = column
        return result
      }
    }
    result.offset = UInt32(end)
    result.length = 0
    result.line = line
    result.column = column
    return result
  }

  /// The span without the white space at its end.
  static func withoutTrailingBreaks(_ span: SourceSpan, in file: SourceFile) -> SourceSpan {
    var result = span
    while result.length > 1 {
      let last = file.bytes[Int(result.end) - 1]
      guard isBreak(last) || isBlank(last) else { break }
      result.length -= 1
    }
    return result
  }

  /// Where the anchor or tag stands, told by its first byte, that is one of the properties of a
  /// value that start at an offset.
  static func property(_ sign: UInt8, from offset: Int, in file: SourceFile) -> Int {
    var index = offset
    while index < file.bytes.count, file.bytes[index] != sign {
      // A sign in the name of another property, or in a comment, is none.
      let isComment = file.bytes[index] == UInt8(ascii: "#")
      while index < file.bytes.count, !isBreak(file.bytes[index]),
        isComment || !isBlank(file.bytes[index]), unusualBreak(at: index, in: file.bytes) == 0
      {
        index += 1
      }
      while index < file.bytes.count {
        let isSpace = isBreak(file.bytes[index]) || isBlank(file.bytes[index])
        let length = isSpace ? 1 : unusualBreak(at: index, in: file.bytes)
        guard length > 0 else { break }
        index += length
      }
    }
    return min(index, max(file.bytes.count - 1, 0))
  }

  /// Whether a byte goes on with an anchor, a tag or a comment.
  private static func isPart(_ byte: UInt8, ofPropertyWith sign: UInt8) -> Bool {
    switch sign {
    case UInt8(ascii: "#"): !isBreak(byte)
    case UInt8(ascii: "&"):
      byte.isInWord || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    default: !isBreak(byte) && !isBlank(byte)
    }
  }

  /// How many bytes the break takes that ends a line for libyaml, and for no editor: NEL, LS or PS.
  /// Nothing where there is none.
  private static func unusualBreak(at index: Int, in bytes: [UInt8]) -> Int {
    switch bytes[index...].prefix(3) {
    case let next where next.starts(with: [0xC2, 0x85]): 2
    case let next where next.starts(with: [0xE2, 0x80, 0xA8]): 3
    case let next where next.starts(with: [0xE2, 0x80, 0xA9]): 3
    default: 0
    }
  }

  static func isBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
