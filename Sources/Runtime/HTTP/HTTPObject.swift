/// A JSON object that is written out in place: `["email": email, "password": password]`.
public nonisolated struct HTTPObject: Encodable, Sendable, ExpressibleByDictionaryLiteral {
  private let fields: [(name: String, value: any Encodable & Sendable)]

  /// The fields as they are written.
  public init(dictionaryLiteral elements: (String, any Encodable & Sendable)...) {
    fields = elements.map { ($0.0, $0.1) }
  }

  /// Writes the fields by their names.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: HTTPKey.self)
    for field in fields { try container.encode(field.value, forKey: .key(field.name)) }
  }
}
