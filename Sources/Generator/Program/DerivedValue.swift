import MVVMGenChecking
import MVVMGenExpressions

/// A state or output that is computed from others.
public final class DerivedValue: Sendable {
  public let name: String
  public let type: ValueType
  public let expression: TypedExpression
  public let reads: Reads
  /// It is computed anew when one of these values has changed; the others that it reads never do,
  /// or with one of these only.
  public let follows: [String]

  init(
    name: String, type: ValueType, expression: TypedExpression, reads: Reads, follows: [String]
  ) {
    self.name = name
    self.type = type
    self.expression = expression
    self.reads = reads
    self.follows = follows
  }
}
