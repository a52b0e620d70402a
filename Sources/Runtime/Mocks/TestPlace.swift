/// Where in a test something was asked for.
public nonisolated struct TestPlace: Sendable {
  /// The module and file, as `#fileID` gives it.
  public let fileID: String
  /// The path, as `#filePath` gives it.
  public let filePath: StaticString
  /// The line, from 1.
  public let line: Int
  /// The column, from 1.
  public let column: Int

  /// Makes a place; without anything, this very one.
  public init(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    self.fileID = "\(fileID)"
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}
