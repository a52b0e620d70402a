import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading

/// Which formatters show a value, in hints that say that one does.
extension ExpressionChecker {
  /// The hint with the names of the formatters that fit in place of `| name`; where a Date has
  /// none, with one to declare.
  func namingFormatters(_ hint: Hint?, of type: ValueType) -> Hint? {
    guard let hint, hint.text.holds("| name") else { return hint }
    // The formatter that this is in does not show its own value.
    let names = formatterNames(showing: type.unwrapped).filter {
      formatters[$0]?.span.line != node.span.line
    }
    guard let first = names.first else {
      let declared = "formatters: { name: { date: yyyy-MM-dd } }"
      return type.unwrapped == .date ? hint + "; declare it: \(declared)" : hint
    }
    // Between parentheses there is one.
    let all =
      hint.text.holds("| name)") ? first : Array(names.prefix(3)).joined(separator: " or | ")
    return Hint(hint.text.exchanging("| name", for: "| \(all)"))
  }

  /// One without an input shows any number.
  func formatterNames(showing type: ValueType) -> [String] {
    formatters.filter { $0.1.input.map { $0 == type } ?? type.isNumber }.map { $0.0 }.sorted()
  }
}
