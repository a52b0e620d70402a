import MVVMGenReading

/// How a value is shown as text.
public struct FormatterSpec: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case date(Located<String>)
    case dateStyle(style: Located<String>, time: Located<String>?)
    case relative
    case number(FractionSpec)
    case percent(FractionSpec)
    case currency(YAMLNode)
    case list(Located<String>)
    /// `text` or `from` of `value`, of that type.
    case of(YAMLNode, ContentSpec)
    case swift(YAMLNode, from: YAMLNode, to: YAMLNode)
  }

  public var name: Name
  public var doc: String?
  public var kind: Kind
  public var locale: Located<String>?
  public var timeZone: Located<String>?
}

/// How many digits a number is shown with.
public struct FractionSpec: Equatable, Sendable {
  public var fraction: Located<Int>?
  public var minFraction: Located<Int>?
  public var maxFraction: Located<Int>?
  public var grouping: Located<Bool>?
}
