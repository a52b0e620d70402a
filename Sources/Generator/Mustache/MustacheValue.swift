/// What a template shows.
public enum MustacheValue: Equatable, Sendable {
  /// Nothing: shown as an empty text, and sections of it are left out.
  case null
  /// Shown as `true` or `false`; false leaves sections out.
  case bool(Bool)
  /// A text; an empty one leaves sections out.
  case string(String)
  /// Sections of a list are repeated for each element, which means not at all for an empty list.
  case list([MustacheValue])
  /// Values by their names; its sections look names up in it first.
  case object(MustacheObject)
  /// A value that is computed when a template comes upon it.
  case lambda(MustacheLambda)
}

extension MustacheValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// True or false.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A list.
  public init(arrayLiteral elements: MustacheValue...) { self = .list(elements) }
}
