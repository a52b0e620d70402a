import MVVMGenChecking
import MVVMGenProgram

extension BindingProgram {
  var isTimer: Bool {
    if case .every = binding.trigger { true } else { false }
  }
}

extension Unit {
  /// Whether anything happens at the end of the initialiser.
  var needsStart: Bool {
    waitsForStart || !program.startBindings.isEmpty || program.bindings.contains { $0.isTimer }
  }

  /// Whether values that are set before the start could set anything off, which they must not.
  var waitsForStart: Bool {
    needsCommit && program.bindings.contains { !$0.changes.isEmpty || isTurned($0) }
  }

  /// Whether anything has to be done when values have changed, beside telling the observers.
  var needsCommit: Bool {
    program.derived.contains { !$0.follows.isEmpty } || !program.watched.isEmpty
      || program.bindings.contains(where: isTurned)
  }

  /// Whether it is a timer that is turned on and off while the screen is there.
  func isTurned(_ binding: BindingProgram) -> Bool {
    if case .every(_, let condition?) = binding.binding.trigger {
      program.canChange(condition)
    } else {
      false
    }
  }
}
