import MVVMGenChecking
import MVVMGenExpressions

/// Writes calls of services that are awaited, or that answer at once.
struct CallEmitter {
  private let steps: StepEmitter

  init(_ steps: StepEmitter) {
    self.steps = steps
  }

  private var unit: Unit { steps.unit }
  private var resume: Layout { "try await \(steps.logic.run).resume()" }

  func emit(_ call: Step.Call, _ following: Steps, to writer: inout CodeWriter) {
    guard let service = unit.service(call.service),
      let method = unit.method(call.method, of: call.service)
    else { return }
    switch method.kind {
    case .streams: stream(call, method, following, to: &writer)
    case .answersAtOnce: result(call, method, following, isAwaited: false, to: &writer)
    case .answers:
      if service.isCallbackStyle {
        callback(call, method, isEnd: steps.isLast && following.isEmpty, to: &writer)
      } else {
        result(call, method, following, isAwaited: true, to: &writer)
      }
    }
  }

  /// Whether it is the answer of a completion handler that is awaited.
  func awaitsCompletion(of call: Step.Call) -> Bool {
    guard unit.service(call.service)?.isCallbackStyle == true,
      case .answers = unit.method(call.method, of: call.service)?.kind
    else { return false }
    return true
  }

  /// What such an answer is called where it may be an error.
  func answerName(of call: Step.Call) -> String? {
    guard awaitsCompletion(of: call),
      unit.method(call.method, of: call.service)?.failure != .never
    else { return nil }
    return unit.names.own("\(call.method)Answer", besides: steps.emitter.locals)
  }

  /// What the completion handler is called here.
  var completion: String { unit.names.own("completion", besides: steps.emitter.locals) }

  /// `completion: completion`
  func completionArgument(_ method: CheckedService.Method) -> Layout {
    "\(ServicePlanner.completionLabel(method)): \(completion)"
  }

  /// `geocoder.geocode(addressString: to)`
  func expression(_ call: Step.Call, adding more: [Layout] = []) -> Layout {
    let arguments: [Layout] = call.arguments.map {
      steps.emitter.labelled($0.label, $0.value)
    }
    return [
      steps.emitter.property(call.service), ".\(SwiftName.member(call.method))",
      .list("(", arguments + more, ")"),
    ]
  }

  private func result(
    _ call: Step.Call, _ method: CheckedService.Method, _ following: Steps, isAwaited: Bool,
    to writer: inout CodeWriter
  ) {
    let (name, type) = (call.resultName, method.answerType)
    let word = isAwaited ? "await " : ""
    guard method.failure != .never else {
      let target: Layout? = name.map { "let \(SwiftName.plain($0))" }
      writer.add([assigning(target, type), .text(word), expression(call)])
      goOn(before: following, isAwaited: isAwaited, to: &writer)
      return
    }
    let isEnd = steps.isLast && following.isEmpty
    if isEnd, name == nil, (call.onError ?? []).isEmpty {
      // Failed or not, nothing comes behind it.
      writer.add([type == .void ? "" : "_ = ", .text("try? \(word)"), expression(call)])
      goOn(before: following, isAwaited: isAwaited, to: &writer)
      return
    }
    if let name, (call.onError ?? []).isEmpty, !type.isOptional,
      guarded(call, SwiftName.plain(name), following, isAwaited: isAwaited, to: &writer)
    {
      return
    }
    if let name { writer.add("let \(SwiftName.plain(name)): \(unit.names.type(type))") }
    writer.attempt(ServicePlanner.throwingTyped(method)) { body in
      let target: Layout? = name.map { .text(SwiftName.plain($0)) }
      body.add([assigning(target, type), .text("try \(word)"), expression(call)])
    } orElse: {
      failed(
        call, isAwaited: isAwaited, isEnd: isEnd && (!isAwaited || steps.endsUnseen), to: &$0)
    }
    goOn(before: following, isAwaited: isAwaited, to: &writer)
  }

  /// An error that nobody asks for is as good as an answer that is missing.
  private func guarded(
    _ call: Step.Call, _ name: String, _ following: Steps, isAwaited: Bool,
    to writer: inout CodeWriter
  ) -> Bool {
    if !isAwaited,
      case let line:Layout = "guard let \(name) = try? \(expression(call)) else { return }",
      writer.fits(line)
    {
      writer.add(line)
      goOn(before: following, isAwaited: false, to: &writer)
      return true
    }
    let line: Layout = "guard let \(name) else { return }"
    guard writer.fits(line) else { return false }
    writer.add([.assigning("let \(name)"), "try? \(isAwaited ? "await " : "")", expression(call)])
    goOn(before: following, isAwaited: isAwaited, to: &writer)
    writer.add(line)
    return true
  }

  /// `name =` in front of a call, `_ =` where nothing needs its answer.
  private func assigning(_ target: Layout?, _ type: ValueType) -> Layout {
    target.map { .assigning($0) } ?? (type == .void ? "" : "_ = ")
  }

  /// Behind a call: whoever answered it may have ended the run.
  private func goOn(before following: Steps, isAwaited: Bool, to writer: inout CodeWriter) {
    if isAwaited {
      resume(before: following, to: &writer)
    } else {
      steps.check(before: following, to: &writer)
    }
  }

  /// What a failure is told by, with the error where the steps ask for it.
  static func pattern(ofFailure onError: [Step]) -> String {
    onError.mention("error") ? "case .failure(let error)" : "case .failure"
  }

  /// The rest of a run goes on in a later turn, even if that is only its end, where that is seen.
  private func resume(before following: Steps, to writer: inout CodeWriter) {
    if steps.isLast, following.isEmpty, steps.endsUnseen { return }
    writer.add(resume)
  }

  /// What is done in a `catch`.
  private func failed(
    _ call: Step.Call, isAwaited: Bool, isEnd: Bool, casting type: String? = nil,
    to body: inout CodeWriter
  ) {
    let onError = call.onError ?? []
    if !onError.isEmpty || isAwaited && !steps.endsUnseen {
      var inner = steps
      inner.isLast = false
      CallEmitter(inner).goOn(before: onError[...], isAwaited: isAwaited, to: &body)
      if let type, onError.mention("error") {
        body.block("guard let error = error as? \(type) else") {
          $0.add("return \(steps.logic.run).report(error, insteadOf: \(type).self)")
        }
      }
    }
    steps.emitCatch(onError, isEnd: isEnd && !onError.isEmpty, to: &body)
  }

  private func stream(
    _ call: Step.Call, _ method: CheckedService.Method, _ following: Steps,
    to writer: inout CodeWriter
  ) {
    let onElement = call.onElement ?? []
    let name = call.resultName.flatMap { onElement.mention($0) ? SwiftName.plain($0) : nil } ?? "_"
    var inner = steps.with(call.resultName.map { [$0] } ?? [])
    inner.enterLoop()
    func loop(_ word: String, to writer: inout CodeWriter) {
      writer.block("for \(word)await \(name) in \(expression(call))") { body in
        body.add(resume)
        BranchEmitter(inner).emit(each: onElement, to: &body)
      }
    }
    guard method.failure != .never else {
      loop("", to: &writer)
      return resume(before: following, to: &writer)
    }
    let isEnd = steps.isLast && following.isEmpty
    writer.attempt {
      loop("try ", to: &$0)
    } orElse: {
      // Ended or broken off, nothing comes behind it.
      if isEnd, (call.onError ?? []).isEmpty { return }
      var type: String?
      if case .error(let name) = method.failure { type = SwiftName.plain(name) }
      failed(call, isAwaited: true, isEnd: isEnd && steps.endsUnseen, casting: type, to: &$0)
    }
    resume(before: following, to: &writer)
  }

  /// A completion handler in a binding that awaits other things too.
  private func callback(
    _ call: Step.Call, _ method: CheckedService.Method, isEnd: Bool, to writer: inout CodeWriter
  ) {
    let (names, type) = (unit.names, method.answerType)
    let name = call.resultName.map { SwiftName.plain($0) }
    let onError = call.onError ?? []
    let answer = answerName(of: call)
    let target: Layout? =
      if let answer {
        name == nil && isEnd && onError.isEmpty
          ? nil : "let \(answer): \(ServicePlanner.result(method, unit))"
      } else {
        name.map { "let \($0): \(names.type(type))" }
      }
    writer.add([
      target.map { .assigning($0) } ?? (answer == nil && type == .void ? "" : "_ = "),
      .group([
        .group([
          "try await \(steps.logic.run).\(answer == nil ? "value" : "answer") {",
          .nested([.space, "\(completion) in"]),
        ]),
        .nested([.newLine, expression(call, adding: [completionArgument(method)])]), .newLine, "}",
      ]),
    ])
    guard let answer, target != nil else { return }
    if let name, onError.isEmpty,
      case let guarding:Layout = "guard case .success(let \(name)) = \(answer) else { return }",
      writer.fits(guarding)
    {
      writer.add(guarding)
      return
    }
    func failed(_ body: inout CodeWriter) {
      steps.emitCatch(onError, isEnd: isEnd && !onError.isEmpty, to: &body)
    }
    guard let name else {
      return writer.block("if \(Self.pattern(ofFailure: onError)) = \(answer)", failed)
    }
    writer.add("let \(name): \(names.type(type))")
    writer.attempt(ServicePlanner.throwingTyped(method)) {
      $0.add("\(name) = try \(answer).get()")
    } orElse: {
      failed(&$0)
    }
  }
}
