import Diagnostics
import Spec

/// Where to look for what a value does not fit.
extension ScreenChecker {
  /// Where what is set is declared with another type: all values of one type are one mistake then.
  mutating func relate(_ pair: NamedValue, from told: Int) {
    for index in values.diagnostics.indices.dropFirst(told)
    where values.diagnostics[index].related.isEmpty
      && pair.value.isAll(values.diagnostics[index].span)
    {
      guard case .mismatch(let found, _)? = values.diagnostics[index].cause else { continue }
      values.diagnostics[index].related = declaration(of: pair.name)
      values.diagnostics[index].missing = .init(.type(taking: found, of: pair.name.text))
    }
  }

  /// Where the event or method is declared whose parameters have other types.
  mutating func relate(_ pairs: [NamedValue], to what: String, from before: Int) {
    let wrong = values.diagnostics.indices.dropFirst(before).filter { index in
      let told = values.diagnostics[index]
      return [.wrongType, .optionalValue].contains(told.id) && told.related.isEmpty
        // A field of a model has nothing to do with it.
        && pairs.contains { $0.value.isAll(told.span) }
    }
    guard !wrong.isEmpty else { return }
    let path = what.split(separator: ".").map(String.init)
    let method = path.count == 2 ? services[path[0]]?.method(path[1]) : nil
    let places =
      method.map { [.declaration(of: what, at: $0.span)] } ?? expressions.declaration(what)
    for index in wrong { values.diagnostics[index].related = places }
  }
}
