extension [Diagnostic] {
  /// The diagnostics by file and place; those of one place stay in the order they were found.
  public func inSourceOrder() -> [Diagnostic] {
    guard count > 1 else { return self }
    return enumerated()
      .sorted { left, right in
        let (a, b) = (left.element.span, right.element.span)
        return (a.file, a.offset, left.offset) < (b.file, b.offset, right.offset)
      }
      .map { $0.element }
  }

  /// Whether one of the diagnostics is an error.
  public var hasErrors: Bool { hasErrors(from: 0) }

  /// Whether one of the diagnostics from a place on is an error.
  public func hasErrors(from start: Int) -> Bool {
    self[start...].contains { $0.severity == .error }
  }
}
