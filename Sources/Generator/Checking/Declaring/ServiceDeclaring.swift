import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

extension FirstValue {
  /// What a method answers.
  static let ofAnswers = FirstValue.none(
    hint: "the service has the value; in a scenario 'given' says what it answers")
  /// Parameters are all given.
  static let ofParameters = FirstValue.none(
    hint: "a parameter has no default: make it optional, with a '?' behind its type")
}

extension ScreenChecker {
  mutating func declareServices() {
    for service in spec.services { screen.services.append(checked(service)) }
    for service in screen.services + libraries.flatMap({ $0.services }) {
      for method in service.methods where method.answersAtOnce && method.parameters.isEmpty {
        let type = "\(method.answerType)"
        if expressions.givers[type] == nil {
          expressions.givers.set(type, to: service.path(of: method))
        }
      }
    }
  }

  /// The name that the spec gives the protocol, or the service's own with a capital.
  func protocolName(of service: ServiceSpec) -> Name {
    let name = service.name.text
    let capital = name.withCapital
    return service.protocolName ?? Name("\(capital)Service", at: service.name.span)
  }

  private mutating func checked(_ service: ServiceSpec) -> CheckedService {
    if let name = service.protocolName {
      checkName(name, as: .type)
      _ = refuseBuiltIn(name)
    }
    return CheckedService(
      name: service.name.text, protocolName: protocolName(of: service).text,
      isCallbackStyle: service.style?.value == "callback",
      methods: service.methods.map { checked($0, of: service.name.text) }, doc: service.doc)
  }

  private mutating func checked(_ method: MethodSpec, of service: String) -> CheckedService.Method {
    checkName(method.name, as: .method)
    let isSync = method.isSync?.value ?? false
    if let streams = method.streams, streams.isText("true") {
      report(
        .badMethod, "'streams' is the type of the elements, and this is 'true'", at: streams.span,
        hint: method.returns?.scalar.map { "write 'streams: \($0.text)', and remove 'returns'" }
          ?? "write 'streams: Type'")
    } else if let streams = method.streams {
      if let returns = method.returns {
        // How it answers nobody knows.
        expressions.poisoned.insert("\(service).\(method.name.text)")
        report(
          .badMethod, "a method streams or returns, not both", at: returns.span,
          hint: "remove 'returns': each element of the stream is delivered by itself",
          related: [Diagnostic.Related(streams.span, "what it streams is here")])
      }
      if isSync, let place = method.isSync?.span {
        expressions.poisoned.insert("\(service).\(method.name.text)")
        report(
          .badMethod, "a method that streams can't be 'sync'", at: place,
          hint: "remove 'sync'")
      }
    }
    let kind: CheckedService.Kind
    if let streams = method.streams {
      kind = .streams(
        streams.isText("true")
          ? .unknown : values.type(streams, firstValue: .ofAnswers))
    } else {
      let type =
        method.returns.map { values.type($0, allowsVoid: true, firstValue: .ofAnswers) } ?? .void
      kind = isSync ? .answersAtOnce(type) : .answers(type)
    }
    checkBesideSelf(method.takes.map { $0.name })
    let parameters = method.takes.map { parameter in
      checkName(parameter.name, as: .argument)
      return TypedExpression.Parameter(
        name: parameter.name.text,
        type: values.type(parameter.type, firstValue: .ofParameters))
    }
    return CheckedService.Method(
      name: method.name.text, parameters: parameters, kind: kind,
      failure: failure(of: method), span: method.name.span,
      doc: ParameterDocs.added(to: method.doc, method.takes))
  }

  private mutating func failure(of method: MethodSpec) -> CheckedService.Failure {
    guard let node = method.throwing else {
      // `Result<Photo, LoadError>` is told as a type.
      return method.returns?.scalar?.text.hasPrefix("Result<") ?? false ? .unknown : .never
    }
    guard !node.isInvalid else { return .never }
    guard let text = node.scalar?.text else { return failureOfList(node) }
    if node.isEmptyPlain {
      report(
        .notAnError, "nothing is written here: 'throws' is the name of an error, or true",
        at: node.span, hint: "write 'throws: true' for any error")
      return .unknown
    }
    if text == "true" { return .anyError }
    if text == "false" { return .never }
    if expressions.poisoned.contains(text) { return .error(text) }
    if isError(text) { return .error(text) }
    if let isAny = Self.wordsForAny[text] {
      report(
        .notAnError, "there is no error '\(text)'", at: node.span,
        hint: isAny ? "write 'throws: true' for any error" : "remove 'throws': this never throws")
      // What is caught, or thrown in a scenario, speaks of the error that was meant.
      return .error(text)
    }
    return failureOfOther(text, node)
  }

  /// `throws: [LoadError]`
  private mutating func failureOfList(_ node: YAMLNode) -> CheckedService.Failure {
    let errors = node.sequence?.compactMap { $0.scalar?.text } ?? []
    report(
      .notAnError, "'throws' is the name of an error, or true", at: node.span,
      hint: errors.count == 1
        ? "write 'throws: \(errors[0])'"
        : "a method throws one error, with all the cases that are needed; 'true' for any")
    return errors.count == 1 ? .error(errors[0]) : .anyError
  }

  /// A name that is none of an error; the error that was meant.
  private mutating func failureOfOther(_ text: String, _ node: YAMLNode) -> CheckedService.Failure {
    // A type declared elsewhere may be an error; Swift knows.
    let errors = expressions.types.names.filter(isError)
    let renamed = renamed(text, among: errors)
    let hint =
      suggestion(for: text, among: errors)
      ?? (renamed ?? didYouMean(text, among: ["true"])).map { .didYouMean($0) }
    if let type = expressions.types[text] {
      report(
        .notAnError, "'\(text)' is not an error", at: node.span,
        hint: hint ?? "declare it under 'errors'",
        related: [.declaration(of: text, at: type.span)],
        missing: .init(.declaration(of: text, as: .error), isGuessed: hint != nil))
    } else if !expressions.poisoned.contains(text),
      !expressions.reportNoCapital(text, usedAt: node.span)
    {
      report(
        .notAnError, "there is no error '\(text)'", at: node.span,
        hint: hint ?? errorAlone(text) ?? errorOf(
          case: text, among: errors)
          ?? (isBuiltInType(text)
            ? "write 'throws: true' for any error, whose 'message' is a text; or name an error"
            : nil)
            ?? declaring(text, "errors: { \(text): { failed: It did not work } }"),
        missing: .init(.name(text), isGuessed: hint != nil))
    }
    return .error(expressions.types[text] == nil ? renamed ?? text : text)
  }

  /// The error that a name is one slip away from, or the only one that nothing throws: what is
  /// caught or thrown speaks of its cases, which have mistakes of their own.
  private func renamed(_ name: String, among errors: [String]) -> String? {
    let near = errors.filter { areOneSlipApart(name, $0) }
    if near.count == 1 { return near[0] }
    let thrown = Set(spec.services.flatMap { $0.methods }.compactMap { $0.throwing?.scalar?.text })
    let idle = spec.errors.map { $0.name.text }.filter { !thrown.contains($0) }
    return idle.count == 1 && expressions.types[idle[0]] != nil ? idle[0] : nil
  }

  /// `LoadError.offline` names a case.
  private func errorAlone(_ text: String) -> Hint? {
    guard let point = text.firstIndex(of: "."), expressions.types[String(text[..<point])] != nil
    else { return nil }
    return "name the error, not a case of it: \(text[..<point])"
  }

  /// `offline` is a case of an error.
  private func errorOf(case name: String, among errors: [String]) -> Hint? {
    errors.first { error in expressions.types[error]?.cases?.contains { $0.name == name } ?? false }
      .map { "name the error, not a case of it: \($0)" }
  }

  /// Other words for true and false, and what Swift calls any error.
  private static let wordsForAny: [String: Bool] = [
    "yes": true, "Yes": true, "YES": true, "on": true, "True": true, "TRUE": true, "any": true,
    "Any": true, "Error": true, "any Error": true, "NSError": true, "Exception": true,
    "Throwable": true, "null": false, "nil": false, "no": false, "No": false, "NO": false,
    "off": false, "False": false, "FALSE": false, "never": false, "Never": false,
  ]

  /// The type of the error; unknown where 'throws' names none, which was reported already.
  func errorType(_ failure: CheckedService.Failure) -> ValueType {
    switch failure {
    case .never: return .unknown
    case .anyError: return .anyError
    case .error(let name):
      return isError(name) && !expressions.poisoned.contains(name) ? .named(name) : .unknown
    }
  }

  private func isError(_ name: String) -> Bool { expressions.types[name]?.isError ?? false }
}

extension CheckedService.Failure {
  /// That of an error which nobody knows, as what was written is told.
  fileprivate static let unknown = Self.error("")
}
