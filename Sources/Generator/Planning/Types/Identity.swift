import Expressions

extension Unit {
  /// Whether a struct with these fields tells by its `id` which one it is, as lists of SwiftUI ask.
  func isIdentifiable(by fields: [(name: String, type: ValueType)]) -> Bool {
    // `ID` is the type of the `id` inside such a struct: the author's own would be hidden.
    guard !names.taken.contains("ID") else { return false }
    return fields.contains { $0.name == "id" && !$0.type.isOptional }
  }
}
