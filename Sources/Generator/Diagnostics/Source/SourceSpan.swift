/// A piece of a source file: plain data, so that every node of a tree can afford one.
public struct SourceSpan: Hashable, Sendable {
  /// The file that the piece is in.
  public var file: FileID
  /// The line that the piece starts on, from 1.
  public var line: UInt32
  /// The place in that line, from 1, counted in Unicode scalars.
  public var column: UInt32
  /// Where the piece starts in the file, in bytes of UTF-8.
  public var offset: UInt32
  /// How long the piece is, in bytes of UTF-8.
  public var length: UInt32

  /// Makes a span from its parts.
  public init(file: FileID, line: UInt32, column: UInt32, offset: UInt32, length: UInt32) {
    self.file = file
    self.line = line
    self.column = column
    self.offset = offset
    self.length = length
  }

  /// Where the piece ends in the file, in bytes of UTF-8.
  public var end: UInt32 { offset + length }

  /// Where the piece is in the file, in bytes of UTF-8.
  public var range: Range<Int> { Int(offset)..<Int(end) }

  /// Whether another piece is in this one.
  public func holds(_ other: SourceSpan) -> Bool {
    file == other.file && offset <= other.offset && other.end <= end
  }

  /// A part of a span on one line of ASCII, as names of services are.
  public func part(from start: UInt32, length: UInt32) -> SourceSpan {
    SourceSpan(
      file: file, line: line, column: column + start, offset: offset + start, length: length)
  }

  /// Whether a cursor at an offset is in the piece, or right behind it.
  public func touches(_ place: Int) -> Bool { Int(offset) <= place && place <= Int(end) }

  /// The very start of a file: for what is wrong with a file as a whole.
  public static func start(of file: FileID) -> SourceSpan {
    SourceSpan(file: file, line: 1, column: 1, offset: 0, length: 0)
  }
}
