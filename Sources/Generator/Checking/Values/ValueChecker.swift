import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading

/// Gives types to what YAML holds where a type is known, literals, lists and maps, and to what is
/// written as a type. Expressions among them have a checker of their own, which sees none of these.
struct ValueChecker: Diagnosing {
  var expressions: ExpressionChecker

  var file: SourceFile { _read { yield expressions.file } }
  var types: TypeTable { _read { yield expressions.types } }

  var diagnostics: [Diagnostic] {
    _read { yield expressions.diagnostics }
    _modify { yield &expressions.diagnostics }
  }

  /// A copy to try what may be meant: its messages are dropped.
  var probe: ValueChecker { ValueChecker(expressions: expressions.probe) }

  /// A text with holes.
  mutating func text(_ node: YAMLNode, in scope: Scope, expected: ValueType?) -> TypedExpression {
    guard expressions.scalar(node, .text) != nil else { return .unknown }
    let value = hintingAtEach {
      $0.value(node, in: scope, expected: .string)
    } by: {
      $0.expressions.valueForFrom($1, node, scope, expected)
    }
    expressions.warnIfQuotedTwice(node)
    return value
  }
}
