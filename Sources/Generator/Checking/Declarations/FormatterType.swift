import MVVMGenDiagnostics
import MVVMGenExpressions

/// What an expression has to know of a formatter.
struct FormatterType: Equatable, Sendable {
  /// What it takes; nil for one that shows Int, Double and Decimal alike.
  var input: ValueType?
  var output: ValueType
  var span: SourceSpan
  /// Whether it shows an amount with the sign of its currency.
  var isCurrency = false
  /// Whether it shows a number with a `%`.
  var isPercent = false
  /// Whether it sets thousands apart.
  var isGrouped = false
  /// How it writes AM and PM, if it does.
  var halfOfDay: HalfOfDay?
  /// The numbers that it shows, where it is of a screen that is used: those that this screen shows
  /// with it.
  var shown: Shown?
  /// The locale that it is always in.
  var locale: String?

  struct Shown: Equatable {
    var types: [ValueType]
    var screen: String
  }

  enum HalfOfDay {
    /// Behind a narrow space, where the locale has them.
    case narrowSpace
    case ofPattern
  }
}
