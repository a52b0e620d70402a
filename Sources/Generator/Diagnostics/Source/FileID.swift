/// Names a source file in a ``SourceFiles`` table.
public struct FileID: Hashable, Comparable, Sendable {
  /// The place in the table, from 0.
  public let rawValue: UInt32

  /// The file that a run is about, which is the first to be read.
  public static let main = FileID(rawValue: 0)

  /// Names the file at that place of the table.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Files are ordered as they were added to their table.
  public static func < (left: FileID, right: FileID) -> Bool {
    left.rawValue < right.rawValue
  }
}
