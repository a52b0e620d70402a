import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// Where to look for what a value does not fit.
extension ScreenChecker {
  /// Where what is set is declared with another type: all values of one type are one mistake then.
  mutating func relate(_ pair: NamedValue, from told: Int) {
    for index in diagnostics.indices.dropFirst(told)
    where diagnostics[index].related.isEmpty
      && pair.value.isAll(diagnostics[index].span)
    {
      guard case .mismatch(let found, _)? = diagnostics[index].cause else { continue }
      diagnostics[index].related = declaration(of: pair.name)
      diagnostics[index].missing = .init(.type(taking: found, of: pair.name.text))
    }
  }

  /// Notes the parameter that takes a value: its type may be what is wrong.
  mutating func note(_ name: String, of taker: Taker, _ node: YAMLNode, from told: Int) {
    guard diagnostics.count > told else {
      expressions.filled.insert(taker.root(name))
      return
    }
    values.note(taker: taker.root(name), at: taker.span(of: name), of: node, from: told)
  }

  /// Where the event or method is declared whose parameters have other types.
  mutating func relate(_ pairs: [NamedValue], to taker: Taker, from before: Int) {
    let wrong = diagnostics.indices.dropFirst(before).filter { index in
      let told = diagnostics[index]
      return [.wrongType, .optionalValue].contains(told.id) && told.related.isEmpty
        // A field of a model has nothing to do with it.
        && pairs.contains { $0.value.isAll(told.span) }
    }
    guard !wrong.isEmpty else { return }
    let places =
      taker.methodSpan.map { [.declaration(of: taker.name, at: $0)] }
      ?? expressions.declaration(taker.name)
    for index in wrong { diagnostics[index].related = places }
  }
}
