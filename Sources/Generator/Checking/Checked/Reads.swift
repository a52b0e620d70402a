/// What the value of an expression depends on, also through formatters and cells.
public struct Reads: Equatable, Sendable {
  /// States, value inputs and outputs, in the order of their declarations.
  public internal(set) var values: [String] = []
  /// In the order of their declarations.
  public internal(set) var needs: [String] = []
  /// Whether anything is formatted, by whatever formatter.
  public internal(set) var usesFormatters = false
}
