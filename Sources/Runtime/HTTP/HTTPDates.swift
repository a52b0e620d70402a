import Foundation

/// How a server writes times in JSON.
public nonisolated enum HTTPDates: Sendable {
  /// `2024-05-01T12:00:00Z`: read with or without fractions of a second, and written with
  /// milliseconds where there are any.
  case iso8601
  /// Seconds since 1970.
  case seconds
  /// Milliseconds since 1970.
  case milliseconds
  /// A form of its own, `yyyy-MM-dd`: en_US_POSIX, UTC.
  case pattern(String)

  var decoding: JSONDecoder.DateDecodingStrategy {
    switch self {
    case .iso8601: .custom { try Self.iso8601(from: $0) }
    case .seconds: .secondsSince1970
    case .milliseconds:
      // Counted from 2001 as dates are, so that a time equals the same one written otherwise.
      .custom { decoder in
        let milliseconds = try decoder.singleValueContainer().decode(Double.self)
        return Date(timeIntervalSinceReferenceDate: (milliseconds - 978_307_200_000) / 1000)
      }
    case .pattern(let pattern): .formatted(posixDateFormatter(pattern))
    }
  }

  var encoding: JSONEncoder.DateEncodingStrategy {
    switch self {
    case .iso8601:
      .custom { date, encoder in
        var container = encoder.singleValueContainer()
        try container.encode(date.iso8601Text)
      }
    case .seconds: .secondsSince1970
    case .milliseconds:
      // Foundation writes what is left of a Double behind the point as well.
      .custom { date, encoder in
        var container = encoder.singleValueContainer()
        let time = (date.timeIntervalSince1970 * 1000).rounded()
        guard let milliseconds = Int64(exactly: time) else {
          throw EncodingError.invalidValue(
            date, .init(codingPath: encoder.codingPath, debugDescription: "a time is too far away"))
        }
        try container.encode(milliseconds)
      }
    case .pattern(let pattern): .formatted(posixDateFormatter(pattern))
    }
  }

  private static func iso8601(from decoder: any Decoder) throws -> Date {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = Date(iso8601: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a time in ISO 8601 is wanted")
    }
    return date
  }
}
