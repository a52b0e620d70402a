/// How much of a spec is read before it is refused: far above what anyone writes, and low enough
/// that a file made to hurt is refused quickly and in little memory.
public struct ReadingLimits: Equatable, Sendable {
  /// The size of a file, in bytes.
  public var bytes: Int
  /// How many lists and maps can stand inside each other, aliases followed.
  var nesting: Int
  /// How many scalars, lists and maps a file can have, each alias counted as what it stands for.
  var nodes: Int
  /// How many mistakes of a file are told before reading ends.
  var diagnostics: Int

  /// Makes limits.
  public init(
    bytes: Int = 16 << 20, nesting: Int = 200, nodes: Int = 500_000, diagnostics: Int = 1000
  ) {
    self.bytes = bytes
    self.nesting = nesting
    self.nodes = nodes
    self.diagnostics = diagnostics
  }

  /// The limits of a usual run.
  public static let `default` = ReadingLimits()
}
