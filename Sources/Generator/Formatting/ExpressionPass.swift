import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading
import MVVMGenSpec

/// Expressions have a space on both sides of an operator and behind a comma, those in the holes of
/// texts too. Their quotes stay: who puts all expressions between quotes does not want to know
/// which of them YAML would misread.
func respaced(_ text: Text) -> [UInt8] {
  var search = ExpressionSearch(text: text)
  for document in text.documents {
    search.look(document.root, .form(Form.ofDocument(document.root)))
  }
  var result: [UInt8] = []
  result.reserveCapacity(text.bytes.count)
  var index = 0
  for (place, expression) in search.edits.sorted(by: { $0.place.lowerBound < $1.place.lowerBound })
  where place.lowerBound >= index {
    result += text.bytes[index..<place.lowerBound] + expression
    index = place.upperBound
  }
  return result + text.bytes[index...]
}

private struct ExpressionSearch {
  let text: Text
  var edits: [(place: Range<Int>, expression: [UInt8])] = []

  mutating func look(_ node: YAMLNode, _ value: ValueForm) {
    guard !text.isAlias(node) else { return }
    switch node.content {
    case .invalid: return
    case .scalar(let scalar):
      guard let place = place(of: scalar, in: node) else { return }
      let written = text.bytes[place]
      let usual =
        value.isExpression(scalar)
        ? withUsualSpaces(written) : value.hasHoles ? withUsualHoles(written) : nil
      if let usual { edits.append((place, usual)) }
    case .sequence(let elements):
      // What may be a value may be a list of those, of any depth.
      guard let element = value.isValue ? value : value.element else { return }
      for node in elements { look(node, element) }
    case .mapping(let pairs):
      let kind = value.map(with: pairs)
      for pair in pairs {
        let inner = pair.key.scalar.flatMap { kind?.value(of: $0.text) }
        if let form = inner ?? (value.isValue ? value : nil) { look(pair.value, form) }
      }
    }
  }

  /// Where the text itself stands, between its quotes; nil where it goes over several lines. What
  /// is escaped in an expression is none for who looks at it, and stays with all of its text.
  private func place(of scalar: YAMLScalar, in node: YAMLNode) -> Range<Int>? {
    var place = Int(node.span.offset)..<Int(node.span.end)
    switch scalar.style {
    case .plain: break
    case .singleQuoted, .doubleQuoted: place = place.lowerBound + 1..<place.upperBound - 1
    case .literal, .folded: return nil
    }
    return text.bytes[place].contains(UInt8(ascii: "\n")) ? nil : place
  }
}

extension ValueForm {
  /// Whether anything of it can be an expression behind a `=`.
  fileprivate var isValue: Bool {
    switch self {
    case .value: true
    case .either(let values): values.contains { $0 == .value }
    default: false
    }
  }

  /// Whether a text may have holes there.
  fileprivate var hasHoles: Bool { isValue || self == .template }

  /// Whether such a text is an expression there.
  fileprivate func isExpression(_ scalar: YAMLScalar) -> Bool {
    self == .expression || isValue && scalar.isExpression
  }
}
