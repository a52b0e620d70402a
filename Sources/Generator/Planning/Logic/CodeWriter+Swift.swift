import MVVMGenChecking

extension CodeWriter {
  /// Stands before code of the author's whose lines a formatter would move.
  mutating func addKeepsLines() {
    add("// The lines in Swift stay as they are in the spec.")
    add("// swift-format-ignore")
  }

  /// Swift that the author wrote. What the compiler says of it points at the line of the spec.
  mutating func add(_ code: Step.SwiftCode, file: String) {
    // Without spaces: that is how swift-format wants it.
    add("#sourceLocation(file:\(StringLiteral.quoted(file)),line:\(code.firstLine))")
    var lines = code.code.split(separator: "\n", omittingEmptySubsequences: false)
    // A block of YAML ends with the end of its last line. A `return` there, which does nothing,
    // would take the next line for its value.
    while let last = lines.last, ["", "return"].contains(last.filter { !$0.isWhitespace }) {
      lines.removeLast()
    }
    add(lines: lines.map(String.init))
    add("#sourceLocation()")
  }
}
