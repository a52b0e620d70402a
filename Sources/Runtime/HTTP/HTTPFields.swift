/// Query items or headers, in order: `["lat": latitude, "units": "metric"]`.
public nonisolated struct HTTPFields: Sendable, ExpressibleByDictionaryLiteral {
  /// The names, each with its texts.
  var all: [(name: String, texts: [String])]

  /// The fields as they are written.
  public init(dictionaryLiteral elements: (String, any HTTPValue)...) {
    all = elements.map { ($0.0, $0.1.httpTexts) }
  }

  /// As a query or a form, in which no value can be taken for more than a value.
  var query: String {
    all.flatMap { field in
      field.texts.map { "\(field.name.percentEncoded())=\($0.percentEncoded())" }
    }.joined(separator: "&")
  }
}
