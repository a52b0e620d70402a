/// What a template shows.
public indirect enum MustacheValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case string(String)
  case list([MustacheValue])
  case object(MustacheObject)
  case lambda(MustacheLambda)

  /// Whether a section of it is left out: for nothing, false, an empty text and an empty list.
  var isFalsy: Bool {
    switch self {
    case .null: true
    case .bool(let value): !value
    case .string(let text): text.isEmpty
    case .list(let elements): elements.isEmpty
    case .object, .lambda: false
    }
  }
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
