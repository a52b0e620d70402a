import MVVMGenDiagnostics

/// A time as a reader sees what it is: `2024-05-01T12:00:00Z`; nil for one between two seconds, or
/// far from our calendar.
func dateLiteral(ofSecondsSince2001 seconds: Double) -> String? {
  guard let whole = Int(exactly: seconds), abs(whole) < 1 << 40 else { return nil }
  let days = Int((Double(whole) / 86_400).rounded(.down))
  let second = whole - days * 86_400
  // Years begin in March here, so that a leap day is the last of one; 2000-03-01 was 306 days
  // before 2001 began, and each 400 years are alike.
  let sinceMarch = days + 306
  let era = Int((Double(sinceMarch) / 146_097).rounded(.down))
  let day = sinceMarch - era * 146_097
  let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
  let dayOfYear = day - (year * 365 + year / 4 - year / 100)
  let month = (5 * dayOfYear + 2) / 153
  let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
  let shown = 2000 + era * 400 + year + (month >= 10 ? 1 : 0)
  guard 1000...9999 ~= shown else { return nil }
  let date = [String(shown), twoDigits((month + 2) % 12 + 1), twoDigits(dayOfMonth)]
  let time = [second / 3600, second / 60 % 60, second % 60].map(twoDigits)
  return "\(date.joined(separator: "-"))T\(time.joined(separator: ":"))Z"
}

private func twoDigits(_ number: Int) -> String {
  number < 10 ? "0\(number)" : String(number)
}
