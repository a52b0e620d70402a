import Diagnostics
import Expressions

extension ScreenChecker {
  /// Constants may use each other in any order, but not in a circle: it would never be computed.
  /// A model that is made of less than all its fields uses the default values of the others.
  mutating func checkConstantCircles() {
    var done = NameSet()
    for constant in screen.constants where !done.contains(constant.name) {
      var path: [String] = []
      if let circle = circle(through: .constant(constant.name), &path, &done) { report(circle) }
    }
    for model in screen.models where !done.contains(model.name) {
      var path: [String] = []
      if let circle = circle(through: .defaults(model.name), &path, &done) { report(circle) }
    }
  }

  private enum Part {
    case constant(String)
    case defaults(String)

    var name: String {
      switch self {
      case .constant(let name), .defaults(let name): name
      }
    }
  }

  private func circle(
    through part: Part, _ path: inout [String], _ done: inout NameSet
  ) -> [String]? {
    if let start = path.firstIndex(of: part.name) { return Array(path[start...]) }
    guard !done.contains(part.name) else { return nil }
    path.append(part.name)
    defer { done.insert(part.name) }
    for next in parts(of: part) {
      if let circle = circle(through: next, &path, &done) { return circle }
    }
    path.removeLast()
    return nil
  }

  /// What a constant or the default values of a model are made of.
  private func parts(of part: Part) -> [Part] {
    var values: [TypedExpression] = []
    switch part {
    case .constant(let name):
      values += screen.constants.filter { $0.name == name }.map(\.value)
    case .defaults(let name):
      if case .structure(let fields)? = screen.models.first(where: { $0.name == name })?.kind {
        values += fields.compactMap(\.defaultValue)
      }
    }
    var parts: [Part] = []
    for value in values {
      value.visit { inner in
        switch inner.kind {
        case .reference(let reference) where reference.kind == .constant:
          parts.append(.constant(reference.name))
        case .model(let name, let arguments):
          let given = NameSet(arguments.map(\.label))
          let fields = self.values.types[name]?.fields ?? []
          if fields.contains(where: { $0.hasDefault && !given.contains($0.name) }) {
            parts.append(.defaults(name))
          }
        default: break
        }
      }
    }
    return parts
  }

  private mutating func report(_ circle: [String]) {
    let way = (circle + [circle[0]]).joined(separator: " → ")
    let first = circle.min { place($0) < place($1) } ?? circle[0]
    report(
      .derivedCircle,
      circle.count == 1 ? "'\(first)' is made of itself" : "'\(first)' is made of itself: \(way)",
      at: declared[first] ?? spec.span, hint: "write the value of one of them out",
      related: circle.filter { $0 != first }.compactMap { name in
        declared[name].map { Diagnostic.Related($0, "'\(name)' is on the way round") }
      })
  }

  private func place(_ name: String) -> UInt32 { declared[name]?.offset ?? 0 }
}
