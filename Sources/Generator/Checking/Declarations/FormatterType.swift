import Diagnostics
import Expressions

/// What an expression has to know of a formatter.
public struct FormatterType: Equatable, Sendable {
  /// What it takes; nil for one that shows Int, Double and Decimal alike.
  public var input: ValueType?
  public var output: ValueType
  public var span: SourceSpan
  /// Whether it shows an amount with the sign of its currency.
  public var isCurrency = false
  /// How it writes AM and PM, if it does.
  var halfOfDay: HalfOfDay?
  /// The locale that it is always in.
  public var locale: String?

  enum HalfOfDay {
    /// Behind a narrow space, where the locale has them.
    case narrowSpace
    case ofPattern
  }
}
