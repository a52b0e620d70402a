import Diagnostics

/// Where a run gets the files that specs use. Everything between reading and writing is pure, so
/// whoever starts a run says how files are read.
public protocol SpecSource {
  /// The file at a path that a spec's `uses` gives, as seen from that spec.
  ///
  /// Throws the reason, in plain words, where it can't be read.
  func file(at path: String, usedBy file: SourceFile) throws(SpecSourceError) -> SourceFile
}

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
