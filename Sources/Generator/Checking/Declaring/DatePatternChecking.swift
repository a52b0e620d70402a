import MVVMGenDiagnostics
import MVVMGenReading
import MVVMGenSpec

/// The patterns of dates.
extension ScreenChecker {
  /// The pattern of a formatter, in whose place a style may stand by mistake.
  mutating func checkPatternOrStyle(_ pattern: Located<String>) {
    if pattern.value == "relative" {
      report(
        .badFormatter, "'relative' is a form of its own, not the pattern of a date",
        at: pattern.span, hint: "write '{ relative: true }'")
      return
    }
    guard ["short", "medium", "long", "full"].contains(pattern.value) else {
      return checkPattern(pattern)
    }
    report(
      .badFormatter, "'\(pattern.value)' is a style, not the pattern of a date", at: pattern.span,
      hint: "write 'date: { style: \(pattern.value) }'")
  }

  /// The pattern of a field, in whose place a form may stand that only all dates of a client have.
  mutating func checkPatternOfField(_ pattern: Located<String>) {
    guard ["seconds", "milliseconds"].contains(pattern.value) else { return checkPattern(pattern) }
    report(
      .badFormatter, "'\(pattern.value)' is no pattern", at: pattern.span,
      hint: "a server with such dates says so under its 'http': { dates: \(pattern.value) }")
  }

  /// The letters that stand for a part of a date in its pattern.
  static let patternLetters = Set("GyYuUrQqMLlwWdDFgEecabBhHKkmsSAzZOvVXx")

  /// Words that say what is to be shown, most of which are letters of patterns as well.
  private static let words = [
    "weekday": "EEEE", "day": "d", "month": "MMMM", "year": "yyyy", "hour": "HH", "minute": "mm",
    "second": "ss", "time": "HH:mm", "date": "yyyy-MM-dd",
  ]

  mutating func checkPattern(_ pattern: Located<String>) {
    if let meant = Self.words[pattern.value] {
      report(
        .badFormatter, "'\(pattern.value)' is no pattern", at: pattern.span,
        hint: .write(meant, bare: true).ofOneWord)
      return
    }
    if pattern.value.hasPrefix("iso") || pattern.value.hasPrefix("ISO") {
      report(
        .badFormatter, "'\(pattern.value)' is no pattern", at: pattern.span,
        hint: "write yyyy-MM-dd, or yyyy-MM-dd'T'HH:mm:ssXXXXX with the time")
      return
    }
    if let meant = datePattern(from: pattern.value) {
      report(
        .badFormatter, "'%' is only text in the pattern of a date", at: pattern.span,
        hint: "write \(meant)")
      return
    }
    let (fields, places, isQuoted) = Self.fields(of: pattern.value)
    if let stranger = Set(fields.compactMap { $0.first }).subtracting(Self.patternLetters).min() {
      report(
        .badFormatter, "'\(stranger)' means nothing in the pattern of a date", at: pattern.span,
        hint: ["true", "yes", "on", "default"].contains(pattern.value)
          ? "write a pattern, or for the user's own form: { style: medium }"
          : pattern.value.holds("ddTHH")
            ? "write \(pattern.value.exchanging("ddTHH", for: "dd'T'HH"))"
            : "put text between single quotes: \"d MMM 'at' HH:mm\"")
    } else if isQuoted {
      report(
        .badFormatter, "a quote is not closed in the pattern of a date", at: pattern.span,
        hint: "text stands between single quotes; '' is a single quote")
    } else if fields.isEmpty {
      report(
        .badFormatter, "the pattern '\(pattern.value)' shows nothing of a date",
        at: pattern.span, hint: "for example yyyy-MM-dd")
    } else {
      warnOfMixedUp(fields, at: places, in: pattern)
    }
  }

  /// The letters of a pattern that stand together, each of which is one field: yyyy, MM and dd.
  /// With their places, and whether a quote is still open at the end.
  private static func fields(
    of pattern: String
  ) -> (fields: [String], places: [Int], isQuoted: Bool) {
    var fields: [String] = []
    var places: [Int] = []
    var last: Character = " "
    var isQuoted = false
    var place = 0
    for character in pattern {
      if character == "'" { isQuoted.toggle() }
      if !isQuoted, character.isASCII, character.isLetter {
        if character == last {
          fields[fields.count - 1].append(character)
        } else {
          fields.append(String(character))
          places.append(place)
        }
      }
      last = isQuoted ? "'" : character
      place += character.utf8.count
    }
    return (fields, places, isQuoted)
  }

  /// Letters that mean something else than they look like, among those that show it.
  private mutating func warnOfMixedUp(
    _ fields: [String], at places: [Int], in pattern: Located<String>
  ) {
    let fields = PatternFields(fields)
    var found = fields.mixedUp
    // `YYYY-MM-DD` and `YYYY-mm-DD`: all of them are one slip.
    let slips = [
      ("Y", "the year of the week", "y"), ("D", "the day of the year", "d"),
      ("m", "the minutes of a time", "M"),
    ].filter { slip in found.contains { $0.letter == slip.0 } }
    // Other minutes may be meant as such.
    let isSure = !fields.haveMinutesForMonth || !fields.have("hHkK") && !pattern.value.holds("'")
    if slips.count > 1, slips.count == found.count, isSure {
      let meant = slips.reduce(pattern.value) { $0.exchanging($1.0, for: $1.2) }
      report(
        .badFormatter, slips.map { "'\($0.0)' is \($0.1)" }.joined(separator: ", "),
        at: pattern.span, severity: .warning, hint: .write(meant, bare: true).ofOneWord)
      found = []
    }
    for slip in found {
      let field = slip.field
      report(
        .badFormatter, "'\(slip.letter)' \(slip.meaning)",
        at: Self.span(of: fields.fields[field], from: places[field], in: pattern),
        severity: .warning, hint: slip.hint)
    }
  }

  /// The letters of a field; all of the pattern where it is written with escapes.
  private static func span(
    of field: String, from place: Int, in pattern: Located<String>
  ) -> SourceSpan {
    let quotes = Int(pattern.span.length) - pattern.value.utf8.count
    guard quotes == 0 || quotes == 2, pattern.value.utf8.allSatisfy({ $0 < 128 }) else {
      return pattern.span
    }
    return pattern.span.part(from: UInt32(quotes / 2 + place), length: UInt32(field.utf8.count))
  }
}
