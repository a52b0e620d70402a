import Foundation

nonisolated extension Date {
  /// The time in ISO 8601, UTC: `2024-05-01T12:00:00Z`, with milliseconds where there are any.
  var iso8601Text: String {
    // Foundation cuts what a Double holds as a little less: 0.29 s would be 289 ms.
    let milliseconds = (timeIntervalSince1970 * 1000).rounded()
    let seconds = (milliseconds / 1000).rounded(.down)
    let whole = Date(timeIntervalSince1970: seconds)
    let text =
      whole.mayBeJulian
      ? posixDateFormatter("yyyy-MM-dd'T'HH:mm:ss'Z'").string(from: whole)
      : whole.formatted(.iso8601)
    let rest = milliseconds - seconds * 1000
    // Of a time beyond all calendars, or one that is no number, no part is left that can be told.
    guard (1..<1000).contains(rest) else { return text }
    let digits = String(Int(rest) + 1000).dropFirst()
    return "\(text.dropLast()).\(digits)Z"
  }

  /// A time in ISO 8601, with or without fractions of a second.
  init?(iso8601 text: String) {
    let styles = [
      Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true),
    ]
    for style in styles {
      guard let date = try? style.parse(text) else { continue }
      self = date.mayBeJulian ? Self.proleptic(text) ?? date : date
      return
    }
    return nil
  }

  /// Whether Foundation's styles may take it for one of the Julian calendar, which ended in 1582,
  /// and which ISO 8601 doesn't know: it is before 1600.
  private var mayBeJulian: Bool {
    (.distantPast..<Date(timeIntervalSinceReferenceDate: -12_654_403_200)).contains(self)
  }

  private static func proleptic(_ text: String) -> Date? {
    let fraction = text.utf8.contains(UInt8(ascii: ".")) ? ".SSS" : ""
    return posixDateFormatter("yyyy-MM-dd'T'HH:mm:ss\(fraction)XXXXX").date(from: text)
  }
}
