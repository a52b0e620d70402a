import MVVMGenExpressions

/// Finds what expressions depend on. Whoever uses a formatter or a cell depends on the states that
/// it reads.
public struct ReadsCollector: Equatable, Sendable {
  /// The values and needs, in the order of their declarations.
  private var valueOrder = NameSet()
  private var needOrder = NameSet()
  /// The formatters and cells that read anything, with all that they use.
  private var makers = NameTable<Found>()

  /// Knows nothing.
  init() {}

  /// Knows what a screen and its libraries declare.
  init(_ screen: CheckedScreen) {
    valueOrder = NameSet(screen.values.map { $0.name })
    needOrder = NameSet(screen.needs.map { $0.name })
    var parts = NameTable<Found>()
    for cell in screen.withLibraries.flatMap({ $0.cells }) {
      parts.set(cell.name, to: Self.found(in: cell.fields.map { $0.value }))
    }
    // Those of libraries read nothing of the screen's.
    for formatter in screen.formatters {
      guard let expression = formatter.expression else { continue }
      parts.set(formatter.name, to: Self.found(in: [expression]))
    }
    let order = DependencyOrder(parts.values.count) { part in
      parts.values[part].uses.compactMap { parts.place(of: $0.name) }
    }
    for part in order.order { makers.set(parts.names[part], to: closed(parts.values[part])) }
  }

  /// What these expressions read.
  public func reads(of expressions: [TypedExpression]) -> Reads {
    reads(closed(Self.found(in: expressions)))
  }

  /// Whether an expression reads any of these values.
  public func reads(_ expression: TypedExpression, anyOf names: NameSet) -> Bool {
    !values(readBy: expression).isDisjoint(with: names)
  }

  func values(readBy expression: TypedExpression) -> NameSet {
    closed(Self.found(in: [expression])).values
  }

  /// What a formatter reads beside its value.
  public func reads(of formatter: CheckedFormatter) -> Reads {
    reads(makers[formatter.name] ?? Found())
  }

  /// What a cell is made from beside its sources.
  public func reads(of cell: CheckedCell) -> Reads {
    reads(makers[cell.name] ?? Found())
  }

  private func reads(_ found: Found) -> Reads {
    Reads(
      values: Self.sorted(found.values, by: valueOrder),
      needs: Self.sorted(found.needs, by: needOrder),
      usesFormatters: found.usesFormatters
    )
  }

  /// The names that are declared, in the order of their declarations.
  private static func sorted(_ names: NameSet, by order: NameSet) -> [String] {
    names.names.compactMap { order.place(of: $0) }.sorted().map { order.names[$0] }
  }

  private struct Found: Equatable {
    var values = NameSet()
    var needs = NameSet()
    var usesFormatters = false
    /// Formatters and cells.
    var uses: [Use] = []
  }

  private struct Use: Equatable {
    var name: String
    var isFormatter: Bool
  }

  /// What stands in expressions, without what formatters and cells read in turn.
  private static func found(in expressions: [TypedExpression]) -> Found {
    var found = Found()
    for expression in expressions {
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
          found.uses.append(Use(name: name, isFormatter: true))
        case .cell(let name, _): found.uses.append(Use(name: name, isFormatter: false))
        default: break
        }
      }
    }
    return found
  }

  /// With what the formatters and cells read that are used.
  private func closed(_ found: Found) -> Found {
    var found = found
    for use in found.uses {
      guard let maker = makers[use.name] else { continue }
      found.values.formUnion(maker.values)
      // Formatters keep the needs that they read: those who use them need not.
      if use.isFormatter { continue }
      found.needs.formUnion(maker.needs)
      if maker.usesFormatters { found.usesFormatters = true }
    }
    found.uses = []
    return found
  }
}
