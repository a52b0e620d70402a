import MVVMGenChecking
import MVVMGenExpressions

extension ScreenProgram {
  /// The types of numbers that the screen shows with each formatter that takes several.
  public var shownNumbers: [String: [ValueType]] {
    guard !screen.isLibrary, screen.formatters.contains(where: { $0.input == nil }) else {
      return [:]
    }
    var shown: [String: [ValueType]] = [:]
    visitExpressions { part in
      guard case .formatted(let value, let name) = part.kind else { return }
      let type = value.type.unwrapped
      if shown[name]?.contains(type) != true { shown[name, default: []].append(type) }
    }
    return shown
  }

  /// A number format shows Int, Double and Decimal: a function for each of them that is shown.
  public func numbers(
    of formatter: CheckedFormatter, shown: [String: [ValueType]]
  ) -> [ValueType] {
    let all = [ValueType.int, .double, .decimal]
    // What others or the author's own Swift show is not known.
    guard let used = shown[formatter.name], !swiftMayUse(formatter: formatter.name)
    else { return all }
    return all.filter(used.contains)
  }
}
