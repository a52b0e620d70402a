import MVVMGenChecking
import MVVMGenExpressions
import MVVMGenProgram

/// Writes what is assigned to a value of the screen. What changes only a part of it is done in
/// place, where a copy of a list with one more element would take as long as the list.
struct AssignmentEmitter {
  let emitter: ExpressionEmitter
  /// The local value of which a part is changed, if it is one.
  private let changed: String?

  init(_ emitter: ExpressionEmitter, changing changed: String? = nil) {
    self.emitter = emitter
    self.changed = changed
  }

  func emit(_ assignment: Step.Assignment) -> Layout {
    assign(
      assignment.value, to: assignment.targetValue, at: emitter.reference(assignment.target))
  }

  /// The same in a transaction: there each field can be set by itself.
  func emitParts(of assignment: Step.Assignment) -> [Layout] {
    let target = assignment.targetValue
    guard case .with(let base, let fields) = assignment.value.kind, base.kind == target.kind,
      !fields.contains(where: { reads($0.value, whatHolds: target) })
    else { return [emit(assignment)] }
    return fields.map { assign(field: $0, of: target, at: emitter.reference(assignment.target)) }
  }

  /// A choice as a step, where one of its ways changes only a part of what is there, or nothing:
  /// with a copy of it in hand, a `? :` could only make another.
  func step(choosing assignment: Step.Assignment) -> Step? {
    guard assignment.value.isChoice, !isChange(assignment) else { return nil }
    var isInPlace = false
    let steps = ways(of: assignment, &isInPlace)
    return isInPlace ? steps?.first : nil
  }

  /// A choice between steps that comes to one assignment, as of an entry or of none.
  func assignment(joining step: Step) -> Step.Assignment? {
    guard case .branchOfOptional(let optional, let name, let then, let otherwise) = step,
      then.count == 1, case .set(let first) = then[0], first.count == 1,
      otherwise.count == 1, case .set(let second) = otherwise[0], second.count == 1,
      first[0].target == second[0].target
    else { return nil }
    var joined = first[0]
    joined.value.kind = .choiceOfOptional(
      optional, name: name, then: first[0].value, else: second[0].value)
    return isChange(joined) ? joined : nil
  }

  private func ways(of assignment: Step.Assignment, _ isInPlace: inout Bool) -> [Step]? {
    func ways(to value: TypedExpression) -> [Step]? {
      var way = assignment
      way.value = value
      return self.ways(of: way, &isInPlace)
    }
    switch assignment.value.kind {
    case .choice(let condition, let then, let otherwise):
      guard let then = ways(to: then), let otherwise = ways(to: otherwise) else { return nil }
      return [.branch(condition, then: then, else: otherwise)]
    case .choiceOfOptional(let optional, let name, let then, let otherwise):
      guard let then = ways(to: then), let otherwise = ways(to: otherwise) else { return nil }
      return [.branchOfOptional(optional, name: name, then: then, else: otherwise)]
    case .reference(assignment.target):
      // What is set is told, also where it stays as it is: Swift takes `a = a` for a mistake.
      guard isUnseen(assignment.target) else { return nil }
      isInPlace = true
      return []
    default:
      if assignment.value.type.hasParts, isChange(assignment) { isInPlace = true }
      return [.set([assignment])]
    }
  }

  /// Whether nobody sees that a value is set where it stays as it is: what follows from it is
  /// compared.
  private func isUnseen(_ target: Reference) -> Bool {
    target.kind == .state
      && emitter.unit.screen.values.allSatisfy { emitter.unit.isHashable($0.type) }
  }

  /// `place = value`, or what changes only a part of what is there.
  func assign(
    _ value: TypedExpression, to target: TypedExpression, at place: Layout
  ) -> Layout {
    change(of: target, to: value, at: place)
      ?? "\(place) =\(ChoiceEmitter(emitter).assigned(value))"
  }

  /// The same for a field.
  func assign(
    field: TypedExpression.Argument, of target: TypedExpression, at place: Layout
  ) -> Layout {
    assign(
      field.value, to: TypedExpression(.field(target, field.label), field.value.type),
      at: "\(place).\(SwiftName.member(field.label))")
  }

  /// Whether only a part of what is there changes.
  private func isChange(_ assignment: Step.Assignment) -> Bool {
    change(of: assignment.targetValue, to: assignment.value, at: "") != nil
  }

  /// `items.value.append(item)`, where the value is what was there before, with a change.
  private func change(
    of target: TypedExpression, to value: TypedExpression, at place: Layout
  ) -> Layout? {
    switch value.kind {
    case .not(let inner) where inner.kind == target.kind: return "\(place).toggle()"
    case .binary(.plus, let left, let right) where left.kind == target.kind:
      if case .list(let elements) = right.kind, elements.count == 1 {
        return .call("\(place).append", [emitter.typed(elements[0])])
      }
      return inPlace(.plus, right, value.type, at: place)
    case .binary(.plus, let left, let right) where right.kind == target.kind:
      guard case .list(let elements) = left.kind, elements.count == 1 else { return nil }
      return inFront(elements[0], at: place)
    case .binary(let sign, let left, let right) where left.kind == target.kind:
      return inPlace(sign, right, value.type, at: place)
    case .with(let base, let arguments) where base.kind == target.kind && arguments.count == 1:
      return assign(field: arguments[0], of: target, at: place)
    case .chain(let base, let body) where base.kind == target.kind:
      return part(body, of: target, at: place)
    case .choiceOfOptional(let optional, let name, let then, let otherwise):
      return entry(of: target, at: place, optional, name, then, otherwise)
    case .builtin(let builtin, let arguments) where arguments[0].kind == target.kind:
      switch builtin {
      case .appending: return .call("\(place).append", [emitter.typed(arguments[1])])
      case .inserting where arguments[2].kind == .integer(0):
        return inFront(arguments[1], at: place)
      case .filter: return removal(arguments[1], of: target, at: place)
      case .map: return changeOfElements(arguments[1], of: target, at: place)
      case .setInserting: return .call("\(place).insert", [emitter.typed(arguments[1])])
      case .setRemoving: return .call("\(place).remove", [emitter.typed(arguments[1])])
      case .entryRemoving: return .element(of: place, at: emitter.typed(arguments[1])) + " = nil"
      case .entrySetting:
        return self.entry(arguments[1], setTo: arguments[2], of: target, at: place)
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether a value reads what a part is changed of, or that is not known. Swift lets nobody do so
  /// meanwhile.
  func reads(_ value: TypedExpression, whatHolds part: TypedExpression) -> Bool {
    guard let root = part.root else { return true }
    return emitter.unit.program.reads(value, anyOf: NameSet([root]))
      || root == changed && value.mentions(root)
  }

  /// `user.value?.name = name`
  private func part(
    _ body: TypedExpression, of target: TypedExpression, at place: Layout
  ) -> Layout? {
    guard case .with(let base, let arguments) = body.kind, base.kind == .chained,
      arguments.count == 1, !reads(arguments[0].value, whatHolds: target)
    else { return nil }
    return "\(place)?.\(SwiftName.member(arguments[0].label)) ="
      + ChoiceEmitter(emitter).assigned(arguments[0].value)
  }

  /// `prices.value[id] = price`, and `meals.value[day, default: []].append(meal)` for what is there
  /// already, with a change.
  private func entry(
    _ key: TypedExpression, setTo value: TypedExpression, of target: TypedExpression,
    at place: Layout
  ) -> Layout? {
    let index = emitter.typed(key)
    if let entry = value.changed, case .coalesce(let element, let plain) = entry.kind,
      element.kind == .element(target, index: key), !reads(plain, whatHolds: target),
      let change = change(
        of: entry, to: value,
        at: .element(of: place, at: "\(index), default: \(emitter.typed(plain))"))
    {
      return change
    }
    // To assign an optional that is nil would remove the entry.
    guard !value.type.isOptional else { return nil }
    return .element(of: place, at: index) + " =" + ChoiceEmitter(emitter).assigned(value)
  }

  /// `prices.value[id] = price`, where the entry goes if there is no price.
  private func entry(
    of target: TypedExpression, at place: Layout, _ optional: TypedExpression, _ name: String,
    _ then: TypedExpression, _ otherwise: TypedExpression
  ) -> Layout? {
    guard case .dictionary(_, let value) = target.type, optional.type == .optional(value),
      case .builtin(.entrySetting, let set) = then.kind, set[0].kind == target.kind,
      case .builtin(.entryRemoving, let removed) = otherwise.kind, removed == [set[0], set[1]],
      set[2].isLocal(name), !set[1].mentions(name)
    else { return nil }
    return .element(of: place, at: emitter.typed(set[1])) + " ="
      + ChoiceEmitter(emitter).assigned(optional)
  }

  /// `items.value.insert(item, at: 0)`: no other index is one of every list.
  private func inFront(_ element: TypedExpression, at place: Layout) -> Layout {
    .call("\(place).insert", [emitter.typed(element), "at: 0"])
  }

  /// `items.value.removeAll { item in item.id == id }`, for those that are kept by what is not so
  /// of them.
  private func removal(
    _ kept: TypedExpression, of target: TypedExpression, at place: Layout
  ) -> Layout? {
    guard case .function(let parameters, let body) = kept.kind, parameters.count == 1,
      !reads(body, whatHolds: target)
    else { return nil }
    let gone: TypedExpression
    switch body.kind {
    case .binary(.notEqual, let left, let right):
      gone = TypedExpression(.binary(.equal, left, right), .bool)
    case .not(let condition): gone = condition
    default: return nil
    }
    return "\(place).removeAll \(emitter.closure(parameters, gone, behind: target))"
  }

  /// `total.value += part`, where Swift has such an operator that can't overflow.
  private func inPlace(
    _ sign: Expression.Operator, _ value: TypedExpression, _ type: ValueType, at place: Layout
  ) -> Layout? {
    guard value.type == type, !value.isChoice else { return nil }
    let hasOperator =
      switch (sign, type) {
      case (.plus, .array): value.kind != .list([])
      case (.plus, .string), (.plus, .double), (.plus, .decimal): true
      case (.minus, .double), (.minus, .decimal): true
      case (.times, .double): true
      case (.divided, .double), (.divided, .decimal): true
      default: false
      }
    guard hasOperator else { return nil }
    return "\(place) \(sign.rawValue)=\(ChoiceEmitter(emitter).assigned(value))"
  }
}

extension Step.Assignment {
  /// What is there before.
  fileprivate var targetValue: TypedExpression { TypedExpression(.reference(target), value.type) }
}

extension TypedExpression {
  /// The name of the value that it is, or is a part of.
  fileprivate var root: String? {
    switch kind {
    case .reference(let reference): reference.name
    case .field(let base, _), .element(let base, _), .coalesce(let base, _): base.root
    default: nil
    }
  }

  /// What it is with a change.
  fileprivate var changed: TypedExpression? {
    switch kind {
    case .builtin(_, let arguments): arguments.first
    case .binary(_, let value, _): value
    default: nil
    }
  }
}

extension ValueType {
  /// Whether a part of such a value can be changed alone, without a copy of the rest.
  fileprivate var hasParts: Bool {
    switch self {
    case .array, .dictionary, .set, .named: true
    default: false
    }
  }
}
