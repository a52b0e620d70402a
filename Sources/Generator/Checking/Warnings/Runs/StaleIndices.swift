import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// A row that is removed or replaced behind a call, at the place where it stood before: meanwhile
/// the list may have changed, so that another row stands there.
///
/// It is told only where somebody else changes the list, and not behind a condition that looks at
/// what stands at that place.
func staleIndices(in examined: ExaminedScreen) -> [Diagnostic] {
  var search: StaleIndexSearch?
  for (index, checked) in examined.screen.bindings.enumerated() where checked.replacesAtIndex {
    if search == nil { search = StaleIndexSearch(examined) }
    search?.look(at: index)
  }
  return search?.found ?? []
}

private struct StaleIndexSearch {
  private let examined: ExaminedScreen
  private var binding = 0
  private(set) var found: [Diagnostic] = []

  init(_ examined: ExaminedScreen) {
    self.examined = examined
  }

  private var screen: CheckedScreen { examined.screen }

  mutating func look(at binding: Int) {
    self.binding = binding
    var places = Places()
    for parameter in screen.bindings[binding].parameters where parameter.type == .int {
      places.known.insert(parameter.name)
    }
    look(at: examined.spec.bindings[binding].steps, screen.bindings[binding].steps, &places)
  }

  /// The names of indices.
  private struct Places {
    var known = NameSet()
    /// Those that are from before a call.
    var stale = NameSet()
    /// What steps call the element at an index.
    var elements: [String: String] = [:]

    mutating func add(_ name: String, _ type: ValueType) {
      stale = stale.subtracting([name])
      if type == .int { known.insert(name) }
    }

    mutating func pause() {
      for name in known.names { stale.insert(name) }
    }

    /// What was looked at is no surprise.
    mutating func clear() { stale = NameSet() }
  }

  private mutating func look(at steps: [StepSpec], _ checked: [Step], _ places: inout Places) {
    steps.visit(beside: checked) { look(at: $0, $1, &places) }
  }

  private mutating func look(at step: StepSpec, _ checked: Step, _ places: inout Places) {
    switch (step.kind, checked) {
    case (.letValue, .letValue(let name, let value)): places.add(name, value.type)
    case (.wait, _): places.pause()
    case (.call(let call), .call(let same)):
      if examined.awaited.contains(same) { places.pause() }
      var failed = places
      look(at: call.onError ?? [], same.onError ?? [], &failed)
      var each = places
      look(at: call.onElement ?? [], same.onElement ?? [], &each)
    case (.branch(let branch), .branch(let condition, let a, let b)):
      if condition.hasElement(at: places.stale) { places.clear() }
      look(at: branch.then, a, branch.otherwise, b, &places)
    case (.branch(let branch), .branchOfOptional(let value, let name, let a, let b)):
      places.add(name, value.type.unwrapped)
      if case .element(_, let index) = value.kind, case .reference(let place) = index.kind {
        places.elements[place.name] = name
      }
      look(at: branch.then, a, branch.otherwise, b, &places)
    case (.set(let pairs), .set(let assignments)):
      for (pair, assignment) in zip(pairs, assignments) { look(at: pair, assignment, places) }
    default: return
    }
  }

  /// Behind both of them what was old in one of them is.
  private mutating func look(
    at then: [StepSpec], _ checked: [Step], _ otherwise: [StepSpec], _ other: [Step],
    _ places: inout Places
  ) {
    var without = places
    look(at: then, checked, &places)
    look(at: otherwise, other, &without)
    for name in without.stale.names { places.stale.insert(name) }
  }

  private mutating func look(at pair: NamedValue, _ assignment: Step.Assignment, _ places: Places) {
    let list = assignment.target.name
    guard let change = assignment.value.changeAtIndex(of: list, places.stale),
      let other = changer(of: list)
    else { return }
    found.append(
      .warning(
        .staleIndex,
        "'\(change.index)' is where it stood before the call: '\(list)' may have changed meanwhile",
        at: pair.value.span,
        hint: hint(for: change, list, places),
        related: [.init(other, "this may change it meanwhile")]))
  }

  private func hint(for change: ChangeAtIndex, _ list: String, _ places: Places) -> Hint {
    guard case .array(let row) = change.list, screen.types.hasID(row) else {
      return "look for it again, by what it is"
    }
    let element = places.elements[change.index] ?? "item"
    let other = element == "x" ? "y" : "x"
    return change.isRemoval
      ? "tell it by its id: =\(list).filter(\(other) => \(other).id != \(element).id)"
      : "tell it by its id: "
        + "=\(list).map(\(other) => if \(other).id == \(element).id then ... else \(other))"
  }

  /// What else changes a list: another binding, or another run of this one that waited for its turn
  /// or goes on beside it. What runs at the start was there before anybody saw a row.
  private func changer(of list: String) -> SourceSpan? {
    let own = screen.bindings[binding]
    if own.per != nil || own.policy == .queue || own.policy == .all { return own.span }
    let names = own.sources.map { $0.name }
    let other = screen.bindings.enumerated().first { index, other in
      index != binding && !(other.sources.count == 1 && other.sources[0] == .start)
        && examined.spec.bindings[index].changes(list)
        && !other.cancelled.contains(where: names.contains)
    }
    return other?.element.span
  }
}

/// `items.removing(index)`, `items.replacing(index, item)`
private struct ChangeAtIndex {
  var index: String
  var list: ValueType
  var isRemoval: Bool
}

extension CheckedBinding {
  /// Whether some step changes a list at an index: nearly none does.
  fileprivate var replacesAtIndex: Bool {
    hasStep { step in
      guard case .set(let assignments) = step else { return false }
      return assignments.contains { assignment in
        if case .builtin(.removing, _) = assignment.value.kind { return true }
        if case .builtin(.replacing, _) = assignment.value.kind { return true }
        return false
      }
    }
  }
}

extension TypedExpression {
  /// What it changes of that list at one of these places.
  fileprivate func changeAtIndex(of list: String, _ places: NameSet) -> ChangeAtIndex? {
    guard case .builtin(let builtin, let arguments) = kind,
      builtin == .removing || builtin == .replacing, arguments.count > 1,
      case .reference(let changed) = arguments[0].kind, changed.kind != .local,
      changed.name == list,
      case .reference(let place) = arguments[1].kind, place.kind == .local,
      places.contains(place.name)
    else { return nil }
    return ChangeAtIndex(
      index: place.name, list: arguments[0].type, isRemoval: builtin == .removing)
  }

  /// Whether it looks what stands at one of these places.
  fileprivate func hasElement(at places: NameSet) -> Bool {
    has { part in
      if case .element(_, let index) = part.kind, case .reference(let place) = index.kind {
        places.contains(place.name)
      } else {
        false
      }
    }
  }
}
