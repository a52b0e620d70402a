import MVVMGenDiagnostics

/// Text as a Swift string literal that means just that text.
enum StringLiteral {
  /// The literal with its quotes.
  static func quoted(_ text: String) -> String {
    "\"" + escaped(text) + "\""
  }

  /// What stands between the quotes.
  static func escaped(_ text: String) -> String {
    if text.allBytes(isPlain) { return text }
    var result = ""
    var isStart = true
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0": result += "\\0"
      default:
        if isVisible(scalar) && !(isStart && isCombining(scalar)) {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
      }
      isStart = false
    }
    return result
  }

  /// What stands in a line of a literal of several lines: only three quotes in a row end it.
  static func escapedInBlock(_ line: Substring) -> String {
    let escaped = escaped(String(line))
    guard line.utf8.contains(UInt8(ascii: "\"")) else { return escaped }
    var result: [UInt8] = []
    var isEscaped = false
    for byte in escaped.utf8 {
      if isEscaped, byte == UInt8(ascii: "\""),
        result.dropLast().last != UInt8(ascii: "\"")
      {
        result.removeLast()
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether a byte stands for itself, whatever is around it.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Whether a reader of the generated code sees the character as what it is.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    // It joins emoji, and is not seen.
    case .format where scalar == "\u{200D}": true
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse,
      .surrogate:
      false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }

  /// It would join the quote before it.
  private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }
}
