import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// What one `given` says.
struct GivenParts {
  var answers: [CheckedScenario.Answer] = []
  var values: [Step.Assignment] = []
  var needs: [String: TypedExpression] = [:]
  /// Whether something under it has a wrong name: it may be any need.
  var hasStranger = false
  /// Whether something of it is wrong: it may have been the answer of any method.
  var isBroken = false
  var locale: String?
  var timeZone: String?
  var now: TypedExpression?
}

extension ScreenChecker {
  /// The one need that is not given, where one name alone is no need: it was renamed.
  private func onlyNeedLeft(by given: GivenSpec) -> Hint? {
    let left = screen.needs.filter { need in !given.needs.contains { $0.name.text == need.name } }
    let others = given.needs.filter { pair in !screen.needs.contains { $0.name == pair.name.text } }
    guard left.count == 1, others.count == 1, given.needs.count > 1,
      expressions.declared[others[0].name.text] == nil
    else { return nil }
    return .write(left[0].name).ofOneWord
  }

  mutating func parts(of spec: GivenSpec, in scope: Scope) -> GivenParts {
    var parts = GivenParts()
    let before = diagnostics.count
    parts.hasStranger = spec.isBroken
    parts.answers = spec.answers.compactMap { checked($0, in: scope) }
    parts.values = values.joiningCutTexts(spec.values).compactMap { givenValue($0, in: scope) }
    let areOthers = !spec.needs.contains { pair in
      screen.needs.contains { $0.name == pair.name.text }
    }
    for pair in spec.needs {
      guard let need = screen.needs.first(where: { $0.name == pair.name.text }) else {
        let name = pair.name
        let meant =
          suggestion(for: name.text, among: screen.needs.map { $0.name }) ?? onlyNeedLeft(by: spec)
        parts.hasStranger = true
        // Of several of which none is one the first says enough.
        if meant == nil, name != spec.needs[0].name, areOthers { continue }
        report(
          .cannotGive, "the screen has no need '\(name.text)'", at: name.span,
          hint: meant ?? placeOfGiven(pair, in: scope),
          related: declaration(of: name), missing: missing(name, meant: meant, wanted: .need))
        continue
      }
      parts.needs[need.name] = values.value(
        pair.value, in: scope, expected: need.type, takenBy: need.name, at: declared[need.name])
    }
    if let locale = spec.locale {
      checkLocale(locale)
      parts.locale = locale.value
    }
    if let zone = spec.timeZone {
      checkTimeZone(zone)
      parts.timeZone = zone.value
    }
    parts.now = spec.now.map { values.value($0, in: scope, expected: .date) }
    parts.isBroken =
      spec.isBroken || parts.answers.count < spec.answers.count
      || diagnostics.hasErrors(from: before)
    return parts
  }

  private mutating func givenValue(_ pair: NamedValue, in scope: Scope) -> Step.Assignment? {
    if isMeaningless(pair.name) { return nil }
    let name = pair.name.text
    let reason: String
    var hint: Hint = "remove it"
    var missing: Diagnostic.Missing?
    switch lookUp(name) {
    case .value(let value) where !value.isDerived:
      let given = values.value(
        pair.value, in: scope, expected: value.type, takenBy: value.name, at: declared[value.name])
      return Step.Assignment(target: Reference(value.name, value.role.referenceKind), value: given)
    case .value, .need, nil:
      reportNotGiven(pair, in: scope)
      return nil
    case .event:
      reason = "an event: it has no value to be given"
      hint = "a step sends it: '- send: \(name)'"
      missing = .init(.name(name))
    case .signal: reason = "an event output: it has no value to be given"
    case .constant: reason = "a constant: it never changes"
    case .formatter: reason = "a formatter: it can't be given"
    case .service: reason = "a service: it can't be given"
    case .type: reason = "a type: it can't be given"
    }
    report(
      .cannotGive, "'\(name)' is \(reason)", at: pair.name.span, hint: hint,
      related: declaration(of: pair.name), missing: missing)
    return nil
  }

  /// Where that is given which is no need.
  private func placeOfGiven(_ pair: NamedValue, in scope: Scope) -> Hint? {
    let name = pair.name.text
    if ["locale", "now", "timeZone", "values"].contains(name) {
      return "'\(name)' stands beside 'needs', not in it"
    }
    return declared[name] == nil
      ? declaring(name, "needs: { \(name): \(typeWritten(by: pair.value, in: scope)) }")
      : "what a state or an input starts with stands under 'values'"
  }

  /// Says that no value that a scenario starts with has such a name.
  private mutating func reportNotGiven(_ pair: NamedValue, in scope: Scope) {
    let (name, text) = (pair.name, pair.name.text)
    let stored = screen.values.filter { !$0.isDerived }
    let isValue = if case .value = lookUp(text) { true } else { false }
    // The name of a derived value is right.
    let meant = isValue ? nil : suggestion(for: text, among: stored.map { $0.name })
    var title = "there is no state, value input or output '\(text)'"
    var missing = missing(name, meant: meant)
    let other: Hint?
    switch lookUp(text) {
    case .value:
      title = "'\(text)' is derived, so it can't be given"
      other = "give what it is made of"
    case .need:
      other = "what the screen needs stands under 'needs'"
      missing = .init(.key("needs", of: "given"))
    case _
    where text.utf8.contains(UInt8(ascii: "."))
      || ["locale", "now", "timeZone", "needs"].contains(text):
      other = "'\(text)' stands beside 'values', not in it"
    default:
      other = declaring(text, "state: { \(text): \(typeWritten(by: pair.value, in: scope)) }")
    }
    report(
      .cannotGive, title, at: name.span, hint: meant ?? other, related: declaration(of: name),
      missing: missing)
  }

  private mutating func checked(_ answer: AnswerSpec, in scope: Scope) -> CheckedScenario.Answer? {
    guard let (service, method) = method(answer.method, argumentsStand: "under 'to:'") else {
      for node in [answer.returns, answer.returnsEach, answer.streams, answer.throwing] {
        values.lookAtLost(node, in: scope)
      }
      return nil
    }
    guard let kind = answerKind(answer, method, in: scope) else { return nil }
    return CheckedScenario.Answer(service: service.name, method: method.name, kind: kind)
  }

  private mutating func answerKind(
    _ answer: AnswerSpec, _ method: CheckedService.Method, in scope: Scope
  ) -> CheckedScenario.Answer.Kind? {
    let name = answer.method.path
    if case .streams(let element) = method.kind {
      return streamed(answer, of: element, by: method, in: scope)
    }
    if let streams = answer.streams {
      if method.kind == .answers(.unknown) { return nil }
      report(
        .wrongAnswer, "'\(name)' does not stream", at: streams.span,
        hint: "write 'returns: ...'", related: [declaration(of: method, name)])
      note(name, at: method.span, having: "streams")
      return nil
    }
    let given = [answer.returns, answer.returnsEach, answer.throwing].compactMap { $0 }
    if given.count > 1 {
      report(
        .wrongAnswer, "an answer has one of 'returns', 'returnsEach' and 'throws'",
        at: given[1].span,
        hint: "keep one of them")
      return nil
    }
    if let node = answer.throwing {
      return thrown(node, by: method, name, in: scope).map { .fails($0) }
    }
    if let node = answer.returnsEach { return returnedEach(node, by: method, name, in: scope) }
    guard let node = answer.returns else { return nil }
    let value = hinting {
      $0.returned(node, by: method, name, in: scope)
    } by: { _, told in
      // `returns: [1, 2]`, where each is an answer
      guard told.id == .badLiteral, told.span == node.span, node.sequence?.count ?? 0 > 1,
        !method.answerType.isSeveral
      else { return nil }
      return "for one answer after another write 'returnsEach: \(node.asWritten)'"
    }
    return .returns(value)
  }

  private mutating func streamed(
    _ answer: AnswerSpec, of element: ValueType, by method: CheckedService.Method, in scope: Scope
  ) -> CheckedScenario.Answer.Kind? {
    let name = answer.method.path
    if let wrong = answer.returns ?? answer.returnsEach {
      report(
        .wrongAnswer, "'\(name)' streams: it does not return", at: wrong.span,
        hint: "write 'streams: [...]' with its elements", related: [declaration(of: method, name)])
      note(name, at: method.span, having: "returns")
      return nil
    }
    let elements = answer.streams.map {
      values.value($0, in: scope, expected: .array(element), takenBy: name, at: method.span)
    }
    let failure = answer.throwing.flatMap { thrown($0, by: method, name, in: scope) }
    return .streams(elements.map { $0.listElements } ?? [], failure: failure)
  }

  private mutating func returnedEach(
    _ node: YAMLNode, by method: CheckedService.Method, _ name: String, in scope: Scope
  ) -> CheckedScenario.Answer.Kind? {
    guard method.answerType != .void else { return nothing(node, name) }
    if let failing = node.sequence?.first(where: {
      $0.mapping?.first?.key.isText("throws") ?? false
    }) {
      report(
        .wrongAnswer, "no answer under 'returnsEach' can fail", at: failing.span,
        hint: "answer each call where it comes: - reply: \(name), with 'returns' or 'throws'")
      return nil
    }
    let list = values.value(node, in: scope, expected: .array(method.answerType))
    if list.listElements.isEmpty, list.type != .unknown {
      report(
        .wrongAnswer, "'returnsEach' needs at least one answer", at: node.span,
        hint: "its last answer holds for ever")
    }
    return .returnsEach(list.listElements)
  }

  /// `returnsEach: [null, null]` of a method that returns nothing.
  private mutating func nothing(_ node: YAMLNode, _ name: String) -> CheckedScenario.Answer.Kind {
    let answers = node.sequence ?? (node.isNull ? [] : [node])
    if answers.isEmpty {
      report(
        .wrongAnswer, "'returnsEach' needs at least one answer", at: node.span,
        hint: "write 'returns: null'")
    }
    for element in answers { reportAnswer(element, name) }
    return .returns(nil)
  }

  /// What a method answers; nil where it returns nothing, which is written `null`.
  mutating func returned(
    _ node: YAMLNode, by method: CheckedService.Method, _ name: String, in scope: Scope
  ) -> TypedExpression? {
    guard method.answerType == .void else {
      let told = diagnostics.count
      let value = values.value(node, in: scope, expected: method.answerType)
      values.note(taker: name, at: method.span, of: node, from: told)
      values.noteStrangers(to: name, at: method.span, in: node, from: told)
      return value
    }
    reportAnswer(node, name)
    return nil
  }

  private mutating func reportAnswer(_ node: YAMLNode, _ name: String) {
    guard !node.isNull else { return }
    report(
      .wrongAnswer, "'\(name)' returns nothing", at: node.span, hint: "write 'returns: null'",
      missing: .init(.key("returns", of: name)))
  }

  /// The error that a method throws: a case, or any text where it throws any error.
  mutating func thrown(
    _ node: YAMLNode, by method: CheckedService.Method, _ name: String, in scope: Scope
  ) -> TypedExpression? {
    switch method.failure {
    case .never:
      report(
        .wrongAnswer, "'\(name)' never throws", at: node.span,
        hint: method.streams
          ? "remove 'throws', or give it to the method too"
          : "write 'returns: ...', or give the method a 'throws'",
        related: [declaration(of: method, name)],
        missing: .init(.key("throws", of: name)))
      return nil
    case .anyError:
      if let text = node.scalar, text.style == .plain, text.text == "true" || text.text == "null" {
        expressions.warnOfText(
          node, "the message of this error is '\(text.text)'",
          "write what the error says: throws: \"No connection\"")
      }
      return values.hinting {
        $0.value(node, in: scope, expected: .string)
      } by: { _, _ in
        // `throws: { message: Not found }`
        guard let value = node.onlyPair?.value else { return nil }
        let message = value.scalar == nil ? "It did not work" : value.asWritten
        return "it is its message alone: 'throws: \(message)'"
      }
    case .error:
      return values.value(node, in: scope, expected: errorType(method.failure))
    }
  }

  func declaration(of method: CheckedService.Method, _ name: String) -> Diagnostic.Related {
    .declaration(of: name, at: method.span)
  }
}

extension TypedExpression {
  /// The elements of a literal list.
  var listElements: [TypedExpression] {
    if case .list(let elements) = kind { elements } else { [] }
  }
}
