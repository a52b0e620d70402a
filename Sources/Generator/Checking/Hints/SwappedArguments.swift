import Diagnostics

extension ValueChecker {
  /// `(page: id, of: page)`: of two values that stand in each other's place the first tells both.
  mutating func joinSwapped(_ parameters: [TypedExpression.Parameter], from before: Int) {
    // Of many parameters nobody swaps two.
    guard diagnostics.count == before + 2, parameters.count <= 16 else { return }
    for first in parameters {
      for second in parameters
      where diagnostics[before].title == Self.mismatch(second.type, first.type)
        && diagnostics[before + 1].title == Self.mismatch(first.type, second.type)
      {
        diagnostics.removeLast()
        diagnostics[before].hint =
          "'\(first.name)' and '\(second.name)' have each other's value: swap them"
        return
      }
    }
  }
}
