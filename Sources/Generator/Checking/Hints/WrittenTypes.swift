import MVVMGenDiagnostics
import MVVMGenExpressions

/// How a spec writes types.
extension ValueType {
  /// In quotes where YAML has its own idea of a bracket.
  var asWritten: String {
    let text = description
    return text.first == "[" && !text.hasSuffix("]") || text.holds(":") ? "\"\(text)\"" : text
  }

  /// How a state of the type is declared: some types have no first value of their own.
  var asDeclared: String {
    switch self {
    case .date, .url, .data, .uuid, .named: "{ type: \(asWritten), initial: ... }"
    default: asWritten
    }
  }
}
