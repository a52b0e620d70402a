import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading

extension ValueChecker {
  /// Says so where the braces of a map in a list are missing: YAML reads `[id: 1, name: A]` as a
  /// list of two maps.
  mutating func reportBareMap(
    _ elements: [YAMLNode], _ list: YAMLNode, severity: Diagnostic.Severity = .error
  ) -> Bool {
    guard elements.count > 1, file.bytes(at: list.span).first == UInt8(ascii: "[") else {
      return false
    }
    var keys = NameSet()
    for element in elements {
      guard let key = element.onlyPair?.name,
        file.bytes(at: element.span).first != UInt8(ascii: "{"), keys.insert(key)
      else { return false }
    }
    let inner = file.bytes(at: list.span).dropFirst().dropLast()
    report(
      .wrongType, "this is a list of \(elements.count) maps, with an entry each", at: list.span,
      severity: severity,
      hint: "the braces are missing: write [{ \(String(decoding: inner, as: UTF8.self)) }]")
    return true
  }
}
