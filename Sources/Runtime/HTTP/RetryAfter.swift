import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

nonisolated extension HTTPURLResponse {
  /// How long the server wants to be left alone: seconds, or until a time.
  func retryAfter(now: Date) -> Duration? {
    guard let text = value(forHTTPHeaderField: "Retry-After") else { return nil }
    if let seconds = Int(text) { return seconds < 0 ? nil : .seconds(min(seconds, 1_000_000)) }
    let formatter = jsonDateFormatter("EEE, dd MMM yyyy HH:mm:ss zzz")
    guard let date = formatter.date(from: text) else { return nil }
    let seconds = max(date.timeIntervalSince(now), 0)
    return .seconds(min(seconds, 1_000_000))
  }
}
