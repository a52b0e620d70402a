import Checking
import Program

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
    guard let method = unit.method(call.method, of: call.service),
      case .answers(let type) = method.kind
    else { return }
    let names = unit.names
    let run = steps.logic.run
    let failure = ServicePlanner.failure(method, unit)
    let name = call.resultName.map { SwiftName.plain($0) }
    let canFail = method.failure != .never
    let result = canFail ? names.own("result", besides: steps.emitter.locals) : name ?? "_"
    let inner = steps.with((call.resultName.map { [$0] } ?? []) + (canFail ? [result] : []))
    let calls = CallEmitter(steps)
    writer.add("\(run).call { \(calls.completion) in")
    writer.inside {
      $0.add(calls.expression(call, adding: [calls.completionArgument(method)]))
    }
    guard isFollowed(call, following, tail) else {
      writer.add("}")
      return
    }
    let capture =
      following.touchTheLogic || (call.onError ?? []).touchTheLogic ? "[self] " : ""
    let valueType = names.type(type)
    let answer: Layout =
      canFail
      ? "\(result): \(names.known("Result"))<\(valueType), \(failure)>" : "\(result): \(valueType)"
    let signature: Layout = [
      "\(capture)(\(answer))", .group(.nested([.space, names.throwsRunEnded])),
      .group([.space, "in"]),
    ]
    writer.add(.group(["} then: {", .nested([.space, signature])]))
    writer.inside { body in
      guard canFail else {
        inner.emit(following, to: &body, tail: tail)
        return
      }
      let succeeds = name.map { "case .success(let \($0))" } ?? "case .success"
      let onError = call.onError ?? []
      let fails = onError.mention("error") ? "case .failure(let error)" : "case .failure"
      let failed = steps.with(["error"])
      let guarding: Layout = "guard \(succeeds) = \(result) else { return }"
      if onError.isEmpty, body.fits(guarding) {
        body.add(guarding)
        inner.emit(following, to: &body, tail: tail)
      } else if following.isEmpty, tail == nil {
        body.block("if \(fails) = \(result)") { failed.emit(onError, to: &$0) }
      } else {
        body.add("switch \(result) {")
        body.add("\(succeeds):")
        body.inside { inner.emit(following, to: &$0, tail: tail) }
        body.add("\(fails):")
        body.inside { onError.isEmpty ? $0.add("break") : failed.emit(onError, to: &$0) }
        body.add("}")
      }
    }
    writer.add("}")
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
      writer.block(
        "@\(steps.unit.names.known("MainActor")) func \(name)() \(steps.unit.names.throwsRunEnded)"
      ) {
        inner.emit(following, to: &$0, tail: tail)
      }
      end = "try \(name)()"
    }
    if let apart = step.apart {
      inner.emit(apart, to: &writer, tail: end)
    } else if BranchEmitter(inner).emitCases(step, to: &writer, { emit($1, $0, end, to: &$2) }) {
      return
    } else if let choice = BranchEmitter(steps).choice(step) {
      CallbackEmitter(inner).chosen(choice, end, to: &writer)
    }
  }

  /// `if … else if … else`, each way with what is done at its end.
  private func chosen(
    _ choice: BranchEmitter.Choice, _ end: Layout?, after before: String = "",
    to writer: inout CodeWriter
  ) {
    writer.add(BranchEmitter.head("\(before)if \(choice.pattern)", choice.condition))
    writer.inside { emit(choice.then, steps.with(choice.locals), end, to: &$0) }
    if let other = BranchEmitter(steps).choice(onlyOneIn: choice.otherwise) {
      return chosen(other, end, after: "} else ", to: &writer)
    }
    if !choice.otherwise.isEmpty || end != nil {
      writer.add("} else {")
      writer.inside { emit(choice.otherwise, steps, end, to: &$0) }
    }
    writer.add("}")
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
