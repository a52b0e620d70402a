import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// In seconds; nobody waits that long.
nonisolated private let longestWait = 1_000_000

nonisolated extension HTTPURLResponse {
  /// How long the server wants to be left alone: seconds, or until a time.
  func retryAfter(now: Date) -> Duration? {
    guard let text = value(forHTTPHeaderField: "Retry-After") else { return nil }
    if let seconds = Int(text) { return seconds < 0 ? nil : .seconds(min(seconds, longestWait)) }
    let formatter = posixDateFormatter("EEE, dd MMM yyyy HH:mm:ss zzz")
    guard let date = formatter.date(from: text) else { return nil }
    let seconds = max(date.timeIntervalSince(now), 0)
    return .seconds(min(seconds, Double(longestWait)))
  }
}
