/// Why a used file can't be read.
public struct SpecSourceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reason, in plain words.
  public var reason: String

  /// The reason.
  public var description: String { reason }

  /// The path of a file that may be meant.
  var nearest: String?

  /// Makes an error.
  public init(_ reason: String, nearest: String? = nil) {
    self.reason = reason
    self.nearest = nearest
  }
}
