/// A value in JSON. Objects keep the order in which their members are written.
public indirect enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A member of an object.
  public struct Member: Equatable, Sendable {
    public var name: String
    public var value: JSONValue

    /// Makes a member.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The value of a member of an object; nil where there is none, and for null.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self,
      let value = members.last(where: { $0.name == name })?.value, value != .null
    else { return nil }
    return value
  }

  /// The text, where it is one.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The whole number, where it is one.
  public var integer: Int? {
    switch self {
    case .integer(let number): number
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }

  /// The elements, where it is an array.
  public var array: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members, where it is an object.
  public var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A list.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object, in the order that is written.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
