import MVVMGenExpressions

extension Unit {
  /// Whether a struct whose `id` has that type, if it has one, tells by it which one it is, as
  /// lists of SwiftUI ask.
  func isIdentifiable(by id: ValueType?) -> Bool {
    // `ID` is the type of the `id` inside such a struct: the author's own would be hidden.
    guard let id, !id.isOptional else { return false }
    return !names.taken.contains("ID")
  }
}
