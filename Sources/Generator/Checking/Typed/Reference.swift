/// What a name in an expression stands for.
public struct Reference: Hashable, Sendable {
  public var name: String
  public var kind: Kind

  public init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }

  public enum Kind: Hashable, Sendable {
    /// A `let`, an `as`, a parameter of an event or of `x => …`, `error`: a Swift local.
    case local
    /// A source of a cell, or `value` of a formatter.
    case source
    case constant
    case need
    /// A value input.
    case input
    case state
    /// A plain or derived output.
    case output
  }
}
