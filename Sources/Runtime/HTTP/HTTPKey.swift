/// One step of the way to a value in JSON: `["data", 0]`.
public nonisolated enum HTTPKey: Sendable {
  case key(String)
  case index(Int)
}

nonisolated extension HTTPKey: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// A key of an object.
  public init(stringLiteral value: String) { self = .key(value) }

  /// An element of an array.
  public init(integerLiteral value: Int) { self = .index(value) }
}

nonisolated extension HTTPKey: CodingKey {
  /// Any text is a key.
  public init(stringValue: String) { self = .key(stringValue) }

  /// Any number is an index.
  public init(intValue: Int) { self = .index(intValue) }

  /// The text of a key.
  public var stringValue: String {
    switch self {
    case .key(let text): text
    case .index(let index): "\(index)"
    }
  }

  /// The number of an index.
  public var intValue: Int? {
    if case .index(let index) = self { index } else { nil }
  }
}
