import Diagnostics
import Expressions
import Reading
import Spec

extension FirstValue {
  /// What a formatter takes and gives.
  static let ofFormatters = FirstValue.none(
    hint: "the value stands where it is shown: value | name")
}

extension ScreenChecker {
  mutating func declare(_ formatter: FormatterSpec) {
    guard declared[formatter.name.text] == formatter.name.span else { return }
    guard let (kind, input, output) = kind(of: formatter) else {
      values.formatters[formatter.name.text] = FormatterType(
        input: .unknown, output: .string, span: formatter.name.span)
      return
    }
    if let locale = formatter.locale { checkLocale(locale) }
    if let zone = formatter.timeZone { checkTimeZone(zone) }
    screen.formatters.append(
      CheckedFormatter(
        name: formatter.name.text, doc: formatter.doc, input: input, output: output, kind: kind,
        locale: formatter.locale?.value, timeZone: formatter.timeZone?.value))
    let isCurrency = if case .currency = kind { true } else { false }
    let halfOfDay: FormatterType.HalfOfDay? =
      switch kind {
      case .dateStyle(_, .some): .narrowSpace
      case .datePattern(let pattern): pattern.utf8.contains(UInt8(ascii: "a")) ? .ofPattern : nil
      default: nil
      }
    values.formatters[formatter.name.text] = FormatterType(
      input: input, output: output, span: formatter.name.span, isCurrency: isCurrency,
      halfOfDay: halfOfDay, locale: formatter.locale?.value)
  }

  private mutating func kind(
    of formatter: FormatterSpec
  ) -> (CheckedFormatter.Kind, input: ValueType?, output: ValueType)? {
    switch formatter.kind {
    case .date(let pattern):
      checkPatternOrStyle(pattern)
      return (.datePattern(pattern.value), .date, .string)
    case .dateStyle(let style, let time):
      guard let dateStyle = CheckedFormatter.DateStyle(rawValue: style.value) else { return nil }
      let timeStyle = time.flatMap { CheckedFormatter.DateStyle(rawValue: $0.value) }
      return (.dateStyle(dateStyle, time: timeStyle), .date, .string)
    case .relative: return (.relative, .date, .string)
    case .number(let spec):
      let (least, most) = fractions(spec, otherwise: 3)
      return (
        .number(
          minFraction: least, maxFraction: most, grouping: spec.grouping?.value ?? false),
        nil, .string
      )
    case .percent(let spec):
      let (least, most) = fractions(spec, otherwise: 0)
      return (.percent(minFraction: least, maxFraction: most), nil, .string)
    case .currency(let node): return currency(node)
    case .list(let word): return (.list(isOr: word.value == "or"), .array(.string), .string)
    case .of(let node, let content):
      let input = values.type(node, allowsVoid: false, firstValue: .ofFormatters)
      var formatterScope = self.formatterScope
      formatterScope.add("value", .source, input, at: formatter.name.span)
      let value = expression(content, in: formatterScope, expected: .string)
      if value.type != .unknown, !Self.showsValue(value) {
        report(
          .ignoredValue, "the formatter shows nothing of its value", at: formatter.name.span,
          severity: .warning,
          hint: "the value is called 'value': { of: \(input), text: \"${value} ...\" }")
      }
      return (.expression(value), input, .string)
    case .swift(let node, let from, let to):
      let input = values.type(from, allowsVoid: false, firstValue: .ofFormatters)
      let output = values.type(to, allowsVoid: false, firstValue: .ofFormatters)
      let swift = Step.SwiftCode(node, scope: [])
      if isEmpty(swift: swift.code) {
        report(
          .badFormatter, "there is no Swift here", at: node.span,
          hint: "write an expression of 'value': value.description")
      }
      if swift.code.holds("$0"), !swift.code.utf8.contains(UInt8(ascii: "{")) {
        report(
          .badFormatter, "there is no '$0' here: the value is called 'value'", at: node.span,
          hint: "write '\(swift.code.exchanging("$0", for: "value"))'")
      }
      checkSwift(swift)
      return (.swift(swift), input, output)
    }
  }

  private static func showsValue(_ expression: TypedExpression) -> Bool {
    var isShown = false
    expression.visit { part in
      if case .reference(let reference) = part.kind, reference.kind == .source { isShown = true }
    }
    return isShown
  }

  /// The codes of the signs that most keyboards have; '$' is that of many.
  private static let currencies = ["€": "EUR", "£": "GBP", "$": "USD", "¥": "JPY"]

  private mutating func currency(
    _ node: YAMLNode
  ) -> (CheckedFormatter.Kind, input: ValueType?, output: ValueType) {
    let scope = formatterScope
    let before = values.diagnostics.count
    let code = values.value(node, in: scope, expected: .string)
    if case .text(let pieces) = code.kind, case .literal(let text)? = pieces.first,
      pieces.count == 1, text.utf8.count != 3 || !text.utf8.allSatisfy({ $0 >= 65 && $0 <= 90 })
    {
      // That it may be a name is told with it.
      values.diagnostics.removeSubrange(before...)
      report(
        .badFormatter, "'\(text)' is not the code of a currency", at: node.span,
        hint: scope[text] != nil
          ? "write '=\(text)'"
          : Self.currencies[text].map { "write '\($0)'" }
            ?? (text.utf8.count == 3 && text.allSatisfy(\.isLetter)
              ? "write '\(text.uppercased())'" : nil)
            ?? "it has three capitals: USD, EUR, JPY")
    }
    return (.currency(code: code), nil, .string)
  }

  private func fractions(_ spec: FractionSpec, otherwise most: Int) -> (Int, Int) {
    if let fraction = spec.fraction { return (fraction.value, fraction.value) }
    let least = spec.minFraction?.value ?? 0
    return (least, max(least, spec.maxFraction?.value ?? max(least, most)))
  }

  private var formatterScope: Scope {
    scope.limited(
      to: [.constant, .need, .state], hint: "a formatter uses its value, constants, needs and state"
    )
  }

  private mutating func checkPatternOrStyle(_ pattern: Located<String>) {
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

  /// The letters that stand for a part of a date in its pattern.
  static let patternLetters = Set("GyYuUrQqMLlwWdDFgEecabBhHKkmsSAzZOvVXx")

  mutating func checkPattern(_ pattern: Located<String>) {
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
    func has(_ letters: String) -> Bool {
      fields.contains { $0.first.map { letters.contains($0) } ?? false }
    }
    func isBehindHour(_ index: Int) -> Bool {
      let before = index > 0 ? fields[index - 1].first : nil
      return before.map { "hHkK".contains($0) } ?? false
    }
    let hasMinutesForMonth =
      has("yYudDE")
      && fields.indices.contains { index in
        fields[index].first == "m" && !isBehindHour(index)
          && !(index + 1 < fields.count && fields[index + 1].first == "s")
      }
    let hasMonthForMinutes = fields.indices.contains { index in
      fields[index] == "MM" && isBehindHour(index)
        && (index + 1 == fields.count || "sSabBzZ".contains(fields[index + 1].first ?? "s"))
    }
    var found: [(title: String, hint: String)] = []
    if has("Y"), !has("wW") {
      found.append(("'Y' is the year of the week, which differs around New Year", "write y"))
    }
    if has("D"), has("ML") || hasMinutesForMonth {
      found.append(("'D' is the day of the year", "write d for that of the month"))
    }
    if hasMinutesForMonth {
      found.append(("'m' is the minutes of a time", "write M for the month"))
    }
    if hasMonthForMinutes {
      found.append(("'M' is the month of a date", "write m for the minutes"))
    }
    if fields.contains(where: { $0.utf8.count > 2 && $0.first == "d" }) {
      found.append(
        (
          "'d' is the day of the month, filled up with zeros",
          "write EEEE for its name, EEE in short"
        )
      )
    }
    if has("h"), !has("abB") {
      found.append(("'h' goes to 12 only", "write H for the 24 hours of a day, or add a"))
    }
    // `YYYY-MM-DD`
    if has("Y"), has("D"), found.count == 2, !has("wW") {
      found = [
        (
          "'Y' is the year of the week, 'D' the day of the year",
          "write \(pattern.value.exchanging("Y", for: "y").exchanging("D", for: "d"))"
        )
      ]
    }
    for (title, hint) in found {
      report(.badFormatter, title, at: pattern.span, severity: .warning, hint: hint)
    }
  }

  mutating func checkLocale(_ locale: Located<String>) {
    let parts = locale.value.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "_" || $0 == "-" })
    let isLanguage = parts.first.map { (2...3).contains($0.count) && $0.allSatisfy(\.isLetter) }
    let areParts = parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isLetter || $0.isNumber }
        // `USA` is no country here.
        && !(part.count == 3 && part.allSatisfy(\.isUppercase))
    }
    if !(isLanguage ?? false) || !areParts {
      report(
        .badEnvironment, "'\(locale.value)' is not a locale", at: locale.span,
        hint: locale.value.hasPrefix("=")
          ? "it is always the same, and no expression: en_US" : "for example en_US or de_DE")
    }
  }

  mutating func checkTimeZone(_ zone: Located<String>) {
    let isName =
      !zone.value.isEmpty
      && zone.value.utf8.allSatisfy { byte in
        (byte | 0x20 >= 97 && byte | 0x20 <= 122) || (byte >= 48 && byte <= 58)
          || byte == 47 || byte == 95 || byte == 45 || byte == 43
      }
    let parts = zone.value.split(separator: "/")
    let area = parts.count > 1 ? String(parts[0]) : nil
    let isZone = isName && area.map { TimeZoneNames.areas.contains($0) } ?? true
    guard !isZone || !TimeZoneNames.contains(zone.value) else { return }
    let isOffset = zone.value.hasPrefix("+") || zone.value.hasPrefix("-")
    let meant = isOffset ? "GMT\(zone.value)" : TimeZoneNames.nearest(to: zone.value)
    let hint = meant.map { "did you mean '\($0)'?" } ?? "for example Europe/Berlin or UTC"
    if isZone {
      report(
        .unknownZone, "'\(zone.value)' is no time zone that is known here", at: zone.span,
        severity: .warning, hint: hint)
    } else {
      report(
        .badEnvironment, "'\(zone.value)' is not a time zone", at: zone.span, hint: hint)
    }
  }
}
