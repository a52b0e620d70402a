import Expressions

extension CheckedFormatter {
  /// What `locale` and `timeZone` fix.
  public enum EnvironmentPart: Sendable {
    case locale, timeZone
  }

  /// What the formatter says itself.
  public func fixed(_ part: EnvironmentPart) -> String? {
    switch part {
    case .locale: locale
    case .timeZone: timeZone
    }
  }

  /// Whether anything that it shows goes by this, in itself or in formatters inside that fix none.
  public func goes(by part: EnvironmentPart, _ formatter: (String) -> CheckedFormatter?) -> Bool {
    switch kind {
    case .datePattern, .dateStyle, .relative: return true
    case .number, .percent, .currency, .list: return part == .locale
    case .swift: return false
    case .expression(let expression):
      var found = false
      expression.visit { inside in
        guard !found, case .formatted(_, let name) = inside.kind, let inner = formatter(name),
          inner.fixed(part) == nil
        else { return }
        found = inner.goes(by: part, formatter)
      }
      return found
    }
  }
}
