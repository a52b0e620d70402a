import MVVMGenChecking
import MVVMGenExpressions
import MVVMGenProgram

/// What changes elements of a list, and keeps the others: `items.map(x => if … then … else x)`.
extension AssignmentEmitter {
  /// `items.value.changeEach { x in if x.id == id { x.isDone = true } }`
  func changeOfElements(
    _ function: TypedExpression, of target: TypedExpression, at place: Layout
  ) -> Layout? {
    guard !reads(function, whatHolds: target), let change = ChangeOfElements(function) else {
      return nil
    }
    let inner = emitter.with([change.element.name])
    let condition = change.condition.map { condition in
      let value = inner.inHead.expression(condition)
      return change.known.map { "\(BranchEmitter.pattern($0, value))\(value.layout)" }
        ?? value.layout
    }
    if let condition, !condition.fits(Self.longestCondition) { return nil }
    let statements = Layout.joined(
      self.statements(change, inner.with(change.known.map { [$0] } ?? [])), by: .newLine)
    return .braced(
      "\(place).changeEach { \(SwiftName.plain(change.element.name)) in",
      condition.map { .braced("if \($0) {", statements) } ?? statements)
  }

  /// What has room on a line as deep as it may stand.
  private static var longestCondition: Int { 60 }

  private func statements(_ change: ChangeOfElements, _ inner: ExpressionEmitter) -> [Layout] {
    let name = change.element.name
    let element = TypedExpression.local(name, change.element.type)
    let assignments = AssignmentEmitter(inner, changing: name)
    let place = Layout.text(SwiftName.plain(name))
    return change.fields?.map { assignments.assign(field: $0, of: element, at: place) }
      ?? [assignments.assign(change.value, to: element, at: place)]
  }
}

/// Which elements are changed, and what becomes of each.
private struct ChangeOfElements {
  let element: TypedExpression.Parameter
  let condition: TypedExpression?
  /// What the condition has to have is called so.
  private(set) var known: String?
  let value: TypedExpression

  /// Nil for a function that is none.
  init?(_ function: TypedExpression) {
    guard case .function(let parameters, let body) = function.kind, parameters.count == 1 else {
      return nil
    }
    element = parameters[0]
    switch body.kind {
    case .choice(let condition, let then, let otherwise) where otherwise.isLocal(element.name):
      (self.condition, value) = (condition, then)
    case .choice(let condition, let then, let otherwise) where then.isLocal(element.name):
      guard let opposite = condition.opposite else { return nil }
      (self.condition, value) = (opposite, otherwise)
    case .choiceOfOptional(let optional, let name, let then, let otherwise)
    where otherwise.isLocal(element.name) && then.mentions(name):
      (condition, known, value) = (optional, name, then)
    default:
      (condition, value) = (nil, body)
      guard fields != nil else { return nil }
    }
    guard !value.isChoice, value.type == element.type, isAllowed else { return nil }
  }

  /// Those that are changed, where the element keeps its others.
  var fields: [TypedExpression.Argument]? {
    guard case .with(let base, let fields) = value.kind, base.isLocal(element.name) else {
      return nil
    }
    return fields
  }

  /// Whether no field that was set is read by what is set behind it.
  private var isAllowed: Bool {
    var set = NameSet()
    for field in fields ?? [] {
      if !set.isEmpty, !field.value.reads(fieldsOf: element.name, besides: set) { return false }
      set.insert(field.label)
    }
    return true
  }
}

extension TypedExpression {
  /// What is so where this is not, if that can be said as directly.
  fileprivate var opposite: TypedExpression? {
    switch kind {
    case .binary(.and, _, _), .binary(.or, _, _): nil
    default: negated
    }
  }

  /// Whether all that is read of a local value are fields of it, and none of those.
  fileprivate func reads(fieldsOf name: String, besides set: NameSet) -> Bool {
    switch kind {
    case .field(let base, let field) where base.isLocal(name): return !set.contains(field)
    case .reference: return !isLocal(name)
    default:
      var all = true
      visitParts { all = all && $0.reads(fieldsOf: name, besides: set) }
      return all
    }
  }
}
