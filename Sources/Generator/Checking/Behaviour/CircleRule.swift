import Diagnostics
import Expressions

extension ScreenChecker {
  /// Bindings that set each other off in a circle would never come to rest, unless the circle goes
  /// through something that takes time.
  mutating func checkBindingCircles() {
    let edges = screen.bindings.indices.map { triggered(by: screen.bindings[$0]) }
    var done: Set<Int> = []
    for start in screen.bindings.indices where !done.contains(start) {
      if let circle = circle(from: start, edges) {
        done.formUnion(circle)
        report(circle)
      }
    }
  }

  /// The shortest way from a binding back to itself.
  private func circle(from start: Int, _ edges: [[Int]]) -> [Int]? {
    var origin: [Int: Int] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let index = queue[next]
      next += 1
      for target in edges[index] {
        if target == start {
          var path = [index]
          while let before = origin[path[0]], path[0] != start { path.insert(before, at: 0) }
          return path
        }
        if origin[target] == nil {
          origin[target] = index
          queue.append(target)
        }
      }
    }
    return nil
  }

  private mutating func report(_ circle: [Int]) {
    let first = circle.min() ?? circle[0]
    let names = circle.map { triggerName(screen.bindings[$0]) }
    let way = (names + [names[0]]).joined(separator: " → ")
    report(
      .bindingCircle, "the bindings set each other off for ever: \(way)",
      at: screen.bindings[first].span,
      hint: "break the circle, or let it go through a call, a wait or a debounce",
      related: circle.filter { $0 != first }.map { index in
        Diagnostic.Related(
          screen.bindings[index].span,
          "the binding of '\(triggerName(screen.bindings[index]))' is on the way round")
      })
  }

  private func triggerName(_ binding: CheckedBinding) -> String {
    guard case .when(let sources) = binding.trigger, let first = sources.first else {
      return "every"
    }
    return switch first {
    case .start: "start"
    case .event(let name): name
    case .change(let reference): reference.name
    }
  }

  /// The bindings that a binding sets off before it first waits for anything.
  private func triggered(by binding: CheckedBinding) -> [Int] {
    guard case .steps(let steps) = binding.body else { return [] }
    var effects = Effects()
    if let loading = binding.loading { effects.changed.insert(loading.name) }
    _ = collect(steps, into: &effects)
    let changed = withDerived(effects.changed)
    return screen.bindings.indices.filter { index in
      guard case .when(let sources) = screen.bindings[index].trigger else { return false }
      if case .debounce? = screen.bindings[index].delay { return false }
      return sources.contains { source in
        switch source {
        case .start: false
        case .event(let name): effects.sent.contains(name)
        case .change(let reference): changed.contains(reference.name)
        }
      }
    }
  }

  private struct Effects {
    var sent: Set<String> = []
    var changed: Set<String> = []
  }

  /// Adds what the steps do before they first wait; whether some way through them does not wait.
  private func collect(_ steps: [Step], into effects: inout Effects) -> Bool {
    for step in steps {
      switch step {
      case .set(let assignments): effects.changed.formUnion(assignments.map(\.target.name))
      case .send(let name, _): effects.sent.insert(name)
      case .branch(_, let then, let otherwise), .branchOfOptional(_, _, let then, let otherwise):
        let goesOnThen = collect(then, into: &effects)
        let goesOnElse = collect(otherwise, into: &effects)
        if !goesOnThen, !goesOnElse { return false }
      case .forEach(_, _, let body): _ = collect(body, into: &effects)
      case .call(let call):
        let method = allServices.first { $0.name == call.service }?
          .methods.first { $0.name == call.method }
        guard case .answersAtOnce? = method?.kind else { return false }
        if let onError = call.onError { _ = collect(onError, into: &effects) }
      case .wait, .stop: return false
      case .letValue, .emit, .cancel, .swift: break
      }
    }
    return true
  }

  /// The names with all that is derived from them.
  private func withDerived(_ names: Set<String>) -> Set<String> {
    var all = names
    var grew = true
    while grew {
      grew = false
      for value in screen.values where !all.contains(value.name) {
        guard case .derived(let expression) = value.content else { continue }
        if expression.names.contains(where: { all.contains($0) }) {
          all.insert(value.name)
          grew = true
        }
      }
    }
    return all
  }
}
