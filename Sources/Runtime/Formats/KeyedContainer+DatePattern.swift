import Foundation

extension KeyedDecodingContainer {
  /// A date that JSON gives in a form of its own, `yyyy-MM-dd`: read as en_US_POSIX in UTC.
  public func date(forKey key: Key, pattern: String) throws -> Date {
    let text = try decode(String.self, forKey: key)
    guard let date = posixDateFormatter(pattern).date(from: text) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "'\(text)' is no date of the form '\(pattern)'")
    }
    return date
  }

  /// The same for a date that may be missing, or null.
  public func dateIfPresent(forKey key: Key, pattern: String) throws -> Date? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try date(forKey: key, pattern: pattern)
  }
}

extension KeyedEncodingContainer {
  /// Writes a date in a form of its own, as ``KeyedDecodingContainer/date(forKey:pattern:)`` reads
  /// it.
  public mutating func encode(_ date: Date, forKey key: Key, pattern: String) throws {
    try encode(posixDateFormatter(pattern).string(from: date), forKey: key)
  }

  /// The same for a date that may be missing: then nothing is written.
  public mutating func encodeIfPresent(
    _ date: Date?, forKey key: Key, pattern: String
  ) throws {
    if let date { try encode(date, forKey: key, pattern: pattern) }
  }
}
