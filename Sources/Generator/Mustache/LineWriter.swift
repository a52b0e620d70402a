/// Writes texts of templates and values, and indents lines as they are written.
struct LineWriter {
  private(set) var output: [UInt8]
  private var isLineStart = true
  /// What the line that is about to start is indented by.
  private var indentation: [UInt8] = []

  init(output: consuming [UInt8]) {
    self.output = output
  }

  /// Writes text of a template: a line, or a part of one.
  mutating func write(_ range: Range<Int>, of state: borrowing Frame.State) {
    state.program.source.withUnsafeBufferPointer { source in
      let text = UnsafeBufferPointer(
        rebasing: source[withoutDedent(range, of: source, state.dedent)])
      guard let last = text.last else { return }
      // White space on lines without anything is of no use to anyone.
      let isEmpty =
        last == Byte.newline
        && (text.count == 1 || text.count == 2 && text.first == Byte.carriageReturn)
      if !isEmpty { startLine() }
      output.append(bytes: text)
      if last == Byte.newline {
        isLineStart = true
        indentation = state.indentation
      }
    }
  }

  /// Writes a value; its own line breaks are left as they are.
  mutating func write(value: UnsafeBufferPointer<UInt8>, isEscaped: Bool = false) {
    guard !value.isEmpty else { return }
    startLine()
    guard isEscaped else {
      output.append(bytes: value)
      return
    }
    for byte in value { appendEscaped(byte) }
  }

  /// Escapes what was written since the output had `count` bytes.
  mutating func escape(since count: Int) {
    let written = Array(output[count...])
    output.removeLast(written.count)
    for byte in written { appendEscaped(byte) }
  }

  /// Goes on with a line in whose middle something was written since the output had `count` bytes.
  mutating func endInline(since count: Int) {
    if output.count > count { isLineStart = false }
  }

  /// Indents the next line by this.
  mutating func restore(indentation: [UInt8]) {
    if isLineStart { self.indentation = indentation }
  }

  /// Takes back what was written since the output had `count` bytes, and hands the output over.
  consuming func finished(keeping count: Int? = nil) -> [UInt8] {
    if let count { output.removeLast(output.count - count) }
    return output
  }

  private mutating func startLine() {
    guard isLineStart else { return }
    output += indentation
    isLineStart = false
  }

  /// A text without the white space that its line loses.
  private func withoutDedent(
    _ range: Range<Int>, of source: UnsafeBufferPointer<UInt8>, _ dedent: Int
  ) -> Range<Int> {
    var start = range.lowerBound
    guard dedent > 0, start == 0 || source[start - 1] == Byte.newline else { return range }
    let end = min(range.upperBound, start + dedent)
    while start < end, Byte.isBlank(source[start]) { start += 1 }
    return start..<range.upperBound
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"): output += "&amp;".utf8
    case UInt8(ascii: "<"): output += "&lt;".utf8
    case UInt8(ascii: ">"): output += "&gt;".utf8
    case UInt8(ascii: "\""): output += "&quot;".utf8
    default: output.append(byte)
    }
  }
}

extension [UInt8] {
  /// As Embedded Swift moves them at once when they come without a type.
  mutating func append(bytes: UnsafeBufferPointer<UInt8>) { self += UnsafeRawBufferPointer(bytes) }
}
