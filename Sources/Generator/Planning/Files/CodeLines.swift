/// The lines of generated code that are no comments, without the ends of the lines.
struct CodeLines: Sequence, IteratorProtocol {
  private static let newLine = UInt8(ascii: "\n")
  private var rest: Slice<UnsafeBufferPointer<UInt8>>

  init(_ code: UnsafeBufferPointer<UInt8>) {
    rest = code[...]
  }

  mutating func next() -> UnsafeBufferPointer<UInt8>? {
    while !rest.isEmpty {
      let end = rest.firstIndex(of: Self.newLine) ?? rest.endIndex
      let line = UnsafeBufferPointer(rebasing: rest[..<end])
      rest = rest[end...].dropFirst()
      if !Self.isComment(line) { return line }
    }
    return nil
  }

  /// Whether a place is in a line that is a comment.
  static func isComment(_ place: Int, in code: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = code[..<place].lastIndex(of: newLine).map { $0 + 1 } ?? 0
    return isComment(UnsafeBufferPointer(rebasing: code[start...]))
  }

  private static func isComment(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    let slash = UInt8(ascii: "/")
    guard let start = line.firstIndex(where: { $0 != UInt8(ascii: " ") }) else { return false }
    return line[start] == slash && start + 1 < line.count && line[start + 1] == slash
  }
}
