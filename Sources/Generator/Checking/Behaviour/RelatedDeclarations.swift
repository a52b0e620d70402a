import Diagnostics
import Reading
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

  /// Notes the parameter of an event or a method that takes a value: its type may be what is wrong.
  mutating func noteTaker(_ name: String, of what: String, _ node: YAMLNode, from told: Int) {
    guard values.diagnostics.count > told else {
      expressions.filled.insert(event(named: what) == nil ? "\(what).\(name)" : name)
      return
    }
    if let event = event(named: what) {
      let place = event.parameters.firstIndex { $0.name == name }
      values.note(taker: name, at: place.map { event.places[$0] }, of: node, from: told)
    } else {
      values.note(taker: "\(what).\(name)", at: method(at: what)?.span, of: node, from: told)
    }
  }

  /// The method of a path, `weather.current`.
  func method(at path: String) -> CheckedService.Method? {
    let parts = path.split(separator: ".").map(String.init)
    return parts.count == 2 ? services[parts[0]]?.method(parts[1]) : nil
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
    let places =
      method(at: what).map { [.declaration(of: what, at: $0.span)] }
      ?? expressions.declaration(what)
    for index in wrong { values.diagnostics[index].related = places }
  }
}
