import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenProgram

extension LogicPlanner {
  /// Brings derived values up to date, tells the observers, and starts what the changes set off.
  func addCommit(to members: inout Members) {
    members.add(doc: docOfCommit) { writer in
      writer.block("private func \(names.own("commit"))()") { body in
        for group in derivedGroups {
          let changes: [Layout] = group[0].follows.map {
            "\(SwiftName.plain($0)).isChanged"
          }
          body.add(BranchEmitter.head("if ", any(of: changes)))
          body.inside { block in
            for value in group {
              block.add(.call("\(SwiftName.plain(value.name)).update", [derivation(of: value)]))
            }
          }
          body.add("}")
        }
        let watchers = unit.program.bindings.filter { !$0.changes.isEmpty }
        var told = NameSet()
        for binding in watchers where told.insert(logic.difference(binding)) {
          let changes: [Layout] = binding.changes.map {
            "\(SwiftName.plain($0.name)).isDifferent"
          }
          let change = Layout.group(.joined(changes, by: [.space, "|| "]))
          body.add(["let \(logic.difference(binding)) =", .group(.nested([.space, change]))])
        }
        body.add("\(logic.screen).notify()")
        if unit.waitsForStart { body.add("guard \(isStarted) else { return }") }
        for binding in unit.program.bindings where unit.isTurned(binding) {
          addTimerUpdate(binding, to: &body)
        }
        var rest = watchers[...]
        while let first = rest.first {
          // An observer may have let go of the view model: runs look at that themselves.
          let isThere = first.needsRuns ? "" : ", !\(logic.screen).isEnded"
          let change = logic.difference(first)
          let alike = rest.prefix { $0.needsRuns && logic.difference($0) == change }
          let together = alike.isEmpty ? rest.prefix(1) : alike
          body.block("if \(change)\(isThere)") { block in
            for binding in together { start(binding, [], to: &block) }
          }
          rest.removeFirst(together.count)
        }
      }
    }
  }

  private func any(of conditions: [Layout]) -> SwiftExpression {
    conditions.count == 1
      ? SwiftExpression(conditions[0])
      : SwiftExpression(.group(.nested(.joined(conditions, by: [.space, "|| "]))), .or)
  }

  /// Derived values that depend on the same values, in the place of the first of them, where all
  /// that they read is up to date by then.
  private var derivedGroups: [[DerivedValue]] {
    var groups: [[DerivedValue]] = []
    var places = NameTable<Int>()
    var groupOf = NameTable<Int>()
    for value in unit.program.derived where !value.follows.isEmpty {
      let follows = value.follows.joined(separator: " ")
      let last = value.reads.values.compactMap { groupOf[$0] }.max() ?? 0
      if let place = places[follows], place >= last {
        groups[place].append(value)
        groupOf.set(value.name, to: place)
      } else {
        groupOf.set(value.name, to: groups.count)
        places.set(follows, to: groups.count)
        groups.append([value])
      }
    }
    return groups
  }

  /// What it does, and what it asks of values.
  private var docOfCommit: String {
    let derives = unit.program.derived.contains { !$0.follows.isEmpty }
    let compares = !unit.program.watched.isEmpty
    var parts = ["tells the observers"]
    if derives { parts.insert("brings derived values up to date", at: 0) }
    if unit.waitsForStart { parts.append("starts what the changes set off") }
    let last = parts.removeLast()
    let done = ((parts + ["and \(last)"]).joined(separator: ", ")).withCapital
    return switch (derives, compares) {
    case (true, true): "\(done). `isChanged`: was set; `isDifferent`: has another value."
    case (true, false): "\(done). `isChanged`: was set."
    case (false, true): "\(done). `isDifferent`: has another value."
    case (false, false): "\(done)."
    }
  }
}
