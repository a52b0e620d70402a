/// A file as it was read: its name as the user is to see it, and its bytes.
public struct SourceFile: Equatable, Sendable {
  /// The path as it is shown to the user.
  public var name: String
  /// The content, which need not be valid UTF-8.
  public var bytes: [UInt8]

  /// Makes a source file from its name and bytes.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Makes a source file from its name and text.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// Whether it starts as text in UTF-16 does.
  public var isUTF16: Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      || bytes.prefix(2).contains(0)
  }

  /// The span of a range of bytes; a range that leaves the file is cut at its end.
  ///
  /// Finding the line takes time linear in the offset: this is for messages, not for every node.
  public func span(of range: Range<Int>, in file: FileID) -> SourceSpan {
    let start = min(max(range.lowerBound, 0), bytes.count)
    let end = min(max(range.upperBound, start), bytes.count)
    var line: UInt32 = 1
    var lineStart = 0
    var index = 0
    while index < start {
      let next = endOfBreak(at: index)
      if next > index {
        // An offset between CR and LF is still on the line that they end.
        guard next <= start else { break }
        line += 1
        lineStart = next
        index = next
      } else {
        index += 1
      }
    }
    return SourceSpan(
      file: file, line: line, column: column(of: start, lineStart: lineStart),
      offset: UInt32(start), length: UInt32(end - start))
  }

  /// The bytes of a span; none where it leaves the file.
  public func bytes(at span: SourceSpan) -> ArraySlice<UInt8> {
    Int(span.end) <= bytes.count ? bytes[span.range] : []
  }

  /// The text of a span.
  public func text(at span: SourceSpan) -> String {
    String(decoding: bytes(at: span), as: UTF8.self)
  }

  /// The bytes of the line that holds an offset, without its line break and byte order mark.
  public func lineRange(at offset: Int) -> Range<Int> {
    var place = min(max(offset, 0), bytes.count)
    if place > 0, place < bytes.count, endOfBreak(at: place - 1) > place { place -= 1 }
    var start = place
    while start > 0, !isBreak(at: start - 1) { start -= 1 }
    var end = place
    while end < bytes.count, !isBreak(at: end) { end += 1 }
    return max(start, min(endOfByteOrderMark, end))..<end
  }

  /// Where the byte order mark ends: 3, or 0 in a file without one.
  public var endOfByteOrderMark: Int {
    bytes.count > 2 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  private func isBreak(at index: Int) -> Bool {
    bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r")
  }

  /// Where the line break (LF, CR LF or CR) at an index ends: the index itself where there is none.
  public func endOfBreak(at index: Int) -> Int {
    switch bytes[index] {
    case UInt8(ascii: "\n"): index + 1
    case UInt8(ascii: "\r"):
      index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n") ? index + 2 : index + 1
    default: index
    }
  }

  /// The column of an offset, which only its line is looked through for.
  public func column(at offset: Int) -> UInt32 {
    column(of: min(offset, bytes.count), lineStart: lineRange(at: offset).lowerBound)
  }

  /// The column of an offset, counted in Unicode scalars; a byte order mark takes no column.
  private func column(of offset: Int, lineStart: Int) -> UInt32 {
    var column: UInt32 = 1
    var index = lineStart == 0 ? min(endOfByteOrderMark, offset) : lineStart
    while index < offset {
      if bytes[index] & 0xC0 != 0x80 { column += 1 }
      index += 1
    }
    return column
  }
}
