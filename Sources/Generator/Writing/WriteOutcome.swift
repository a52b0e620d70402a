/// What became of one file.
public struct WriteOutcome: Equatable, Sendable {
  /// The ways it can end.
  public enum Result: Equatable, Sendable {
    /// The file has its new content.
    case written
    /// The file had that content already, and was not touched.
    case upToDate
    /// The file is gone.
    case removed
    /// The file is as it was, as another one of its spec is refused.
    case held
    /// The file is as it was.
    case failed(reason: String)
  }

  /// The path, with that of the output folder.
  public var path: String
  /// How it ended.
  public var result: Result

  /// Makes an outcome.
  init(path: String, result: Result) {
    self.path = path
    self.result = result
  }
}
