/// Writes texts of templates and values, and indents lines as they are written.
struct LineWriter {
  private(set) var output: [UInt8]
  private var isLineStart = true
  /// What the line that is about to start is indented by.
  private var indentation: [UInt8] = []

  init(output: consuming [UInt8]) {
    self.output = output
  }

  /// Writes text of a template.
  mutating func write(_ range: Range<Int>, of state: borrowing Frame.State) {
    guard !range.isEmpty else { return }
    let source = state.program.source
    if state.indentation.isEmpty, state.dedent == 0, indentation.isEmpty || !isLineStart {
      source.withUnsafeBufferPointer { output += UnsafeBufferPointer(rebasing: $0[range]) }
      isLineStart = source[range.upperBound - 1] == Byte.newline
      indentation = []
      return
    }
    var start = range.lowerBound
    while start < range.upperBound {
      start = withoutDedent(start..<range.upperBound, of: state)
      var end = start
      while end < range.upperBound, source[end] != Byte.newline { end += 1 }
      let hasBreak = end < range.upperBound
      if hasBreak { end += 1 }
      // White space on lines without anything is of no use to anyone.
      let isEmpty = hasBreak && (end - start == 1 || isCarriageReturn(source, start, end))
      if !isEmpty, start < end { startLine() }
      output += source[start..<end]
      if hasBreak {
        isLineStart = true
        indentation = state.indentation
      }
      start = end
    }
  }

  /// Writes a value; its own line breaks are left as they are.
  mutating func write(value: UnsafeBufferPointer<UInt8>, isEscaped: Bool = false) {
    guard !value.isEmpty else { return }
    startLine()
    guard isEscaped else {
      output += value
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

  /// The start of a text without the white space that its line loses.
  private func withoutDedent(_ range: Range<Int>, of state: borrowing Frame.State) -> Int {
    let source = state.program.source
    var start = range.lowerBound
    guard state.dedent > 0, start == 0 || source[start - 1] == Byte.newline else { return start }
    let end = min(range.upperBound, start + state.dedent)
    while start < end, Byte.isBlank(source[start]) { start += 1 }
    return start
  }

  private func isCarriageReturn(_ source: [UInt8], _ start: Int, _ end: Int) -> Bool {
    end - start == 2 && source[start] == Byte.carriageReturn
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
