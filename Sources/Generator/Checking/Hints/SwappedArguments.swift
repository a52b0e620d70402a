import MVVMGenDiagnostics
import MVVMGenExpressions

extension ExpressionChecker {
  /// `(page: id, of: page)`: where two values stand in each other's place, the first message tells
  /// both.
  mutating func joinSwapped(_ parameters: [TypedExpression.Parameter], from before: Int) {
    // Of many parameters nobody swaps two.
    guard diagnostics.count == before + 2, parameters.count <= 16 else { return }
    for first in parameters {
      for second in parameters
      where diagnostics[before].cause == .mismatch(second.type, first.type)
        && diagnostics[before + 1].cause == .mismatch(first.type, second.type)
      {
        diagnostics.removeLast()
        diagnostics[before].hint =
          "'\(first.name)' and '\(second.name)' have each other's value: swap them"
        return
      }
    }
  }

  /// `items.inserting(0, item)`: neither fits where it stands.
  mutating func joinSwapped(_ call: MethodCall, indexFirst: Bool, from before: Int) {
    let told = diagnostics[before...]
    guard told.count == 2, told.allSatisfy({ $0.id == .wrongType }), call.arguments.count == 2
    else { return }
    diagnostics.removeSubrange(before...)
    let (first, second) = (
      node.written(call.arguments[1].value), node.written(call.arguments[0].value)
    )
    report(
      .wrongType,
      "'\(call.name.text)' takes \(indexFirst ? "the index first" : "the element first, then its index")",
      at: place(call.range), hint: "write '\(call.name.text)(\(first), \(second))'")
  }
}
