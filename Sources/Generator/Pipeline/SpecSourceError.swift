/// Why a used file can't be read.
public struct SpecSourceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reason, in plain words.
  public var reason: String

  /// The reason.
  public var description: String { reason }

  /// Makes an error.
  public init(_ reason: String) {
    self.reason = reason
  }
}
