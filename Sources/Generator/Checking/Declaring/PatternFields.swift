import MVVMGenDiagnostics

/// The fields of the pattern of a date, each of one letter: `yyyy`, `MM` and `dd`.
struct PatternFields {
  let fields: [String]

  init(_ fields: [String]) {
    self.fields = fields
  }

  /// Whether one of them has one of the letters.
  func have(_ letters: String) -> Bool { first(of: letters) != nil }

  private func first(of letters: String) -> Int? {
    fields.firstIndex { $0.first.map { letters.contains($0) } ?? false }
  }

  private func isBehindHour(_ index: Int) -> Bool {
    let before = index > 0 ? fields[index - 1].first : nil
    return before.map { "hHkK".contains($0) } ?? false
  }

  var haveMinutesForMonth: Bool { minutesForMonth != nil }

  private var minutesForMonth: Int? {
    guard have("yYudDE") else { return nil }
    return fields.indices.first { index in
      fields[index].first == "m" && !isBehindHour(index)
        && !(index + 1 < fields.count && fields[index + 1].first == "s")
    }
  }

  private var monthForMinutes: Int? {
    fields.indices.first { index in
      fields[index] == "MM" && isBehindHour(index)
        && (index + 1 == fields.count || "sSabBzZ".contains(fields[index + 1].first ?? "s"))
    }
  }

  private var fractionForSeconds: Int? {
    if have("s") { return nil }
    return fields.indices.first { index in
      index > 0 && fields[index].first == "S" && fields[index].utf8.count < 3
        && fields[index - 1].first == "m"
    }
  }

  /// The letters that were hardly meant, what they mean, and which field has them.
  var mixedUp: [(letter: String, meaning: String, hint: Hint, field: Int)] {
    var found: [(letter: String, meaning: String, hint: Hint, field: Int)] = []
    if let field = first(of: "Y"), !have("wW") {
      found.append(
        (
          "Y", "is the year of the week, which differs around New Year",
          "write \(String(repeating: "y", count: fields[field].utf8.count))", field
        )
      )
    }
    if let field = first(of: "D"), have("ML") || haveMinutesForMonth {
      found.append(("D", "is the day of the year", "write d for that of the month", field))
    }
    if let field = minutesForMonth {
      found.append(("m", "stands for the minutes of a time", "write M for the month", field))
    }
    if let field = monthForMinutes {
      found.append(("M", "is the month of a date", "write m for the minutes", field))
    }
    if let field = fields.firstIndex(where: { $0.utf8.count > 2 && $0.first == "d" }) {
      found.append(
        (
          "d", "is the day of the month, filled up with zeros",
          "write EEEE for its name, EEE in short", field
        )
      )
    }
    if let field = fractionForSeconds {
      found.append(("S", "is the fraction of a second", "write s for the seconds", field))
    }
    if let field = first(of: "h"), !have("abB") {
      found.append(("h", "goes to 12 only", "write H for the 24 hours of a day, or add a", field))
    }
    return found
  }
}
