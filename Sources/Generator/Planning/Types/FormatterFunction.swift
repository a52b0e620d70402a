import MVVMGenChecking
import MVVMGenExpressions

/// What becomes one function of the formatters, or one for each type of numbers.
struct FormatterFunction {
  /// With the locale and time zone that hold for it.
  let formatter: CheckedFormatter
  let name: String
  let doc: String?
  /// Whether it is a copy of one that is there already, with the locale and time zone of its user.
  let isCopy: Bool
  /// What it calls the copies that it uses.
  let namesInside: [String: String]
  /// The numbers that a copy shows.
  private(set) var shown: [ValueType] = []

  /// The formatters of a unit, each with the copies behind it that nothing before it has.
  static func all(of unit: Unit) -> [FormatterFunction] {
    var copies = FormatterCopies(unit)
    var all = unit.screen.formatters.flatMap { copies.functions(of: $0) }
    var shown: [String: [ValueType]] = [:]
    for function in all { function.collectShown(to: &shown) }
    guard !shown.isEmpty else { return all }
    for index in all.indices { all[index].shown = shown[all[index].name] ?? [] }
    return all
  }

  /// What the runtime's format behind a formatter is called: `dayFormat` for `day`, `dayFormatter`
  /// for `dayFormat`.
  static func property(_ name: String) -> String {
    name + (name.hasSuffix("Format") ? "ter" : "Format")
  }

  /// What each of the copies that it uses shows here.
  private func collectShown(to shown: inout [String: [ValueType]]) {
    guard !namesInside.isEmpty, case .expression(let expression) = formatter.kind else { return }
    expression.visit { part in
      guard case .formatted(let value, let inside) = part.kind, let copy = namesInside[inside],
        case let type = value.type.unwrapped, !(shown[copy] ?? []).contains(type)
      else { return }
      shown[copy, default: []].append(type)
    }
  }
}
