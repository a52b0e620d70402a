import Foundation

// Values that were checked when the code was written: what can't be is replaced, never trapped on.
nonisolated extension URL {
  /// The URL that a text spells.
  public init(literal text: String) {
    self = URL(string: text) ?? URL(fileURLWithPath: text)
  }
}

nonisolated extension UUID {
  /// The UUID that a text spells.
  public init(literal text: String) {
    self = UUID(uuidString: text) ?? UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}

nonisolated extension Date {
  /// The time that a text spells in ISO 8601: `2024-05-01T12:00:00Z`.
  public init(literal text: String) {
    self = Date(iso8601: text) ?? Date(timeIntervalSinceReferenceDate: 0)
  }
}

nonisolated extension Data {
  /// The data that a text spells in base64.
  public init(base64 text: String) {
    self = Data(base64Encoded: text) ?? Data()
  }
}

nonisolated extension Decimal {
  /// The number that a text spells, to the last digit.
  public init(literal text: String) {
    self = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) ?? 0
  }
}
