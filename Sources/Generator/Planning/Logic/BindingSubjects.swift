import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenProgram

/// What the parts of each binding are named for: what sets it off, as `query`; where the same sets
/// off others too, what is done, as `querySearch` and `querySuggest`; and what is called where
/// several things set it off, as `search`: that stays when one more does.
struct BindingSubjects {
  private var subjects: [String] = []
  /// Those that are named for what is called alone.
  private var called: Set<Int> = []

  /// How long a name may get: what it names stands in one line with what it does.
  private static let longest = 40

  init(_ unit: Unit) {
    let bindings = unit.program.bindings
    subjects = bindings.map(Self.trigger)
    nameForCalls(unit)
    // What the team writes in Swift has its name whatever other bindings there are.
    let generated = bindings.filter { !$0.isByHand }
    let count = Self.counts(subjects)
    for (trigger, group) in Dictionary(grouping: generated, by: { subjects[$0.index] })
    where count[trigger, default: 0] > 1 {
      let deeds = group.map { Self.deeds(of: $0, unit) }
      // What each does first is enough where that differs.
      let firsts = deeds.compactMap { $0.names.first }
      let differ = NameSet(firsts).names.count == group.count
      let count = Self.counts(differ ? firsts : deeds.flatMap { $0.names })
      for (binding, deeds) in zip(group, deeds) {
        // Those that do nothing of their own get numbers. A timer that sends `tick` ticks anyway.
        let fitting = deeds.names.filter {
          trigger.utf8.count + $0.utf8.count <= Self.longest && $0 != trigger.withCapital
        }
        let deed = fitting.first { count[$0] == 1 } ?? fitting.first
        subjects[binding.index] = trigger + (deed ?? "")
      }
    }
  }

  func subject(of binding: BindingProgram) -> String { subjects[binding.index] }

  func isNamedForCall(_ binding: BindingProgram) -> Bool { called.contains(binding.index) }

  /// Names what several things set off for the first that it waits for, where nothing else is
  /// called so.
  private mutating func nameForCalls(_ unit: Unit) {
    let several = unit.program.bindings.filter { !$0.isByHand && $0.triggerNames.count > 1 }
    let calls = several.map { Self.names(ofFirstCallIn: $0, unit) }
    let taken = NameSet(subjects + ["start"])
    let counts = Self.counts(calls.flatMap { $0 })
    for (binding, names) in zip(several, calls) {
      // A method that is called as an event is leaves the name to that.
      guard let method = names.first, !taken.contains(method),
        let name = names.first(where: {
          counts[$0] == 1 && !taken.contains($0) && $0.utf8.count <= Self.longest
        })
      else { continue }
      subjects[binding.index] = name
      called.insert(binding.index)
    }
  }

  /// `load`, and `loadPrices` where others load too: of the first call that hangs on the fewest
  /// conditions.
  private static func names(ofFirstCallIn binding: BindingProgram, _ unit: Unit) -> [String] {
    var found: (call: Step.Call, depth: Int)?
    func look(at steps: [Step], _ depth: Int) {
      for step in steps where depth < found?.depth ?? .max {
        if case .call(let call) = step, !unit.answersAtOnce(call) {
          found = (call, depth)
          return
        }
        for body in step.bodies { look(at: body, depth + 1) }
      }
    }
    look(at: binding.binding.steps, 0)
    guard let call = found?.call else { return [] }
    let method = call.method.withoutCapital
    return [method, method + call.service.withCapital]
  }

  /// `startOrRefresh`, `startOrOthers` where there are many; the first where that would be long.
  static func joined(_ names: [String]) -> String {
    let others = names.dropFirst().map { $0.withCapital }
    let candidates = [([names[0]] + others).joined(separator: "Or"), names[0] + "OrOthers"]
    return candidates.prefix(names.count - 1).dropFirst(names.count > 3 ? 1 : 0)
      .first { $0.utf8.count <= longest } ?? names[0]
  }

  private static func trigger(of binding: BindingProgram) -> String {
    let names = binding.triggerNames
    return binding.isByHand || names.isEmpty ? names.first ?? "tick" : joined(names)
  }

  /// What its steps do, that by which a reader knows them best first: a call, what is sent, the
  /// rest; at last how often a timer goes off. An answer that is there at once is for what follows
  /// it.
  private static func deeds(of binding: BindingProgram, _ unit: Unit) -> NameSet {
    var (calls, helpers, sent, others): ([String], [String], [String], [String]) = ([], [], [], [])
    binding.binding.visitSteps {
      switch $0 {
      case .call(let call):
        let method = call.method.withCapital
        let names = [method, method + call.service.withCapital]
        if call.resultName != nil, unit.answersAtOnce(call) {
          helpers += names
        } else {
          calls += names
        }
      case .send(let input, _): sent.append(input.withCapital)
      case .set(let assignments):
        others += assignments.map { $0.target.name.withCapital }
      case .emit(let output, _): others.append(output.withCapital)
      case .cancel(let triggers): others += triggers.map { "Cancel" + $0.withCapital }
      case .letValue, .branch, .branchOfOptional, .forEach, .wait, .stop, .swift: break
      }
    }
    if case .every(let time, _) = binding.binding.trigger { others.append("Every\(time.inName)") }
    return NameSet(calls + sent + others + helpers)
  }

  private static func counts(_ names: [String]) -> [String: Int] {
    names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}

extension TimeSpan {
  /// As a part of a name: `Second`, `10Minutes`.
  fileprivate var inName: String {
    let units = [(3_600_000, "Hour"), (60000, "Minute"), (1000, "Second")]
    let (length, unit) =
      units.first { milliseconds.isMultiple(of: $0.0) } ?? (1, "Millisecond")
    let count = milliseconds / length
    return count == 1 ? unit : "\(count)\(unit)s"
  }
}
