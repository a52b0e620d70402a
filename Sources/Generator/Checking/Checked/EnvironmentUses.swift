import MVVMGenExpressions

/// Which formatters depend on a locale or a time zone. It is found once for all of
/// them, each after those inside it: to look into each anew can take exponential time.
public struct EnvironmentUses: Sendable {
  private let locale: Found
  private let timeZone: Found

  /// Knows the formatters and cells of a screen and its libraries.
  public init(_ screen: CheckedScreen) {
    var makers = NameTable<Maker>()
    for cell in screen.withLibraries.flatMap({ $0.cells }) {
      let uses = Self.uses(in: cell.fields.map { $0.value })
      makers.set(cell.name, to: Maker(formatter: nil, uses: uses))
    }
    for formatter in screen.withLibraries.flatMap({ $0.formatters }) {
      var uses = NameSet()
      if case .expression(let expression) = formatter.kind { uses = Self.uses(in: [expression]) }
      makers.set(formatter.name, to: Maker(formatter: formatter, uses: uses))
    }
    let order = DependencyOrder(makers.values.count) { place in
      makers.values[place].uses.names.compactMap { makers.place(of: $0) }
    }
    locale = Found(.locale, makers, order.order)
    timeZone = Found(.timeZone, makers, order.order)
  }

  /// Whether a formatter depends on this, itself or through nested formatters that don't fix it.
  public func formatter(_ name: String, goesBy part: CheckedFormatter.EnvironmentPart) -> Bool {
    found(part).formatters.contains(name)
  }

  /// Whether a cell is made inside a formatter whose own formatters go by this.
  func formatter(_ name: String, hasCellThatGoesBy part: CheckedFormatter.EnvironmentPart) -> Bool {
    found(part).withCells.contains(name)
  }

  private func found(_ part: CheckedFormatter.EnvironmentPart) -> Found {
    switch part {
    case .locale: locale
    case .timeZone: timeZone
    }
  }

  /// The formatters and cells that expressions use.
  private static func uses(in expressions: [TypedExpression]) -> NameSet {
    var uses = NameSet()
    for expression in expressions {
      expression.visit { part in
        switch part.kind {
        case .formatted(_, let name), .cell(let name, _): uses.insert(name)
        default: break
        }
      }
    }
    return uses
  }

  /// A formatter or a cell.
  private struct Maker {
    /// Nil for a cell.
    var formatter: CheckedFormatter?
    var uses: NameSet
  }

  /// What depends on one part.
  private struct Found: Sendable {
    var formatters = NameSet()
    /// The cells whose formatters go by it, and the formatters that make one of those.
    var withCells = NameSet()

    init(_ part: CheckedFormatter.EnvironmentPart, _ makers: NameTable<Maker>, _ order: [Int]) {
      for place in order {
        let (name, maker) = (makers.names[place], makers.values[place])
        let goesInside = maker.uses.names.contains { use in
          formatters.contains(use) && makers[use]?.formatter?.fixed(part) == nil
        }
        if let formatter = maker.formatter, goesInside || formatter.goesItself(by: part) {
          formatters.insert(name)
        }
        let isCellThatGoes = maker.formatter == nil && goesInside
        if isCellThatGoes || maker.uses.names.contains(where: withCells.contains) {
          withCells.insert(name)
        }
      }
    }
  }
}
