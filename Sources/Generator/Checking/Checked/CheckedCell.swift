import MVVMGenExpressions

/// A value type that shows one element.
public struct CheckedCell: Equatable, Sendable {
  public var name: String
  public var doc: String?
  public var sources: [TypedExpression.Parameter]
  /// What is said of the sources.
  public var docOfSources: String?
  public var fields: [Field]

  public struct Field: Equatable, Sendable {
    public var name: String
    public var type: ValueType
    public var value: TypedExpression
    public var doc: String?
  }
}
