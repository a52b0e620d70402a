import Foundation

/// A value that can stand in a URL or a header: as one text, as several, or left out.
public nonisolated protocol HTTPValue: Sendable {
  /// The texts: none for what is left out.
  var httpTexts: [String] { get }
}

nonisolated extension String: HTTPValue {
  /// The text itself.
  public var httpTexts: [String] { [self] }
}

nonisolated extension Int: HTTPValue {
  /// The digits.
  public var httpTexts: [String] { ["\(self)"] }
}

nonisolated extension Double: HTTPValue {
  /// The number as Swift shows it.
  public var httpTexts: [String] { ["\(self)"] }
}

nonisolated extension Decimal: HTTPValue {
  /// The number with a point, whatever the user's language is.
  public var httpTexts: [String] { ["\(self)"] }
}

nonisolated extension Bool: HTTPValue {
  /// `true` or `false`.
  public var httpTexts: [String] { ["\(self)"] }
}

nonisolated extension UUID: HTTPValue {
  /// The UUID in lower case, as RFC 9562 writes it.
  public var httpTexts: [String] { [uuidString.lowercased()] }
}

nonisolated extension URL: HTTPValue {
  /// The whole URL.
  public var httpTexts: [String] { [absoluteString] }
}

nonisolated extension Date: HTTPValue {
  /// The time in ISO 8601, UTC, with milliseconds where there are any.
  public var httpTexts: [String] { [iso8601Text] }
}

nonisolated extension Optional: HTTPValue where Wrapped: HTTPValue {
  /// Nothing for nil.
  public var httpTexts: [String] { self?.httpTexts ?? [] }
}

nonisolated extension Array: HTTPValue where Element: HTTPValue {
  /// Those of all elements.
  public var httpTexts: [String] { flatMap(\.httpTexts) }
}
