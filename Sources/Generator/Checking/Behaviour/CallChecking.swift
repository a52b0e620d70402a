import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

extension ScreenChecker {
  mutating func call(_ call: CallSpec, in scope: inout Scope) -> [Step] {
    guard let (service, method) = method(call.method) else {
      lookAtLost(call, in: scope)
      // The name stands for something, so that what uses it is no second mistake.
      if let name = call.name { addLocal(name, .unknown, to: &scope) }
      if let naming = NamedOptional(call.method.method.text) {
        addLocal(Name(naming.name, at: call.method.method.span), .unknown, to: &scope)
      }
      // What was meant takes its time, so no circle goes through it.
      return [.wait(TimeSpan(milliseconds: 1))]
    }
    var call = call
    liftKeys(of: &call, besides: method.parameters)
    let told = diagnostics.count
    let taker = Taker(service, method)
    let arguments = arguments(
      call.with, for: taker, in: scope, at: call.withSpan ?? call.method.span)
    checkExtras(call, method)
    if method.isBare { noteBareness(of: method, taker.name, from: told) }
    if call.isBare { joinMissing(from: told) }
    // Before the scope is changed: it is copied only where there are steps that see it as it is.
    let onError = call.onError.map { catching($0, of: call, service, method, in: scope) }
    // That nothing catches the error is told: what follows may have been meant to.
    if call.onError == nil, method.failure != .never {
      scope.add("error", .local, .unknown, at: call.method.span)
    }
    var onElement: [Step]?
    switch method.kind {
    case .streams(let element):
      onElement = stepsForEach(element, of: call, service, method, in: &scope)
    case .answers(let type), .answersAtOnce(let type):
      addAnswer(type, of: call, service, method, to: &scope)
    }
    return [
      .call(
        Step.Call(
          service: service.name, method: method.name, arguments: arguments,
          resultName: call.name?.text, onError: onError, onElement: onElement))
    ]
  }

  /// `as: items`, where the answer is to go to the state `items`.
  private func hintToSet(_ name: Name) -> Hint? {
    guard let value = value(named: name.text), !value.isDerived else { return nil }
    return
      "give it another name, 'as: answer', and below the call '- set: { \(name.text): =answer }'"
  }

  /// What follows a call sees its answer.
  private mutating func addAnswer(
    _ type: ValueType, of call: CallSpec, _ service: CheckedService,
    _ method: CheckedService.Method, to scope: inout Scope
  ) {
    if let name = call.name {
      addLocal(
        name, type == .void ? .unknown : type, to: &scope, takenHint: hintToSet(name))
      scope.note(name.text, isAnswerOf: Scope.Declared(path: call.method.path, span: method.span))
    }
    // A name that it can't have is told, and the steps below may have another for it.
    if type != .void, call.name.map({ declared[$0.text] != nil || !isName($0.text) }) ?? true {
      scope.unnamedAnswer = Scope.UnnamedAnswer(
        method: service.path(of: method), span: call.method.span, type: type,
        isMisnamed: call.name != nil)
    }
  }

  private mutating func catching(
    _ specs: [StepSpec], of call: CallSpec, _ service: CheckedService,
    _ method: CheckedService.Method, in scope: Scope
  ) -> [Step] {
    var inner = scope
    if let name = call.name, method.kind != .answers(.void) {
      inner.failedCall = Scope.FailedCall(method: service.path(of: method), answer: name.text)
    }
    inner.add("error", .local, errorType(method.failure), at: call.method.span)
    let before = expressions.shownNames.count
    let handling = steps(specs, in: inner)
    for index in before..<expressions.shownNames.count {
      let name = expressions.shownNames[index]
      guard name.readInCatch == nil, name.written == "error" else { continue }
      expressions.shownNames[index].readInCatch = handling.readCases
      // A live client throws those cases alone that its request names.
      if let request = method.request {
        expressions.shownNames[index].items.removeAll { !request.failures.contains($0.name) }
      }
    }
    return handling
  }

  private mutating func stepsForEach(
    _ element: ValueType, of call: CallSpec, _ service: CheckedService,
    _ method: CheckedService.Method, in scope: inout Scope
  ) -> [Step] {
    var inner = scope
    if let name = call.name {
      addLocal(name, element, to: &inner, seenBy: .inside("each"))
      inner.note(name.text, isAnswerOf: Scope.Declared(path: call.method.path, span: method.span))
    } else {
      inner.unnamedAnswer = Scope.UnnamedAnswer(
        method: service.path(of: method), span: call.method.span, type: element)
    }
    let steps = steps(call.onElement ?? [], in: inner)
    // That there are no steps for the elements is told: what follows may use the name instead.
    if call.onElement == nil, let name = call.name { addLocal(name, .unknown, to: &scope) }
    return steps
  }

  /// `let: { now: { call: clock.now } }`
  mutating func reportCall(in pair: NamedValue) -> Bool {
    guard let call = pair.value.mapping, call.first?.key.isText("call") ?? false,
      let path = call[0].value.scalar?.text, method(at: path) != nil
    else { return false }
    let rest = call.dropFirst().map { "'\($0.key.asWritten): \($0.value.asWritten)'" }
    report(
      .unclearType, "a call is a step of its own", at: pair.value.span,
      hint: "write '- call: \(path)' in place of this, and below it "
        + "\((rest + ["'as: \(pair.name.text)'"]).joined(separator: " and "))")
    return true
  }

  /// `let: { id: ids.next }` and `let: { id: UUID() }`, which name texts; the method that was
  /// meant.
  mutating func warnOfCall(in pair: NamedValue) -> CheckedService.Method? {
    guard let scalar = pair.value.scalar, scalar.style == .plain,
      scalar.text.utf8.first != UInt8(ascii: "=")
    else { return nil }
    let call = scalar.text.hasPrefix("call ") ? scalar.text.dropFirst(5) : scalar.text[...]
    let text = String(call.hasSuffix("()") ? call.dropLast(2) : call)
    let method = method(at: text)
    let isMethod = method != nil
    guard isMethod || ["Date", "UUID"].contains(text) && text != scalar.text else { return nil }
    expressions.warnOfText(
      pair.value, "this is the text '\(scalar.text)', and calls nothing",
      isMethod
        ? "write '- call: \(text)', and below it 'as: \(pair.name.text)'"
        : "let a service give it: methods: { next: { returns: \(text), sync: true } }")
    return method
  }

  /// Keys of the call that are indented as if they were arguments: one message for all of them.
  private mutating func liftKeys(
    of call: inout CallSpec, besides parameters: [TypedExpression.Parameter]
  ) {
    func isKey(_ pair: NamedValue) -> Bool {
      ["as", "catch", "each"].contains(pair.name.text)
        && !parameters.contains { $0.name == pair.name.text }
    }
    guard let first = call.with.first(where: isKey) else { return }
    report(
      .wrongArguments, "'\(first.name.text)' stands under 'with', and belongs to the call",
      at: first.name.span, hint: "indent it less, to put it beside 'with'")
    for pair in call.with where isKey(pair) {
      switch pair.name.text {
      case "as": call.name = pair.value.scalar.map { Name($0.text, at: pair.value.span) }
      case "catch": call.onError = call.onError ?? []
      default: call.onElement = call.onElement ?? []
      }
    }
    call.with.removeAll(where: isKey)
  }

  /// What a call expects of a method that is declared with nothing: one mistake, if that is more
  /// than one thing.
  private mutating func noteBareness(
    of method: CheckedService.Method, _ path: String, from told: Int
  ) {
    let strangers = diagnostics.indices.dropFirst(told).filter {
      [.wrongArguments, .nothingForIt].contains(diagnostics[$0].id)
    }
    for index in strangers {
      diagnostics[index].roots.append(.init(path, at: method.span, taken: .having("more")))
    }
  }

  /// A list is gone through by steps of its own, and is no stream.
  private func orStreaming(_ answer: ValueType) -> String {
    switch answer {
    case .void, .array, .unknown: ""
    default:
      "; or, if it gives one after the other, declare it with 'streams: \(answer.asWritten)'"
    }
  }

  /// A call that lacks all that belongs to it is one mistake, with all that is to be added.
  private mutating func joinMissing(from told: Int) {
    let hints = diagnostics[told...].compactMap { $0.hint }
    guard hints.count > 1, hints.count == diagnostics.count - told else { return }
    diagnostics[told].hint = Hint(hints.map { $0.text }.joined(separator: "\n"))
    diagnostics.removeSubrange((told + 1)...)
  }

  /// `catch`, `each` and `as`, where they belong.
  private mutating func checkExtras(_ call: CallSpec, _ method: CheckedService.Method) {
    let name = call.method.path
    if method.failure == .never, let place = call.onErrorSpan {
      report(
        .nothingForIt, "'\(name)' never throws, so there is nothing to catch", at: place,
        hint: "remove 'catch', or give the method a 'throws'",
        related: declaration(of: call.method.service), missing: .init(.key("throws", of: name)))
    }
    if method.failure != .never, call.onError == nil {
      report(
        .missingCatch, "'\(name)' throws, and nothing catches it", at: call.method.span,
        hint: "add 'catch:' with the steps for it; 'catch: []' ignores it",
        cause: .lacksKey("catch"))
    }
    if method.streams {
      if call.onElement == nil {
        report(
          .nothingForIt, "'\(name)' streams, and nothing is done with its elements",
          at: call.method.span, hint: "add 'each:' with the steps for one element",
          cause: .lacksKey("each"))
        note(name, at: method.span, having: "returns")
      }
    } else if let place = call.onElementSpan, method.kind != .answers(.unknown) {
      report(
        .nothingForIt, "'\(name)' does not stream, so there is nothing for 'each'", at: place,
        hint: "put the steps after the call\(orStreaming(method.answerType))",
        related: [.declaration(of: name, at: method.span)])
      note(name, at: method.span, having: "streams")
    }
    if !method.streams, method.answerType == .void, let result = call.name {
      report(
        .nothingForIt, "'\(name)' returns nothing, so there is nothing to name", at: result.span,
        hint: "remove 'as', or give the method a 'returns'",
        missing: .init(.key("returns", of: name)))
    }
  }

  /// The service of a name; where there is none, that is told.
  mutating func service(_ name: Name, having method: String? = nil) -> CheckedService? {
    if isMeaningless(name) { return nil }
    if let service = services[name.text] { return service }
    let allServices = allServices
    let names = allServices.map { $0.name }
    let ofProtocol =
      allServices.first { [name.text, name.text.withCapital].contains($0.protocolName) }?.name
      ?? names.first { own in
        name.text.hasPrefix(own)
          && ["Service", "Client", "API", "Api", "Repository"]
            .contains(name.text.dropFirst(own.utf8.count))
      }
    let withMethod = names.first { name.text.hasPrefix("\($0).") }
    let meant =
      ofProtocol.map { Hint("write '\($0)', as the service is called here", replacement: $0) }
      ?? withMethod.map { Hint("write '\($0)', the service as a whole", replacement: $0) }
      ?? suggestion(for: name.text, among: names)
    let owners = allServices.filter { $0.method(method ?? "") != nil }
    report(
      .unknownMethod, "there is no service '\(name.text)'", at: name.span,
      hint: meant
        ?? (owners.count == 1
          ? "write '\(owners[0].name)', which has '\(method ?? "")'" : nil)
          ?? (names.isEmpty
            ? "declare it under 'services', or use its library: 'uses'"
            : "declare it under 'services', beside \(names.joined(separator: ", "))"),
      missing: .init(.name(name.text), isGuessed: meant != nil))
    return nil
  }

  /// A method of a service of this screen or of a used library.
  mutating func method(
    _ reference: MethodReference, argumentsStand place: String = "under 'with:'"
  ) -> (service: CheckedService, method: CheckedService.Method)? {
    if expressions.poisoned.contains(reference.path) { return nil }
    guard let service = service(reference.service, having: reference.method.text) else {
      return nil
    }
    guard let method = service.method(reference.method.text) else {
      if isMeaningless(reference.method) { return nil }
      let name = reference.method.text
      let names = service.methods.map { $0.name }
      let nearest = suggestion(for: name, among: names)
      let meant = argumentsHint(name, place) ?? namingHint(reference) ?? nearest
      report(
        .unknownMethod, "the service '\(service.name)' has no method '\(name)'",
        at: reference.method.span,
        hint: meant ?? (names.isEmpty ? nil : namesHint(names)),
        related: declaration(of: reference.service),
        missing: .init(.member(name, of: service.name), isGuessed: meant != nil))
      return nil
    }
    return (service, method)
  }

  /// The method of a path, `weather.current`.
  func method(at path: String) -> CheckedService.Method? {
    let parts = path.split(separator: ".").map(String.init)
    return parts.count == 2 ? services[parts[0]]?.method(parts[1]) : nil
  }

  /// The services of this spec and of the libraries that it uses.
  var allServices: [CheckedService] { screen.withLibraries.flatMap { $0.services } }
}

/// The answer gets its name under a key of its own.
private func namingHint(_ reference: MethodReference) -> Hint? {
  NamedOptional(reference.method.text).map { naming in
    "write 'call: \(reference.service.text).\(naming.value)', and below it 'as: \(naming.name)'"
  }
}

/// An event is not called like a function.
func argumentsHint(_ text: String, _ place: String = "under 'with:'") -> Hint? {
  guard let open = text.firstIndex(of: "("), isName(String(text[..<open])) else { return nil }
  return "write '\(text[..<open])' alone"
    + (text.hasSuffix("()") ? "" : ", and its arguments \(place)")
}

extension CheckedService.Method {
  /// Whether it is declared with nothing, as `name: {}`.
  fileprivate var isBare: Bool {
    parameters.isEmpty && failure == .never && kind == .answers(.void)
  }
}

extension CallSpec {
  /// Whether nothing stands beside the name of the method.
  fileprivate var isBare: Bool {
    withSpan == nil && onErrorSpan == nil && onElementSpan == nil && name == nil
  }
}
