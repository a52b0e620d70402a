import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

/// A `locale` or `timeZone` of formatters that don't depend on it.
func vainEnvironment(in examined: ExaminedScreen) -> [Diagnostic] {
  let fixing = examined.spec.formatters.filter { $0.locale != nil || $0.timeZone != nil }
  guard !fixing.isEmpty else { return [] }
  var formatters = NameTable<CheckedFormatter>()
  for formatter in examined.screen.formatters { formatters.set(formatter.name, to: formatter) }
  let uses = EnvironmentUses(examined.screen)
  return fixing.flatMap { written -> [Diagnostic] in
    guard let formatter = formatters[written.name.text] else { return [] }
    let parts: [(CheckedFormatter.EnvironmentPart, String, Located<String>?)] = [
      (.locale, "locale", written.locale), (.timeZone, "timeZone", written.timeZone),
    ]
    return parts.compactMap { part, key, value in
      guard let value, !uses.formatter(formatter.name, goesBy: part) else { return nil }
      return .warning(
        .vainEnvironment, "this changes nothing: \(formatter.reason(part, uses))", at: value.span,
        hint: "remove '\(key)'")
    }
  }
}

extension CheckedFormatter {
  /// Why its output does not depend on this.
  fileprivate func reason(_ part: EnvironmentPart, _ uses: EnvironmentUses) -> String {
    let what = part == .locale ? "locale" : "time zone"
    return switch kind {
    case .number, .currency: "a number is the same in every \(what)"
    case .percent: "a percentage is the same in every \(what)"
    case .list: "a list is the same in every \(what)"
    case .swift: "your Swift sees no \(what)"
    case .expression where uses.formatter(name, hasCellThatGoesBy: part):
      "the formatters of a cell go by the screen's \(what)"
    case .expression: "no formatter inside goes by a \(what) that it does not fix itself"
    case .datePattern, .dateStyle, .relative: "nothing here goes by a \(what)"
    }
  }
}
