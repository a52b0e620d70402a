import MVVMGenDiagnostics
import MVVMGenExpressions

/// What a text can have of a value that is no text.
extension ExpressionChecker {
  func howToShow(
    _ type: ValueType, _ syntax: Expression, inPlaceOfFormatter other: Hint?
  ) -> Hint? {
    let formatter = formatters.names.sorted().first { formatters[$0]?.input == type }
    let orFormatter = other != nil ? "" : ", or use a formatter: | \(formatter ?? "name")"
    switch type {
    case .caseValues: return types.memberHint(type) { _ in true }
    case .array(.string):
      return "join them: .joined(\(node.quotedInYAML(", ")))" + orFormatter
    case .uuid, .url, .data: return other ?? TypeTable.formatterInSwift(type)
    default:
      guard let shown = fieldShown(of: type, syntax) else {
        return "show one of its members" + orFormatter
      }
      return formatter == nil ? shown : shown + orFormatter
    }
  }

  /// One field of a model, or of each in a list, that a text can have.
  func fieldShown(of type: ValueType, _ syntax: Expression) -> Hint? {
    let written = node.written(syntax)
    if type == .set(.string) {
      return "join them: \(written).sorted.joined(\(node.quotedInYAML(", ")))"
    }
    if case .array(let element) = type {
      return types.fieldAsText(of: element, where: { $0 == .string }).map {
        "join a field of each: \(written).map(\\.\($0.name)).joined(\(node.quotedInYAML(", ")))"
      }
    }
    let field =
      types.fieldAsText(of: type.unwrapped) { $0 == .string }
      ?? types.fieldAsText(of: type.unwrapped) { $0.isNumber || $0 == .bool }
    guard let field else { return nil }
    guard type.isOptional else { return "show one of its fields: \(written).\(field.name)" }
    return "show one of its fields: \(written)?.\(field.name) ?? \(example(of: field.type))"
  }
}

extension TypeTable {
  fileprivate func fieldAsText(
    of type: ValueType, where fits: (ValueType) -> Bool
  ) -> TypeDeclaration.Field? {
    guard case .named = type else { return nil }
    return fields(of: type)?.withNames.first { fits($0.type) }
  }
}
