import MVVMGenDiagnostics
import MVVMGenReading

/// A warning that a comment allows: `# allow MVG200`.
struct Allowance {
  /// The comment.
  var span: SourceSpan
  /// The id as it is written, and the message of that id.
  var word: String
  var id: DiagnosticID?
  /// The line that the comment speaks of; nil for the whole file.
  var line: UInt32?

  func allows(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .warning && diagnostic.id == id && diagnostic.span.file == span.file
      && (line == nil || diagnostic.span.line == line)
  }
}

extension DiagnosticID {
  /// A comment that allows a message which is not there.
  fileprivate static let vainAllowance = DiagnosticID(225)
}

/// What comments allow. At the end of a line one speaks of that line, alone in its line of the
/// line below it and its comments, and before all else in the file of all of it.
func allowedWarnings(by comments: [Comment], firstLine: UInt32) -> [Allowance] {
  var allowances: [Allowance] = []
  // The line below the comments that stand directly under each other.
  var below: UInt32 = 0
  var above: UInt32 = 0
  for comment in comments.reversed() {
    var line: UInt32? = comment.span.line
    if comment.isAlone {
      if comment.span.line + 1 != above { below = comment.span.line + 1 }
      above = comment.span.line
      line = comment.span.line < firstLine ? nil : below
    }
    for word in allowedWords(in: comment.text) {
      allowances.append(
        Allowance(span: comment.span, word: word, id: DiagnosticID(text: word), line: line))
    }
  }
  return allowances
}

/// Whether a comment of the file could allow anything: it is worth finding them then. Most files
/// have no such word.
func mayAllowWarnings(_ file: SourceFile) -> Bool {
  let word = Array("allow".utf8)
  return file.bytes.withUnsafeBufferPointer { bytes in
    var rest = bytes[...]
    while let sign = rest.firstIndex(of: UInt8(ascii: "#")) {
      rest = bytes[sign...].drop { $0 == UInt8(ascii: "#") || isBetweenWords($0) }
      if rest.starts(with: word) { return true }
    }
    return false
  }
}

private func isBetweenWords(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ","), UInt8(ascii: ":"): true
  default: false
  }
}

/// The ids after the word `allow`, also one with a slip in it; what follows them is the reason.
private func allowedWords(in text: String) -> [String] {
  let words = text.utf8.split(whereSeparator: isBetweenWords).map { String(Substring($0)) }
  guard words.first == "allow" else { return [] }
  return Array(words.dropFirst().prefix { DiagnosticID(text: $0) != nil || $0.hasPrefix("MVG") })
}

extension [Diagnostic] {
  /// The diagnostics without the warnings that comments allow, and with one for each comment of the
  /// file that allows nothing.
  func without(_ allowances: [Allowance], in file: FileID) -> [Diagnostic] {
    guard !allowances.isEmpty else { return self }
    let left = filter { diagnostic in !allowances.contains { $0.allows(diagnostic) } }
    // Where something is wrong, nobody knows which other messages would follow.
    guard !hasErrors else { return left }
    return left
      + allowances.filter { $0.span.file == file && $0.isInVain(beside: self) }.map { $0.warning }
  }
}

extension Allowance {
  /// A whole file may allow what it does not have yet.
  fileprivate func isInVain(beside diagnostics: [Diagnostic]) -> Bool {
    !isKnown || line != nil && !diagnostics.contains(where: allows)
  }

  private var isKnown: Bool { id.map { Explanation.of($0) != nil } ?? false }

  fileprivate var warning: Diagnostic {
    Diagnostic(
      .vainAllowance,
      isKnown ? "there is no \(word) to allow here" : "there is no message with the id \(word)",
      at: span, severity: .warning, hint: "remove it")
  }
}
