import Checking
import Expressions

/// A state or output that is computed from others.
public struct DerivedValue: Equatable, Sendable {
  public internal(set) var name: String
  public internal(set) var type: ValueType
  public internal(set) var expression: TypedExpression
  public internal(set) var reads: Reads
  /// It is computed anew when one of these values has changed; the others that it reads never do.
  public internal(set) var follows: [String]
}
