import MVVMGenDiagnostics

/// The seconds since 2001-01-01T00:00:00Z of an ISO-8601 time; UTC where it names no zone.
func parseDate(_ text: String) -> Double? {
  var reader = DateReader(bytes: Array(text.utf8))
  return reader.seconds()
}

/// How many days the month has that a text names, where it names a later one: `2024-02-30`.
func daysOfMonth(in text: String) -> Int? {
  var reader = DateReader(bytes: Array(text.utf8))
  return reader.exceededDays()
}

/// The hour of a time that no day has: `2024-05-01T25:30:00Z`.
func hourBeyondDay(in text: String) -> Int? {
  var reader = DateReader(bytes: Array(text.utf8))
  return reader.exceededHour()
}

private struct DateReader {
  let bytes: [UInt8]
  var index = 0

  mutating func seconds() -> Double? {
    guard let year = number(4) else { return nil }
    // Signs stand everywhere or nowhere: `20240501T123000Z`.
    let hasSigns = take("-")
    guard let month = number(2), !hasSigns || take("-"), let day = number(2),
      (1...12).contains(month), year >= 1, (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
    var seconds = Double(Self.daysSince2001(year, month, day)) * 86_400
    guard index < bytes.count else { return seconds }
    guard take("T") || take("t") || take(" "), let hour = number(2), !hasSigns || take(":"),
      let minute = number(2), hour < 24, minute < 60
    else { return nil }
    seconds += Double(hour * 3600 + minute * 60)
    if hasSigns ? take(":") : isAtDigit {
      guard let second = number(2), second < 60 else { return nil }
      seconds += Double(second)
      if take(".") || take(",") {
        guard let fraction = fraction() else { return nil }
        seconds += fraction
      }
    }
    guard let offset = zone(), index == bytes.count else { return nil }
    return seconds - Double(offset)
  }

  mutating func exceededDays() -> Int? {
    guard let year = number(4), take("-"), let month = number(2), take("-"),
      let day = number(2), (1...12).contains(month), year >= 1
    else { return nil }
    let days = Self.days(in: month, of: year)
    return day > days ? days : nil
  }

  mutating func exceededHour() -> Int? {
    guard exceededDays() == nil, index == 10, take("T") || take("t") || take(" "),
      let hour = number(2), hour > 23, take(":")
    else { return nil }
    return hour
  }

  /// `Z`, `+02:00`, `+0200` or nothing, in seconds.
  private mutating func zone() -> Int? {
    if index == bytes.count || take("Z") || take("z") { return 0 }
    let sign: Int
    if take("+") {
      sign = 1
    } else if take("-") {
      sign = -1
    } else {
      return nil
    }
    guard let hours = number(2), hours < 24 else { return nil }
    var minutes = 0
    if index < bytes.count {
      _ = take(":")
      guard let number = number(2), number < 60 else { return nil }
      minutes = number
    }
    return sign * (hours * 3600 + minutes * 60)
  }

  private var isAtDigit: Bool { index < bytes.count && bytes[index].isDigit }

  private mutating func number(_ digits: Int) -> Int? {
    guard index + digits <= bytes.count else { return nil }
    var value = 0
    for _ in 0..<digits {
      let byte = bytes[index]
      guard byte.isDigit else { return nil }
      value = value * 10 + Int(byte - 0x30)
      index += 1
    }
    return value
  }

  private mutating func fraction() -> Double? {
    var value = 0.0
    var scale = 0.1
    let start = index
    while isAtDigit {
      value += Double(bytes[index] - 0x30) * scale
      scale /= 10
      index += 1
    }
    // Dates keep milliseconds; more digits would only show how they are stored.
    return index > start ? (value * 1000).rounded() / 1000 : nil
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: sign) else { return false }
    index += 1
    return true
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days from 2001-01-01, by the calendar that is used everywhere today.
  private static func daysSince2001(_ year: Int, _ month: Int, _ day: Int) -> Int {
    // A year that starts in March has its leap day at its end.
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 730_791
  }
}
