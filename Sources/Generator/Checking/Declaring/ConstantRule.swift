import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

extension ScreenChecker {
  /// Constants may use each other in any order, but not in a circle: it would never be computed.
  mutating func checkConstantCircles() {
    for circle in circlesOfConstants() {
      reportCircle(circle, "made of") { _ in "write the value of one of them out" }
    }
  }

  /// A model that is made of less than all its fields uses the default values of the others, each a
  /// `Model.field` here, and a cell what its fields are made of.
  private func circlesOfConstants() -> [[String]] {
    var values = NameTable<[TypedExpression]>()
    for constant in screen.constants { values.set(constant.name, to: [constant.value]) }
    var defaults: [String] = []
    for model in screen.models {
      guard case .structure(let fields) = model.kind else { continue }
      for field in fields {
        guard let value = field.defaultValue else { continue }
        defaults.append("\(model.name).\(field.name)")
        values.set(defaults[defaults.count - 1], to: [value])
      }
    }
    for cell in screen.cells { values.set(cell.name, to: cell.fields.map { $0.value }) }
    let names = screen.constants.map { $0.name } + defaults + screen.cells.map { $0.name }
    let types = expressions.types
    let found = DependencyOrder.separateCircles(names) { Self.parts(of: values[$0] ?? [], types) }
    var circles: [[String]] = []
    for circle in found {
      // Of a model with two such fields it is said once.
      var declarations: [String] = []
      for name in circle.map({ String($0.prefix { $0 != "." }) })
      where !declarations.contains(name) { declarations.append(name) }
      if !circles.contains(declarations) { circles.append(declarations) }
    }
    return circles
  }

  /// The constants, the models with their default values, and the cells that values are made of.
  private static func parts(of values: [TypedExpression], _ types: TypeTable) -> [String] {
    var parts: [String] = []
    for value in values {
      value.visit { inner in
        switch inner.kind {
        case .reference(let reference) where reference.kind == .constant:
          parts.append(reference.name)
        case .cell(let name, _): parts.append(name)
        case .model(let name, let arguments):
          let given = NameSet(arguments.map { $0.label })
          for field in types[name]?.fields ?? []
          where field.hasDefault && !given.contains(field.name) {
            parts.append("\(name).\(field.name)")
          }
        default: break
        }
      }
    }
    return parts
  }

  mutating func reportCircle(_ circle: [String], _ verb: String, hint: (_ first: String) -> Hint) {
    // Of a name that is declared twice, one may be made of the other.
    if circle.contains(where: expressions.poisoned.contains) { return }
    func place(_ name: String) -> UInt32 { declared[name]?.offset ?? 0 }
    let way = (circle + [circle[0]]).joined(separator: " → ")
    let first = circle.min { place($0) < place($1) } ?? circle[0]
    report(
      .derivedCircle,
      circle.count == 1 ? "'\(first)' is \(verb) itself" : "'\(first)' is \(verb) itself: \(way)",
      at: declared[first] ?? spec.span, hint: hint(first),
      related: circle.filter { $0 != first }.compactMap { name in
        declared[name].map { Diagnostic.Related($0, "'\(name)' is on the way round") }
      })
  }
}
