import Checking
import Expressions

/// Finds what expressions depend on. A formatter or a cell that reads a state makes whoever uses
/// it depend on that state.
struct ReadsCollector {
  private let screen: CheckedScreen
  private let formatters: [String: CheckedFormatter]
  private let cells: [String: CheckedCell]

  init(_ screen: CheckedScreen) {
    self.screen = screen
    let all = screen.libraries + [screen]
    formatters = Dictionary(
      all.flatMap(\.formatters).map { ($0.name, $0) }, uniquingKeysWith: { _, own in own })
    cells = Dictionary(
      all.flatMap(\.cells).map { ($0.name, $0) }, uniquingKeysWith: { _, own in own })
  }

  func reads(of expressions: [TypedExpression]) -> Reads {
    var found = Found()
    for expression in expressions { collect(expression, into: &found) }
    return reads(found)
  }

  /// What a formatter reads beside its value.
  func reads(of formatter: CheckedFormatter) -> Reads {
    var found = Found()
    collect(formatter, into: &found)
    return reads(found)
  }

  private func reads(_ found: Found) -> Reads {
    Reads(
      values: screen.values.map(\.name).filter(found.values.contains),
      needs: screen.needs.map(\.name).filter(found.needs.contains),
      usesFormatters: found.usesFormatters
    )
  }

  private struct Found {
    var values: Set<String> = []
    var needs: Set<String> = []
    var usesFormatters = false
    /// Formatters and cells that were looked into, so that each is looked into once.
    var visited: Set<String> = []
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
        if let formatter = formatters[name], found.visited.insert(name).inserted {
          // Formatters keep the needs that they read: those who use them need not.
          let needs = found.needs
          collect(formatter, into: &found)
          found.needs = needs
        }
      case .cell(let name, _):
        if let cell = cells[name], found.visited.insert(name).inserted {
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
    case .swift(let code):
      for name in code.scope where code.mentions(name.reference.name) {
        collect(TypedExpression(.reference(name.reference), name.type), into: &found)
      }
    case .datePattern, .dateStyle, .relative, .number, .percent, .list: break
    }
  }
}
