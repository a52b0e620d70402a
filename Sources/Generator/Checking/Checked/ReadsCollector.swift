import Expressions

/// Finds what expressions depend on. A formatter or a cell that reads a state makes whoever uses
/// it depend on that state.
public struct ReadsCollector: Equatable, Sendable {
  /// Where values and needs are declared, by their names.
  private let valueOrder: [String: Int]
  private let needOrder: [String: Int]
  private let formatters: [String: CheckedFormatter]
  private let cells: [String: CheckedCell]

  /// Knows what a screen and its libraries declare.
  public init(_ screen: CheckedScreen) {
    valueOrder = Self.order(screen.values.map(\.name))
    needOrder = Self.order(screen.needs.map(\.name))
    var formatters: [String: CheckedFormatter] = [:]
    var cells: [String: CheckedCell] = [:]
    for screen in screen.libraries + [screen] {
      for formatter in screen.formatters { formatters[formatter.name] = formatter }
      for cell in screen.cells { cells[cell.name] = cell }
    }
    self.formatters = formatters
    self.cells = cells
  }

  /// What these expressions read.
  public func reads(of expressions: [TypedExpression]) -> Reads {
    var found = Found()
    for expression in expressions { collect(expression, into: &found) }
    return reads(found)
  }

  /// Whether an expression reads any of these values.
  public func reads(_ expression: TypedExpression, anyOf names: NameSet) -> Bool {
    !values(readBy: expression).isDisjoint(with: names)
  }

  func values(readBy expression: TypedExpression) -> NameSet {
    var found = Found()
    collect(expression, into: &found)
    return found.values
  }

  /// What a formatter reads beside its value.
  public func reads(of formatter: CheckedFormatter) -> Reads {
    var found = Found()
    collect(formatter, into: &found)
    return reads(found)
  }

  private func reads(_ found: Found) -> Reads {
    Reads(
      values: Self.sorted(found.values, by: valueOrder),
      needs: Self.sorted(found.needs, by: needOrder),
      usesFormatters: found.usesFormatters
    )
  }

  private static func order(_ names: [String]) -> [String: Int] {
    Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The names that are declared, in the order of their declarations.
  private static func sorted(_ names: NameSet, by order: [String: Int]) -> [String] {
    names.names.compactMap { name in order[name].map { (place: $0, name: name) } }
      .sorted { $0.place < $1.place }.map(\.name)
  }

  private struct Found {
    var values = NameSet()
    var needs = NameSet()
    var usesFormatters = false
    /// Formatters and cells that were looked into, so that each is looked into once.
    var visited = NameSet()
  }

  private func collect(_ expression: TypedExpression, into found: inout Found) {
    expression.visit { part in
      switch part.kind {
      case .reference(let reference):
        switch reference.kind {
        case .input, .state, .output: found.values.insert(reference.name)
        case .need: found.needs.insert(reference.name)
        case .local, .source, .constant: break
        }
      case .formatted(_, let name):
        found.usesFormatters = true
        if let formatter = formatters[name], found.visited.insert(name) {
          // Formatters keep the needs that they read: those who use them need not.
          let needs = found.needs
          collect(formatter, into: &found)
          found.needs = needs
        }
      case .cell(let name, _):
        if let cell = cells[name], found.visited.insert(name) {
          for field in cell.fields { collect(field.value, into: &found) }
        }
      default: break
      }
    }
  }

  private func collect(_ formatter: CheckedFormatter, into found: inout Found) {
    switch formatter.kind {
    case .currency(let code): collect(code, into: &found)
    case .expression(let expression): collect(expression, into: &found)
    // Swift code sees nothing but its value.
    case .swift, .datePattern, .dateStyle, .relative, .number, .percent, .list: break
    }
  }
}
