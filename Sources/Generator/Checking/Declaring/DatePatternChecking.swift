import Diagnostics
import Spec

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
    if let meant = Self.pattern(from: pattern.value) {
      report(
        .badFormatter, "'%' is only text in the pattern of a date", at: pattern.span,
        hint: "write \(meant)")
      return
    }
    // Letters that stand together are one field: yyyy, MM and dd.
    var fields: [String] = []
    var last: Character = " "
    var isQuoted = false
    for character in pattern.value {
      if character == "'" { isQuoted.toggle() }
      if !isQuoted, character.isASCII, character.isLetter {
        if character == last {
          fields[fields.count - 1].append(character)
        } else {
          fields.append(String(character))
        }
      }
      last = isQuoted ? "'" : character
    }
    if let stranger = Set(fields.compactMap(\.first)).subtracting(Self.patternLetters).min() {
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
      warnOfMixedUp(fields, in: pattern)
    }
  }

  /// The pattern that `%Y-%m-%d` means; nil where there is nothing of that kind in it.
  private static func pattern(from text: String) -> String? {
    let fields: [Character: String] = [
      "Y": "yyyy", "y": "yy", "m": "MM", "d": "dd", "e": "d", "B": "MMMM", "b": "MMM", "A": "EEEE",
      "a": "EEE", "H": "HH", "I": "hh", "M": "mm", "S": "ss", "p": "a", "j": "DDD", "Z": "zzz",
      "z": "xx",
    ]
    var pattern = ""
    var isField = false
    for character in text {
      if isField {
        guard let field = fields[character] else { return nil }
        pattern += field
      } else if character != "%" {
        pattern.append(character)
      }
      isField = !isField && character == "%"
    }
    return pattern == text || isField ? nil : pattern
  }

  /// Letters that mean something else than they look like, among those that show it.
  private mutating func warnOfMixedUp(_ fields: [String], in pattern: Located<String>) {
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
      report(
        .badFormatter, "'\(slip.letter)' \(slip.meaning)", at: pattern.span, severity: .warning,
        hint: slip.hint)
    }
  }
}

/// The fields of the pattern of a date, each of one letter: `yyyy`, `MM` and `dd`.
private struct PatternFields {
  let fields: [String]

  init(_ fields: [String]) {
    self.fields = fields
  }

  /// Whether one of them has one of the letters.
  func have(_ letters: String) -> Bool {
    fields.contains { $0.first.map { letters.contains($0) } ?? false }
  }

  private func isBehindHour(_ index: Int) -> Bool {
    let before = index > 0 ? fields[index - 1].first : nil
    return before.map { "hHkK".contains($0) } ?? false
  }

  var haveMinutesForMonth: Bool {
    have("yYudDE")
      && fields.indices.contains { index in
        fields[index].first == "m" && !isBehindHour(index)
          && !(index + 1 < fields.count && fields[index + 1].first == "s")
      }
  }

  private var haveMonthForMinutes: Bool {
    fields.indices.contains { index in
      fields[index] == "MM" && isBehindHour(index)
        && (index + 1 == fields.count || "sSabBzZ".contains(fields[index + 1].first ?? "s"))
    }
  }

  private var haveFractionForSeconds: Bool {
    !have("s")
      && fields.indices.contains { index in
        index > 0 && fields[index].first == "S" && fields[index].utf8.count < 3
          && fields[index - 1].first == "m"
      }
  }

  /// The letters that were hardly meant, and what they mean.
  var mixedUp: [(letter: String, meaning: String, hint: Hint)] {
    var found: [(letter: String, meaning: String, hint: Hint)] = []
    if have("Y"), !have("wW") {
      found.append(("Y", "is the year of the week, which differs around New Year", "write y"))
    }
    if have("D"), have("ML") || haveMinutesForMonth {
      found.append(("D", "is the day of the year", "write d for that of the month"))
    }
    if haveMinutesForMonth {
      found.append(("m", "stands for the minutes of a time", "write M for the month"))
    }
    if haveMonthForMinutes {
      found.append(("M", "is the month of a date", "write m for the minutes"))
    }
    if fields.contains(where: { $0.utf8.count > 2 && $0.first == "d" }) {
      found.append(
        (
          "d", "is the day of the month, filled up with zeros",
          "write EEEE for its name, EEE in short"
        )
      )
    }
    if haveFractionForSeconds {
      found.append(("S", "is the fraction of a second", "write s for the seconds"))
    }
    if have("h"), !have("abB") {
      found.append(("h", "goes to 12 only", "write H for the 24 hours of a day, or add a"))
    }
    return found
  }
}
