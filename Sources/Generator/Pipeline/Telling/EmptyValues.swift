import MVVMGenDiagnostics
import MVVMGenReading

extension [Diagnostic] {
  /// One message where nothing is left of a value, as YAML takes it for a comment or an anchor:
  /// what is wanted there, and why it is not there.
  func joiningEmptyValues() -> [Diagnostic] {
    let causes = indices.filter {
      self[$0].severity == .warning && [.commentInText, .unusedAnchor].contains(self[$0].id)
    }
    guard !causes.isEmpty else { return self }
    var rest = self
    for cause in causes.reversed() {
      let span = self[cause].span
      let place = rest.firstIndex { other in
        // The value would start behind a blank.
        other.severity == .error && other.span.length == 0 && other.span.file == span.file
          && other.span.line == span.line
          && (other.span.offset == span.end || other.span.offset + 1 == span.offset)
      }
      guard let place else { continue }
      rest[place].span = span
      // The other way is meant where something is wanted.
      if case .noValue(let asText)? = self[cause].cause { rest[place].hint = asText }
      rest[place].hint?.replacement = nil
      rest.remove(at: cause)
    }
    return rest
  }
}
