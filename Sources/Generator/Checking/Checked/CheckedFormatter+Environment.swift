extension CheckedFormatter {
  /// What `locale` and `timeZone` fix.
  public enum EnvironmentPart: Sendable {
    case locale, timeZone
  }

  /// What the formatter says itself.
  func fixed(_ part: EnvironmentPart) -> String? {
    switch part {
    case .locale: locale
    case .timeZone: timeZone
    }
  }

  /// Whether its own output depends on this, nested formatters aside.
  func goesItself(by part: EnvironmentPart) -> Bool {
    switch kind {
    case .datePattern, .dateStyle, .relative: true
    case .number, .percent, .currency, .list: part == .locale
    case .swift, .expression: false
    }
  }
}
