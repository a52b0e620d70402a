import MVVMGenDiagnostics

/// Documentation as lines of a comment.
enum DocComment {
  /// The lines, each with its `///`; none where there is no documentation. No text can end the
  /// comment, as every kind of line end in it starts a line.
  static func lines(_ text: String?, column: Int = 0) -> [String] {
    guard let text else { return [] }
    let width = 96 - column
    // Most documentation is a line that has nothing special in it.
    if text.utf8.count <= width, text.allBytes({ $0 >= 0x20 && $0 < 0x7F }),
      text.utf8.last != UInt8(ascii: " ")
    {
      return text.isEmpty ? [] : ["/// " + text]
    }
    var lines: [String] = []
    if text.allBytes(isPlain) {
      for paragraph in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
        wrap(Substring(paragraph), room: width, into: &lines)
      }
    } else {
      for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: isLineEnd) {
        let visible = String(String.UnicodeScalarView(paragraph.unicodeScalars.filter(isShown)))
        wrap(visible[...], room: width, into: &lines)
      }
    }
    while lines.last == "///" { lines.removeLast() }
    if let first = lines.firstIndex(where: { $0 != "///" }) { lines.removeSubrange(..<first) }
    return lines
  }

  /// A text in a comment of one line, which it can't end.
  static func line(_ text: String) -> String {
    if text.allBytes({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    let scalars = text.split(whereSeparator: isLineEnd).joined(separator: " ").unicodeScalars
    return String(String.UnicodeScalarView(scalars.filter(isShown)))
  }

  /// Whether a byte is a sign of ASCII that is shown, or the usual end of a line: what they are
  /// needs no look into the tables of Unicode.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F || byte == 0x0A
  }

  private static func isLineEnd(_ character: Character) -> Bool { character.isNewline }

  /// Not the signs that nobody sees, some of which turn the text around them.
  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\u{200C}", "\u{200D}": true
    default:
      scalar.properties.generalCategory != .control
        && scalar.properties.generalCategory != .format
    }
  }

  /// Breaks a long line between words. Lines that fit stay as they are, so that lists and code in
  /// the documentation keep their form.
  private static func wrap(_ line: Substring, room: Int, into lines: inout [String]) {
    let line = withoutSpaceAtEnd(line)
    guard line.utf8.count > room, line.utf8.columns > room else {
      lines.append(line.isEmpty ? "///" : "/// " + String(line))
      return
    }
    let (bytes, space) = (line.utf8, UInt8(ascii: " "))
    // What goes on stands below what it goes on with: in a list behind the sign of the entry.
    let indent = bytes.prefix { $0 == space }.count
    let isEntry = bytes.dropFirst(indent).starts(with: "- ".utf8)
    var margin = indent
    func add(_ words: Substring) {
      lines.append("/// " + String(repeating: " ", count: margin) + words)
      if isEntry { margin = indent + 2 }
    }
    // From the first word of the line that is filled to behind its last, and how wide that is.
    var (start, end, width) = (bytes.startIndex, bytes.startIndex, 0)
    while end < bytes.endIndex {
      let word = bytes[end...].firstIndex { $0 != space } ?? bytes.endIndex
      let wordEnd = bytes[word...].firstIndex(of: space) ?? bytes.endIndex
      let added = bytes[end..<wordEnd].columns
      if start < end, width + added <= room - margin {
        width += added
      } else {
        if start < end { add(line[start..<end]) }
        start = word
        width = bytes[word..<wordEnd].columns
      }
      end = wordEnd
    }
    add(line[start..<end])
  }

  private static func withoutSpaceAtEnd(_ line: Substring) -> Substring {
    var line = line
    // What ends in a letter or sign of ASCII needs no look into the tables of Unicode.
    while let last = line.utf8.last, last <= 0x20 || last >= 0x7F, line.last?.isWhitespace ?? false
    {
      line.removeLast()
    }
    return line
  }
}
