import MVVMGenDiagnostics

extension Hint {
  /// The same where no quotes stand around an expression: a colon would be the next mistake.
  var withQuotes: Hint { text.hasLabelInCall && !text.holds("'=") ? self + Self.quotes : self }

  /// The same between double quotes, where YAML has the backslash of `\.name` for itself.
  var withEscapedPaths: Hint {
    guard text.holds("\\."), !text.holds("\\\\.") else { return self }
    return Hint(
      text.exchanging("\\.", for: "\\\\."),
      replacement: replacement?.exchanging("\\.", for: "\\\\."))
  }

  static let quotes = "; for the colon, all of it goes in single quotes"
}

extension String {
  /// `Row(line: x)`
  fileprivate var hasLabelInCall: Bool {
    var depth = 0
    var (last, next) = (UInt8(ascii: " "), UInt8(ascii: " "))
    for byte in utf8 {
      (last, next) = (next, byte)
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "{"), UInt8(ascii: "}"): depth = 0
      case UInt8(ascii: " ") where depth > 0 && last == UInt8(ascii: ":"): return true
      default: break
      }
    }
    return false
  }
}
