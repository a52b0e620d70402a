extension Sequence where Element == Diagnostic {
  /// The diagnostics by file and place; those of one place stay in the order they were found.
  public func inSourceOrder() -> [Diagnostic] {
    enumerated()
      .sorted { left, right in
        let (a, b) = (left.element.span, right.element.span)
        return (a.file, a.offset, left.offset) < (b.file, b.offset, right.offset)
      }
      .map(\.element)
  }

  /// Whether one of the diagnostics is an error.
  public var hasErrors: Bool {
    contains { $0.severity == .error }
  }
}
