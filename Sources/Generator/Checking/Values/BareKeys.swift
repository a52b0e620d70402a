import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading

extension ValueChecker {
  /// The value of a key. `{ id }` is what others write for `{ id: =id }`, and here a key without a
  /// value.
  ///
  /// `target` is what is set to it: its own value is not meant.
  mutating func value(
    _ node: YAMLNode, of key: String, at place: SourceSpan, in scope: Scope, expected: ValueType,
    target: Reference? = nil
  ) -> TypedExpression {
    let told = diagnostics.count
    let value = value(node, in: scope, expected: expected)
    guard node.isEmptyPlain else { return value }
    let other = scope[key].flatMap { $0.reference == target ? nil : $0 }
    if other != nil, diagnostics.count == told + 1 {
      diagnostics[told].hint = "write '\(key): =\(key)'"
    } else if value.kind == .null, let other, other.type != .unknown, isBare(place) {
      report(
        .textLikeName, "this is null, not the value of that name", at: place, severity: .warning,
        hint: "write '\(key): =\(key)' for the value, or '\(key): null'")
    } else if value.kind == .null, value.type != .unknown, target != nil {
      report(
        .textLikeName, "nothing is written for '\(key)', which sets it to nil", at: place,
        severity: .warning, hint: "write '\(key): null', or the value that is missing")
    }
    return value
  }

  /// Whether a key has no colon.
  private func isBare(_ key: SourceSpan) -> Bool {
    file.bytes[Int(key.end)...].first { $0 != UInt8(ascii: " ") } != UInt8(ascii: ":")
  }
}
