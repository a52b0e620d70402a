import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

/// A row that is changed behind a call that is about it: a tap on another row ends the run, and the
/// first row stays as it was, whatever the service has done.
///
/// It is told only where no policy is written, nor a loading flag, which may keep the user from
/// another tap.
func lostRow(
  in binding: BindingSpec, _ checked: CheckedBinding, _ examined: ExaminedScreen
) -> Diagnostic? {
  guard binding.policy == nil, binding.loading == nil, binding.debounce == nil,
    binding.throttle == nil, !checked.parameters.isEmpty
  else { return nil }
  var search = LostRowSearch(examined, checked)
  search.look(at: binding.steps, checked.steps)
  return search.found
}

private struct LostRowSearch {
  private let examined: ExaminedScreen
  private let parameters: [TypedExpression.Parameter]
  /// The parameters, and what is made of them.
  private var own: NameSet
  /// The first call that takes one of them.
  private var call: CallSpec?
  /// Whether nobody asks for its answer: it does something to the row.
  private var isAction = false
  /// Its answer, which knows which row it is.
  private var answer = NameSet()
  private(set) var found: Diagnostic?

  init(_ examined: ExaminedScreen, _ binding: CheckedBinding) {
    self.examined = examined
    parameters = binding.parameters
    own = NameSet(parameters.map { $0.name })
  }

  mutating func look(at steps: [StepSpec], _ checked: [Step]) {
    steps.visit(beside: checked) { if found == nil { look(at: $0, $1) } }
  }

  private mutating func look(at step: StepSpec, _ checked: Step) {
    switch (step.kind, checked) {
    case (.letValue, .letValue(let name, let value)):
      if value.reads(own) { own.insert(name) }
    case (.call(let spec), .call(let same)):
      guard call == nil, same.onElement == nil,
        examined.awaited.contains(same),
        same.arguments.contains(where: { $0.value.reads(own) })
      else { return }
      call = spec
      isAction = same.resultName == nil
      if let name = same.resultName { answer.insert(name) }
    case (.branch(let branch), .branch(_, let then, let otherwise)):
      look(at: branch.then, then)
      look(at: branch.otherwise, otherwise)
    case (.branch(let branch), .branchOfOptional(let value, let name, let then, let otherwise)):
      if value.reads(own) { own.insert(name) }
      look(at: branch.then, then)
      look(at: branch.otherwise, otherwise)
    case (.set(let pairs), .set(let assignments)):
      guard let call else { return }
      for (pair, assignment) in zip(pairs, assignments) {
        guard let row = assignment.value.row(changedIn: assignment.target, isAction: isAction),
          row.reads(own) || assignment.value.changesEach && row.reads(answer)
        else { continue }
        found = .warning(
          .lostRow, "'\(pair.name.text)' stays as it was where a newer run ends this one",
          at: pair.name.span,
          hint: assignment.value.addsElement
            ? "with 'policy: queue' each run comes to its end"
            : "'per: \(identity(in: row))' lets different ones go on side by side",
          related: [.init(call.method.span, "the newer run may come before this is answered")])
        return
      }
    default: return
    }
  }

  /// What tells the rows apart: the parameter that is looked for, or its id.
  private func identity(in row: TypedExpression) -> String {
    let parameter = parameters.first { row.reads(NameSet([$0.name])) } ?? parameters[0]
    return examined.screen.types.hasID(parameter.type) ? "\(parameter.name).id" : parameter.name
  }
}

extension TypedExpression {
  /// What says which row of a value is another in the new one: `x.id == id` in
  /// `items.map(x => if x.id == id then y else x)`. Where the call is asked for its answer, that
  /// has to be the row: what else is kept of it may be there to be looked up once more.
  fileprivate func row(changedIn target: Reference, isAction: Bool) -> TypedExpression? {
    guard case .builtin(let builtin, let arguments) = kind, arguments.count > 1,
      arguments[0].kind == .reference(target)
    else { return nil }
    switch builtin {
    case .map:
      guard case .function(_, let body) = arguments[1].kind,
        case .choice(let condition, let then, _) = body.kind, isAction || then.isLocal
      else { return nil }
      return condition
    case .filter, .removing: return arguments[1]
    case .replacing: return isAction || arguments[2].isLocal ? arguments[1] : nil
    case .entrySetting, .entryRemoving, .setInserting, .setRemoving, .appending:
      return isAction ? arguments[1] : nil
    default: return nil
    }
  }

  private var isLocal: Bool {
    if case .reference(let reference) = kind { reference.kind == .local } else { false }
  }

  fileprivate var changesEach: Bool { if case .builtin(.map, _) = kind { true } else { false } }

  fileprivate var addsElement: Bool {
    if case .builtin(.appending, _) = kind { true } else { false }
  }

  fileprivate func reads(_ names: NameSet) -> Bool {
    has { part in
      if case .reference(let reference) = part.kind {
        reference.kind == .local && names.contains(reference.name)
      } else {
        false
      }
    }
  }
}
