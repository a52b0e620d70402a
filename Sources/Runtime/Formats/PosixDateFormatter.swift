import Foundation

/// A formatter for dates that machines read: the same everywhere, and in Greenwich's time.
///
/// It knows no Julian calendar, as ISO 8601 doesn't: literals of specs are in that.
///
/// It is costly to make, and not Sendable everywhere, so each thread keeps its own.
nonisolated func posixDateFormatter(_ pattern: String) -> DateFormatter {
  let key = "MVVMRuntime.date.\(pattern)"
  if let formatter = Thread.current.threadDictionary[key] as? DateFormatter { return formatter }
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = TimeZone(secondsFromGMT: 0)
  formatter.gregorianStartDate = .distantPast
  formatter.dateFormat = pattern
  Thread.current.threadDictionary[key] = formatter
  return formatter
}
