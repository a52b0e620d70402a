/// Why something could not be done with a file or folder.
public struct FileProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file or folder.
  public var path: String
  /// What is in the way, in plain words.
  public var reason: String

  /// Makes a problem.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// `path: reason`
  public var description: String { "\(path): \(reason)" }
}
