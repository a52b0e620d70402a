import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

extension ExpressionChecker {
  /// The names that a content mentions, whatever they mean. What is parsed for that is kept until
  /// its types are looked at.
  mutating func namesUsed(in content: ContentSpec) -> NameSet {
    switch content {
    case .from(let node):
      guard let text = node.scalar?.text else { return [] }
      return namesUsed(inExpression: text, from: text.hasPrefix("=") ? 1 : 0, at: node)
    case .text(let node):
      guard let scalar = node.scalar else { return [] }
      if scalar.isExpression { return namesUsed(inExpression: scalar.text, from: 1, at: node) }
      let parsed = parseText(scalar.plainText)
      parsedTexts[node.span.offset] = parsed
      var names = NameSet()
      for case .hole(let hole) in parsed.0 { names.formUnion(hole.names) }
      return names
    }
  }

  private mutating func namesUsed(
    inExpression text: String, from start: Int, at node: YAMLNode
  ) -> NameSet {
    let parsed = parseExpression(text, from: start)
    parsedExpressions[node.span.offset] = parsed
    return parsed.0.names
  }
}
