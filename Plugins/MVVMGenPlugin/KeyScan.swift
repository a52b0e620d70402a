import Foundation

/// Finds the few keys that decide which commands a build needs. It is no YAML reader: a plugin
/// can't use the tool's, and what is odd here the tool explains when it runs.
struct KeyScan {
  private let lines: [Substring]

  /// The file's text; nothing where it can't be read.
  init(_ file: URL) {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Whether one of the keys stands at the start of a line.
  func has(_ keys: [String]) -> Bool {
    lines.contains { line in keys.contains { value(of: $0, in: line) != nil } }
  }

  /// Whether there is nothing in the file but comments.
  var isEmpty: Bool { lines.allSatisfy { scalar($0).isEmpty || $0.hasPrefix("---") } }

  /// Whether a key at the start of a line is one of these with a slip in it: a letter too many, too
  /// few or another, or two in the other order.
  func hasSlip(of keys: [String]) -> Bool {
    lines.contains { line in
      let word = line.prefix { $0 != ":" }
      guard word.endIndex != line.endIndex, word.count < 12 else { return false }
      return keys.contains { isSlip(word.lowercased(), of: $0) }
    }
  }

  private func isSlip(_ word: String, of key: String) -> Bool {
    let start = zip(word, key).prefix { $0 == $1 }.count
    let (word, key) = (Array(word.dropFirst(start)), Array(key.dropFirst(start)))
    let end = zip(word.reversed(), key.reversed()).prefix { $0 == $1 }.count
    let (left, wanted) = (word.dropLast(end), key.dropLast(end))
    return max(left.count, wanted.count) <= 1 || left.count == 2 && left.sorted() == wanted.sorted()
  }

  /// The text, or the list of texts, under a key at the start of a line, in each document.
  func texts(of key: String) -> [String] {
    var texts: [String] = []
    for (index, line) in lines.enumerated() {
      guard let value = value(of: key, in: line) else { continue }
      let inline = scalar(value)
      if inline.hasPrefix("[") {
        var list = ""
        // A list in brackets may go on over lines.
        for part in [value] + lines[(index + 1)...] {
          list += scalar(part)
          if list.hasSuffix("]") { break }
        }
        texts += list.dropFirst().dropLast().split(separator: ",").map { scalar($0) }
      } else if !inline.isEmpty {
        texts.append(inline)
      } else {
        for line in lines[(index + 1)...] {
          let text = line.drop { $0 == " " }
          if scalar(text).isEmpty { continue }
          guard text.hasPrefix("- ") else { break }
          texts.append(scalar(text.dropFirst(2)))
        }
      }
    }
    return texts
  }

  /// What stands behind `key:`; nil where the line does not start so.
  private func value(of key: String, in line: Substring) -> Substring? {
    for written in [key, "\"\(key)\"", "'\(key)'"] where line.hasPrefix(written) {
      let rest = line.dropFirst(written.count).drop { $0 == " " }
      guard rest.first == ":" else { continue }
      let value = rest.dropFirst()
      if value.isEmpty || value.first == " " || value.first == "\t" { return value }
    }
    return nil
  }

  /// A text without the spaces, the comment and the quotes around it.
  private func scalar(_ text: Substring) -> String {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    if let quote = trimmed.first, quote == "\"" || quote == "'" {
      let inner = trimmed.dropFirst()
      if let end = inner.firstIndex(of: quote) { return String(inner[..<end]) }
    }
    if trimmed.hasPrefix("#") { return "" }
    guard let comment = trimmed.range(of: " #") else { return trimmed }
    return trimmed[..<comment.lowerBound].trimmingCharacters(in: .whitespaces)
  }
}
