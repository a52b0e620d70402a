import MVVMGenDiagnostics
import MVVMGenSpec

/// Locales and time zones, of formatters and of what is given.
extension ScreenChecker {
  mutating func checkLocale(_ locale: Located<String>) {
    let parts = locale.value.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "_" || $0 == "-" })
    let isLanguage = parts.first.map { (2...3).contains($0.count) && $0.allSatisfy { $0.isLetter } }
    let areParts = parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isLetter || $0.isNumber }
        // `USA` is no country here.
        && !(part.count == 3 && part.allSatisfy { $0.isUppercase })
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
      && zone.value.utf8.allSatisfy { $0.isLetterOrDigit || ":/_-+".utf8.contains($0) }
    let parts = zone.value.split(separator: "/")
    let area = parts.count > 1 ? String(parts[0]) : nil
    let isZone = isName && area.map { TimeZoneNames.areas.contains($0) } ?? true
    guard !isZone || !TimeZoneNames.contains(zone.value) else { return }
    let isOffset = zone.value.hasPrefix("+") || zone.value.hasPrefix("-")
    let meant =
      isOffset
      ? ["GMT\(zone.value)"].first(where: TimeZoneNames.contains)
      : TimeZoneNames.nearest(to: zone.value)
    let hint: Hint = meant.map { .didYouMean($0) } ?? "for example Europe/Berlin or UTC"
    if isZone {
      report(
        .unknownZone, "'\(zone.value)' is no time zone that is known here", at: zone.span,
        severity: .warning, hint: hint)
    } else {
      report(.badEnvironment, "'\(zone.value)' is not a time zone", at: zone.span, hint: hint)
    }
  }
}
