import MVVMGenDiagnostics
import MVVMGenExpressions

/// What to write in place of a text that is no length of time.
func howToWrite(timeSpan text: String) -> Hint {
  let usual: Hint = "a number and ms, s, min or h: 300ms"
  let number = text.prefix { "0123456789.,".contains($0) }
  let unit = text[number.endIndex...].drop { $0 == " " }
  let clock = text.split(separator: ":").map { Int($0) }
  if clock.count == 2, let minutes = clock[0], let seconds = clock[1] {
    return .write("\(minutes &* 60 &+ seconds)s")
  }
  if text.hasPrefix("-") || (Double(number) == 0 && !number.isEmpty) {
    return "it is more than nothing: 1ms"
  }
  if number.contains(where: { $0 == "," }) {
    let dotted = "\(number.split(separator: ",").joined(separator: "."))\(unit)"
    return parseTimeSpan(dotted) == nil ? usual : .write("\(dotted)")
  }
  if number.hasPrefix("."), parseTimeSpan("0\(text)") != nil { return .write("0\(text)") }
  guard number.first?.isNumber ?? false else {
    return timeSpan(inWords: text)
      ?? (isValue(text) ? "it is fixed, and no value: \(usual)" : usual)
  }
  switch unit.lowercased() {
  case "" where number.contains("."): return .write("\(number)s")
  case "": return "add a unit: \(number)s or \(number)ms"
  case "m": return .write("\(number)min")
  case "d", "day", "days": return Int(number).map { .write("\($0 &* 24)h") } ?? usual
  case "us", "ns", "µs": return "the shortest is 1ms"
  case "ms", "s", "min", "h":
    if number.contains(".") { return "it is exact to the millisecond: 1500ms, 1.5s" }
  default: break
  }
  if let meant = units[unit.lowercased()] ?? (unit == unit.lowercased() ? nil : unit.lowercased()),
    parseTimeSpan("\(number)\(meant)") != nil
  {
    return .write("\(number)\(meant)")
  }
  let parts = text.split(separator: " ").compactMap { parseTimeSpan(String($0)) }
  if parts.count > 1, parts.count == text.split(separator: " ").count {
    return "it is one number: \(parts.reduce(0, &+))ms"
  }
  return number.utf8.count > 9 ? "it is too long: the longest is 999999999h" : usual
}

/// A length of time whose unit comes first, or is all there is.
private func timeSpan(inWords text: String) -> Hint? {
  // `.milliseconds(300)` and `.seconds(1)`
  if let open = text.firstIndex(of: "("), text.hasSuffix(")"),
    let unit = units[text[..<open].drop { $0 == "." }.lowercased()],
    case let span = "\(text[text.index(after: open)...].dropLast())\(unit)",
    parseTimeSpan(span) != nil
  {
    return .write(span)
  }
  if let unit = units[text.lowercased()] { return .write("1\(unit)") }
  // `PT2S`, as ISO 8601 has it
  let iso = text.dropFirst(2).lowercased()
  if text.hasPrefix("PT"), let sign = iso.last, "smh".contains(sign),
    case let unit = sign == "m" ? "min" : "\(sign)",
    parseTimeSpan("\(iso.dropLast())\(unit)") != nil
  {
    return .write("\(iso.dropLast())\(unit)")
  }
  return nil
}

private func isValue(_ text: String) -> Bool {
  text.hasPrefix("=") || text.hasPrefix("$") || isName(text) && !["true", "false"].contains(text)
}

/// What the units are called elsewhere.
private let units = [
  "sec": "s", "secs": "s", "second": "s", "seconds": "s", "mins": "min", "minute": "min",
  "minutes": "min", "hr": "h", "hrs": "h", "hour": "h", "hours": "h", "msec": "ms",
  "millis": "ms", "milliseconds": "ms",
]
