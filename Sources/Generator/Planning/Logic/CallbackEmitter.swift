import MVVMGenChecking
import MVVMGenProgram

/// Writes calls of services with completion handlers: what follows a call stands in a closure.
struct CallbackEmitter {
  private let steps: StepEmitter

  init(_ steps: StepEmitter) {
    // All that follows a step is written with it.
    var last = steps
    last.isLast = true
    self.steps = last
  }

  /// A step that pauses, with all that follows it, and what is done at the very end.
  func emit(
    _ step: Step, _ following: Steps, _ tail: Layout?, to writer: inout CodeWriter
  ) {
    switch step {
    case .call(let call): self.call(call, following, tail, to: &writer)
    case .branch, .branchOfOptional: branch(step, following, tail, to: &writer)
    // None of them pauses, or it does so with async.
    case .set, .letValue, .forEach, .send, .emit, .cancel, .wait, .stop, .swift: break
    }
  }

  private func call(
    _ call: Step.Call, _ following: Steps, _ tail: Layout?, to writer: inout CodeWriter
  ) {
    let unit = steps.unit
    guard let method = unit.method(call.method, of: call.service) else { return }
    let calls = CallEmitter(steps)
    writer.add("\(steps.logic.run).call { \(calls.completion) in")
    writer.inside {
      $0.add(calls.expression(call, adding: [calls.completionArgument(method)]))
    }
    guard isFollowed(call, following, tail) else { return writer.add("}") }
    let canFail = method.failure != .never
    let answer =
      canFail
      ? unit.names.own("result", besides: steps.emitter.locals)
      : call.resultName.map { SwiftName.plain($0) } ?? "_"
    let type: Layout =
      canFail
      ? ServicePlanner.result(method, unit) : .text(unit.names.type(method.answerType))
    let capture =
      following.touchTheLogic || (call.onError ?? []).touchTheLogic ? "[self] " : ""
    let signature: Layout = [
      "\(capture)(\(answer): \(type))", .group(.nested([.space, unit.names.throwsRunEnded])),
      .group([.space, "in"]),
    ]
    writer.add(.group(["} then: {", .nested([.space, signature])]))
    writer.inside { body in
      if canFail {
        goOn(by: answer, of: call, following, tail, to: &body)
      } else {
        steps.with(call.resultName.map { [$0] } ?? []).emit(following, to: &body, tail: tail)
      }
    }
    writer.add("}")
  }

  /// What follows a call that was answered, and what is done where it failed.
  private func goOn(
    by result: String, of call: Step.Call, _ following: Steps, _ tail: Layout?,
    to writer: inout CodeWriter
  ) {
    let onError = call.onError ?? []
    let locals = call.resultName.map { [$0] } ?? []
    let succeeds =
      call.resultName.map { "case .success(let \(SwiftName.plain($0)))" } ?? "case .success"
    let fails = CallEmitter.pattern(ofFailure: onError)
    let succeeded = steps.with(locals + [result])
    let failed = steps.with(["error"])
    let guarding: Layout = "guard \(succeeds) = \(result) else { return }"
    if onError.isEmpty, writer.fits(guarding) {
      writer.add(guarding)
      succeeded.emit(following, to: &writer, tail: tail)
    } else if following.isEmpty, tail == nil {
      writer.block("if \(fails) = \(result)") { failed.emit(onError, to: &$0) }
    } else {
      writer.add("switch \(result) {")
      writer.add("\(succeeds):")
      writer.inside { succeeded.emit(following, to: &$0, tail: tail) }
      writer.add("\(fails):")
      writer.inside { onError.isEmpty ? $0.add("break") : failed.emit(onError, to: &$0) }
      writer.add("}")
    }
  }

  /// Whether anything is done when a call has been answered.
  private func isFollowed(_ call: Step.Call, _ following: Steps, _ tail: Layout?) -> Bool {
    tail != nil || !following.isEmpty || !(call.onError ?? []).isEmpty
  }

  /// What follows a choice that pauses is a function that each way through it ends with.
  private func branch(
    _ step: Step, _ following: Steps, _ tail: Layout?, to writer: inout CodeWriter
  ) {
    var end = tail
    var inner = steps
    if !following.isEmpty {
      // Another one inside would call itself, had it the same name.
      let name = steps.unit.names.own("goOn", besides: steps.emitter.locals)
      inner = steps.with([name])
      let throwsEnd = tail != nil || inner.throwEnd(following)
      let effects: Layout = throwsEnd ? " \(steps.unit.names.throwsRunEnded)" : ""
      // Inside a closure Swift does not see that it is on the main actor.
      writer.block("@\(steps.unit.names.known("MainActor")) func \(name)()\(effects)") {
        var behind = inner
        behind.known = []
        behind.emit(following, to: &$0, tail: tail)
      }
      end = "\(throwsEnd ? "try " : "")\(name)()"
    }
    if let apart = step.apart {
      inner.emit(apart, to: &writer, tail: end)
    } else if BranchEmitter(inner).emitCases(step, to: &writer, { emit($1, $0, end, to: &$2) }) {
      return
    } else if let choice = BranchEmitter(steps).choice(step) {
      BranchEmitter(inner).emit(
        choice, isFollowed: end != nil, isEnded: end != nil, to: &writer
      ) { emit($1, $0, end, to: &$2) }
    }
  }

  private func emit(
    _ way: [Step], _ steps: StepEmitter, _ end: Layout?, to writer: inout CodeWriter
  ) {
    if way.isEnd {
      steps.emitEnding(way, to: &writer)
    } else {
      steps.emit(way, to: &writer, tail: end)
    }
  }
}
