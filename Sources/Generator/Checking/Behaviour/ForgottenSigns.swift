import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// A `let` of a text that was meant as an expression: without its `=` it is a text all the same,
/// and all that goes wrong with it goes wrong somewhere below.
extension ScreenChecker {
  /// What becomes of steps in which something is wrong, told from a place on, were some of their
  /// texts expressions; nil where that makes nothing better.
  mutating func stepsWithSigns(
    _ specs: [StepSpec], in outer: Scope, from start: Int
  ) -> [Step]? {
    guard !isTrying else { return nil }
    var steps: [Step]?
    for node in specs.flatMap({ $0.textsThatReadAsExpressions }) where trialsLeft > 0 {
      trialsLeft -= 1
      var tried = self
      tried.diagnostics.removeSubrange(start...)
      tried.isTrying = true
      tried.lackingSigns.insert(node.span.offset)
      let others = tried.stepsAsWritten(specs, in: outer)
      guard tried.errors(from: start, besides: node) < errors(from: start, besides: node) else {
        continue
      }
      self = tried
      isTrying = false
      steps = others
    }
    return steps
  }

  private func errors(from start: Int, besides node: YAMLNode) -> Int {
    diagnostics[start...].count { $0.severity == .error && $0.span != node.span }
  }

  /// The value that a text would be with `=` in front of it, where only so the steps below it are
  /// right.
  mutating func valueLackingSign(_ node: YAMLNode, in scope: Scope) -> TypedExpression? {
    guard lackingSigns.contains(node.span.offset), let text = node.scalar?.text else { return nil }
    var probe = expressions.probe
    let value = probe.expression(text, from: 0, at: node, in: scope, expected: nil)
    guard !probe.diagnostics.hasErrors, value.type != .unknown, value.type != .string,
      !value.type.isOpen
    else { return nil }
    expressions.warnOfText(
      node, "this is the text '\(text)', not what it computes", "write '=\(text)' for the value",
      meant: text)
    diagnostics[diagnostics.count - 1].severity = .error
    return value
  }
}

extension StepSpec {
  /// What its `let` holds, where it is a text that could be an expression.
  fileprivate var textsThatReadAsExpressions: [YAMLNode] {
    guard case .letValue(let pairs) = kind else { return [] }
    return pairs.map { $0.value }.filter { node in
      guard let scalar = node.scalar, !scalar.isExpression else { return false }
      return parseExpression(scalar.text).1.isEmpty
    }
  }
}
