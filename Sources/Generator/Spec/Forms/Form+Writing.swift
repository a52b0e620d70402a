import Reading

extension Form {
  /// How a declaration is written whose keys are missing around that value.
  func writing(_ node: YAMLNode) -> String? {
    if self == .method, let elements = node.sequence, elements.count == 1,
      let text = elements[0].scalar?.text
    {
      return "write '{ returns: [\(text)] }'"
    }
    guard let text = node.scalar?.text, !text.isEmpty else { return nil }
    switch self {
    case .constant:
      let type = typeName(of: text)
      return "write '{ type: \(type ?? text), value: \(type == nil ? "..." : text) }'"
    case .cellField: return "write '{ from: \(typeName(of: text) == nil ? "..." : text) }'"
    case .method: return "write '{ returns: \(text) }'"
    case .formatter:
      return "for example { date: yyyy-MM-dd }, { currency: EUR } or { number: { fraction: 0 } }"
    default: return nil
    }
  }

  /// The type of a literal; nil where the text is a type itself, as far as can be seen.
  private func typeName(of text: String) -> String? {
    if Int(text) != nil { return "Int" }
    if Double(text) != nil { return "Double" }
    if text == "true" || text == "false" { return "Bool" }
    return text.first?.isUppercase ?? false && !text.contains(" ") ? nil : "String"
  }
}
