import Checking
import Expressions

/// What becomes one function of the formatters, or one for each type of numbers.
struct FormatterFunction {
  /// With the locale and time zone that hold for it.
  let formatter: CheckedFormatter
  let name: String
  let doc: String?
  /// Whether it is one that stands there already, with the locale and time zone of what uses it.
  let isCopy: Bool
  /// What it calls the copies that it uses.
  let namesInside: [String: String]

  /// The formatters of a unit, each with its copies behind it.
  static func all(of unit: Unit) -> [FormatterFunction] {
    var all: [FormatterFunction] = []
    var names = NameSet()
    for formatter in unit.screen.formatters {
      add(formatter, formatter.name, formatter.doc, isCopy: false, of: unit, to: &all, &names)
    }
    return all
  }

  private static func add(
    _ formatter: CheckedFormatter, _ name: String, _ doc: String?, isCopy: Bool, of unit: Unit,
    to all: inout [FormatterFunction], _ names: inout NameSet
  ) {
    var copies: [(formatter: CheckedFormatter, name: String)] = []
    if case .expression(let expression) = formatter.kind {
      expression.visit { part in
        guard case .formatted(_, let inside) = part.kind,
          !copies.contains(where: { $0.formatter.name == inside }),
          let copy = unit.formatter(inside)?.fixed(by: formatter, unit.formatter)
        else { return }
        let copyName = unit.names.own("\(inside)For\(name.withCapital)", besides: names)
        names.insert(copyName)
        copies.append((copy, copyName))
      }
    }
    let namesInside = Dictionary(uniqueKeysWithValues: copies.map { ($0.formatter.name, $0.name) })
    all.append(
      FormatterFunction(
        formatter: formatter, name: name, doc: doc, isCopy: isCopy, namesInside: namesInside))
    for copy in copies {
      let fixed = [formatter.locale, formatter.timeZone].compactMap(\.self)
      add(
        copy.formatter, copy.name,
        "`\(copy.formatter.name)` for `\(name)`: \(fixed.joined(separator: ", ")).", isCopy: true,
        of: unit, to: &all, &names)
    }
  }
}

extension CheckedFormatter {
  /// The same with what the one around it fixes, and it does not; nil where that changes nothing.
  fileprivate func fixed(
    by outer: CheckedFormatter, _ formatter: (String) -> CheckedFormatter?
  ) -> CheckedFormatter? {
    var copy = self
    if locale == nil, goes(by: .locale, formatter) { copy.locale = outer.locale }
    if timeZone == nil, goes(by: .timeZone, formatter) { copy.timeZone = outer.timeZone }
    return copy == self ? nil : copy
  }
}
