/// What is wrong with a template, in one line.
public struct RenderingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong, and where.
  public var description: String

  init(_ description: String) {
    self.description = description
  }
}
