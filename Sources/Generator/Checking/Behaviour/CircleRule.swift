import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

extension ScreenChecker {
  /// Bindings that set each other off in a circle would never come to rest, unless the circle goes
  /// through something that takes time.
  mutating func checkBindingCircles() {
    // What is wrong in one of them may be what it waits for.
    if spec.hasBrokenBindings { return }
    let dependents = dependents()
    let sources = Sources(screen.bindings)
    let edges = screen.bindings.map { triggered(by: $0, sources, dependents) }
    let order = DependencyOrder(edges.count) { edges[$0].map { $0.binding } }
    // Nearly always there is none.
    if order.circles.isEmpty { return }
    var done: Set<Int> = []
    for start in screen.bindings.indices where !done.contains(start) {
      if let circle = circle(from: start, edges) {
        done.formUnion(circle.map { $0.binding })
        report(circle)
      }
    }
  }

  /// A binding that another one sets off, the name by which it does, and how many others are before
  /// that in its `when`.
  private struct Edge {
    var binding: Int
    var place: Int
    var name: String
  }

  /// The shortest way from a binding back to itself.
  private func circle(from start: Int, _ edges: [[Edge]]) -> [Edge]? {
    var origin: [Int: (from: Int, edge: Edge)] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let index = queue[next]
      next += 1
      for edge in edges[index] {
        if edge.binding == start {
          var path = [edge]
          var place = index
          while place != start, let before = origin[place] {
            path.insert(before.edge, at: 0)
            place = before.from
          }
          return [path[path.count - 1]] + path.dropLast()
        }
        if origin[edge.binding] == nil {
          origin[edge.binding] = (index, edge)
          queue.append(edge.binding)
        }
      }
    }
    return nil
  }

  private mutating func report(_ circle: [Edge]) {
    let way = (circle + [circle[0]]).map { $0.name }.joined(separator: " → ")
    report(
      .bindingCircle, "the bindings may set each other off for ever: \(way)",
      at: place(circle[0]),
      hint: isLimit(circle)
        ? "to limit what it can be, use a value derived from '\(circle[0].name)' in its place: "
          + "{ from: ... }; or let the view send what it would set, to an event whose binding sets an output"
        : "break the circle, or let it go through a call, a wait or a debounce",
      related: circle.dropFirst().map { edge in
        Diagnostic.Related(place(edge), "the binding of '\(edge.name)' is on the way round")
      })
  }

  /// Whether all that goes round is a value that its own binding sets.
  private func isLimit(_ circle: [Edge]) -> Bool {
    guard circle.count == 1, let edge = circle.first else { return false }
    return screen.bindings[edge.binding].hasStep { step in
      guard case .set(let assignments) = step else { return false }
      return assignments.contains { $0.target.name == edge.name }
    }
  }

  /// The name in the `when` by which a binding is set off.
  private func place(_ edge: Edge) -> SourceSpan {
    guard case .when(let names) = spec.bindings[edge.binding].trigger,
      let name = names.first(where: { $0.text == edge.name })
    else { return screen.bindings[edge.binding].span }
    return name.span
  }

  /// The bindings that wait for each event, and for a change of each value.
  private struct Sources {
    var events = NameTable<[Edge]>()
    var changes = NameTable<[Edge]>()

    init(_ bindings: [CheckedBinding]) {
      for (index, binding) in bindings.enumerated() {
        if case .debounce? = binding.delay { continue }
        for (place, source) in binding.sources.enumerated() {
          let edge = Edge(binding: index, place: place, name: source.name)
          switch source {
          case .start: break
          case .event(let name): events[name, default: []].append(edge)
          case .change(let reference): changes[reference.name, default: []].append(edge)
          }
        }
      }
    }
  }

  /// The bindings that a binding sets off before it first waits for anything, each with the first
  /// name in its `when` by which that happens.
  private func triggered(
    by binding: CheckedBinding, _ sources: Sources, _ dependents: NameTable<[String]>
  ) -> [Edge] {
    guard case .steps(let steps) = binding.body else { return [] }
    var effects = Effects()
    if let loading = binding.loading { effects.changed.insert(loading.name) }
    _ = collect(steps, into: &effects)
    var found: [Edge] = []
    for name in effects.sent.names { found += sources.events[name] ?? [] }
    for name in effects.changed.with(dependents).names { found += sources.changes[name] ?? [] }
    found.sort { ($0.binding, $0.place) < ($1.binding, $1.place) }
    var edges: [Edge] = []
    for edge in found where edge.binding != edges.last?.binding { edges.append(edge) }
    return edges
  }

  private struct Effects {
    var sent = NameSet()
    var changed = NameSet()
  }

  /// Adds what the steps do before they first wait; whether some way through them does not wait.
  private func collect(_ steps: [Step], into effects: inout Effects) -> Bool {
    for step in steps {
      switch step {
      case .set(let assignments): effects.changed.formUnion(assignments.map { $0.target.name })
      case .send(let name, _): effects.sent.insert(name)
      case .branch(_, let then, let otherwise), .branchOfOptional(_, _, let then, let otherwise):
        let goesOnThen = collect(then, into: &effects)
        let goesOnElse = collect(otherwise, into: &effects)
        if !goesOnThen, !goesOnElse { return false }
      case .forEach(_, _, let body): _ = collect(body, into: &effects)
      case .call(let call):
        guard let method = services[call.service]?.method(call.method), method.answersAtOnce
        else { return false }
        if let onError = call.onError { _ = collect(onError, into: &effects) }
      case .wait, .stop: return false
      case .letValue, .emit, .cancel, .swift: break
      }
    }
    return true
  }

  /// For each name the values that are derived from it.
  private func dependents() -> NameTable<[String]> {
    var dependents = NameTable<[String]>()
    let collector = screen.reads
    for value in screen.values {
      guard case .derived(let expression) = value.content else { continue }
      for name in collector.values(readBy: expression).names {
        dependents[name, default: []].append(value.name)
      }
    }
    return dependents
  }
}

extension NameSet {
  /// The names with all that depends on them.
  fileprivate func with(_ dependents: NameTable<[String]>) -> NameSet {
    var all = self
    var pending = names
    while let name = pending.popLast() {
      for dependent in dependents[name] ?? [] where all.insert(dependent) {
        pending.append(dependent)
      }
    }
    return all
  }
}
