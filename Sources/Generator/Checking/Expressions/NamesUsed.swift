import Expressions
import Reading

/// A node that holds an expression or a text with holes.
enum Formula {
  case expression(YAMLNode)
  case text(YAMLNode)
}

/// The names that a formula mentions, whatever they mean.
func namesUsed(in formula: Formula) -> Set<String> {
  switch formula {
  case .expression(let node):
    guard let text = node.scalar?.text else { return [] }
    return parseExpression(text, from: text.hasPrefix("=") ? 1 : 0).0.names
  case .text(let node):
    guard let text = node.scalar?.text else { return [] }
    if text.hasPrefix("="), !text.hasPrefix("==") { return parseExpression(text, from: 1).0.names }
    var names: Set<String> = []
    for case .hole(let hole) in parseText(text).0 { names.formUnion(hole.names) }
    return names
  }
}
