import MVVMGenExpressions

/// How a value is shown as text.
public struct CheckedFormatter: Equatable, Sendable {
  public var name: String
  public var doc: String?
  /// What it takes; nil for Int, Double and Decimal alike.
  public var input: ValueType?
  public var output: ValueType
  public var kind: Kind
  public var locale: String?
  public var timeZone: String?

  public enum Kind: Equatable, Sendable {
    case datePattern(String)
    case dateStyle(DateStyle, time: DateStyle?)
    case relative
    case number(minFraction: Int, maxFraction: Int, grouping: Bool)
    case percent(minFraction: Int, maxFraction: Int)
    case currency(code: TypedExpression)
    case list(isOr: Bool)
    /// `value` is a source in the expression.
    case expression(TypedExpression)
    case swift(Step.SwiftCode)
  }

  public enum DateStyle: String, Sendable, CaseIterable {
    case short, medium, long, full
  }

  /// What it shows is made from; Swift code sees nothing but its value.
  public var expression: TypedExpression? {
    switch kind {
    case .currency(let expression), .expression(let expression): expression
    case .swift, .datePattern, .dateStyle, .relative, .number, .percent, .list: nil
    }
  }
}
