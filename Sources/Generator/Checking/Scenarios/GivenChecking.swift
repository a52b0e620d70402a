import Diagnostics
import Expressions
import Reading
import Spec

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
  mutating func parts(of spec: GivenSpec, in scope: Scope) -> GivenParts {
    var parts = GivenParts()
    let before = values.diagnostics.count
    parts.hasStranger = spec.isBroken
    parts.answers = spec.answers.compactMap { checked($0, in: scope) }
    parts.values = spec.values.compactMap { givenValue($0, in: scope) }
    let areOthers = !spec.needs.contains { pair in
      screen.needs.contains { $0.name == pair.name.text }
    }
    for pair in spec.needs {
      guard let need = screen.needs.first(where: { $0.name == pair.name.text }) else {
        let name = pair.name
        let meant = suggestion(for: name.text, among: screen.needs.map(\.name))
        parts.hasStranger = true
        // Of several of which none is one the first says enough.
        if meant == nil, name != spec.needs[0].name, areOthers { continue }
        report(
          .cannotGive, "the screen has no need '\(name.text)'", at: name.span,
          hint: meant
            ?? (declared[name.text] == nil
              ? declaring(name.text, "needs: { \(name.text): String }")
              : "what a state or an input starts with stands under 'values'"),
          related: declaration(of: name), missing: missing(name, meant: meant))
        continue
      }
      parts.needs[need.name] = values.value(
        pair.value, in: scope, expected: need.type)
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
      || values.diagnostics.hasErrors(from: before)
    return parts
  }

  private mutating func givenValue(_ pair: NamedValue, in scope: Scope) -> Step.Assignment? {
    if isMeaningless(pair.name) { return nil }
    let named = value(named: pair.name.text)
    if signal(named: pair.name.text) != nil {
      report(
        .cannotGive, "'\(pair.name.text)' is an event output: it has no value to be given",
        at: pair.name.span, hint: "remove it", related: declaration(of: pair.name))
      return nil
    }
    if hasEvent(pair.name.text) {
      report(
        .cannotGive, "'\(pair.name.text)' is an event: it has no value to be given",
        at: pair.name.span, hint: "a step sends it: '- send: \(pair.name.text)'",
        related: declaration(of: pair.name), missing: .init(.name(pair.name.text)))
      return nil
    }
    if scope[pair.name.text]?.reference.kind == .constant {
      report(
        .cannotGive, "'\(pair.name.text)' is a constant: it never changes",
        at: pair.name.span, hint: "remove it", related: declaration(of: pair.name))
      return nil
    }
    let other: String? =
      if expressions.formatters[pair.name.text] != nil {
        "a formatter"
      } else if expressions.valueless[pair.name.text] == .service {
        "a service"
      } else {
        expressions.types[pair.name.text] != nil ? "a type" : nil
      }
    if let other {
      report(
        .cannotGive, "'\(pair.name.text)' is \(other): it can't be given", at: pair.name.span,
        hint: "remove it", related: declaration(of: pair.name))
      return nil
    }
    guard let value = named, !value.isDerived else {
      let isDerived = named != nil
      let isNeed = screen.needs.contains { $0.name == pair.name.text }
      let stored = screen.values.filter { !$0.isDerived }
      let meant = suggestion(for: pair.name.text, among: stored.map(\.name))
      let other: Hint? =
        if isDerived {
          "give what it is made of"
        } else if isNeed {
          "what the screen needs stands under 'needs'"
        } else if pair.name.text.utf8.contains(UInt8(ascii: "."))
          || ["locale", "now", "timeZone", "needs"].contains(pair.name.text)
        {
          "'\(pair.name.text)' stands beside 'values', not in it"
        } else {
          declaring(pair.name.text, "state: { \(pair.name.text): String }")
        }
      report(
        .cannotGive,
        isDerived
          ? "'\(pair.name.text)' is derived, so it can't be given"
          : "there is no state, value input or output '\(pair.name.text)'",
        at: pair.name.span, hint: meant ?? other,
        related: declaration(of: pair.name),
        missing: isNeed ? .init(.key("needs", of: "given")) : missing(pair.name, meant: meant))
      return nil
    }
    return Step.Assignment(
      target: Reference(value.name, value.role.referenceKind),
      value: values.value(pair.value, in: scope, expected: value.type))
  }

  private mutating func checked(_ answer: AnswerSpec, in scope: Scope) -> CheckedScenario.Answer? {
    guard let (service, method) = method(answer.method, argumentsStand: "under 'to:'") else {
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
      if let wrong = answer.returns ?? answer.returnsEach {
        report(
          .wrongAnswer, "'\(name)' streams: it does not return", at: wrong.span,
          hint: "write 'streams: [...]' with its elements",
          related: [declaration(of: method, name)])
        return nil
      }
      let elements =
        answer.streams.map { values.value($0, in: scope, expected: .array(element)) }
      let failure = answer.throwing.flatMap { thrown($0, by: method, name, in: scope) }
      return .streams(elements.map { $0.listElements } ?? [], failure: failure)
    }
    if let streams = answer.streams {
      if method.kind == .answers(.unknown) { return nil }
      report(
        .wrongAnswer, "'\(name)' does not stream", at: streams.span,
        hint: "write 'returns: ...'", related: [declaration(of: method, name)])
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
    let type = method.answerType
    if let node = answer.returnsEach {
      guard type != .void else { return nothing(node, name, in: scope) }
      if let failing = node.sequence?.first(where: {
        $0.mapping?.first?.key.isText("throws") ?? false
      }) {
        report(
          .wrongAnswer, "of 'returnsEach' no answer fails", at: failing.span,
          hint: "answer each call where it comes: - reply: \(name), with 'returns' or 'throws'")
        return nil
      }
      let list = values.value(node, in: scope, expected: .array(type))
      if list.listElements.isEmpty, list.type != .unknown {
        report(
          .wrongAnswer, "'returnsEach' needs at least one answer", at: node.span,
          hint: "its last answer holds for ever")
      }
      return .returnsEach(list.listElements)
    }
    guard let node = answer.returns else { return nil }
    return .returns(returned(node, type, name, in: scope))
  }

  /// `returnsEach: [null, null]` of a method that returns nothing.
  private mutating func nothing(
    _ node: YAMLNode, _ name: String, in scope: Scope
  ) -> CheckedScenario.Answer.Kind {
    let answers = node.sequence ?? (node.isNull ? [] : [node])
    if answers.isEmpty {
      report(
        .wrongAnswer, "'returnsEach' needs at least one answer", at: node.span,
        hint: "write 'returns: null'")
    }
    for element in answers { _ = returned(element, .void, name, in: scope) }
    return .returns(nil)
  }

  /// What a method answers; nil where it returns nothing, which is written `null`.
  mutating func returned(
    _ node: YAMLNode, _ type: ValueType, _ name: String, in scope: Scope
  ) -> TypedExpression? {
    guard type == .void else {
      return values.value(node, in: scope, expected: type)
    }
    if !node.isNull {
      report(
        .wrongAnswer, "'\(name)' returns nothing", at: node.span, hint: "write 'returns: null'",
        missing: .init(.key("returns", of: name)))
    }
    return nil
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
      return values.value(node, in: scope, expected: .string)
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
