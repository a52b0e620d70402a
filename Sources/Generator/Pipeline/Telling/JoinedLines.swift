import MVVMGenDiagnostics
import MVVMGenReading

extension [Diagnostic] {
  /// One message where the line of a key is gone that a call needs: the steps that stood under it
  /// belong to no key now.
  func joiningLostLines() -> [Diagnostic] {
    var rest = self
    for call in indices.reversed() {
      guard case .lacksKey(let key)? = self[call].cause,
        let list = rest.firstIndex(where: { $0.isList(below: self[call].span) })
      else { continue }
      rest[list].hint = "is '\(key):' missing above it?"
      rest[list].cause = nil
      rest.removeAll { $0 == self[call] }
    }
    return rest
  }
}

extension Diagnostic {
  /// Whether it tells of a list below a key of the call, `- call: method`, that stands there, or
  /// below that itself.
  fileprivate func isList(below call: SourceSpan) -> Bool {
    guard id == .indentation, case .indented? = cause, let key = related.first?.span else {
      return false
    }
    return key.file == call.file && call.line <= key.line && key.line < span.line
      && key.column + UInt32("call: ".utf8.count) == call.column
  }
}
