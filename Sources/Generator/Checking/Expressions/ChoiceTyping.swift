import MVVMGenDiagnostics
import MVVMGenExpressions

extension ExpressionChecker {
  /// `if a then b else c`, and with `as` the value of an optional.
  struct Choice {
    var condition: Expression
    var name: Expression.Identifier?
    var then: Expression
    var otherwise: Expression
    var range: Range<Int>
  }

  mutating func typed(_ choice: Choice, _ scope: Scope, _ expected: ValueType?) -> TypedExpression {
    let (then, otherwise) = (choice.then, choice.otherwise)
    var inner = scope
    let before = diagnostics.count
    guard let test = asked(choice.condition, choice.name, scope, in: &inner) else {
      return .unknown
    }
    let told = diagnostics.count
    let (first, second) = values(then, inner, otherwise, scope, expected)
    // Whoever asks an optional as a question takes it for there where the answer is yes.
    if choice.name == nil,
      diagnostics[before..<told].contains(where: { $0.id == .wrongType || $0.id == .optionalValue })
    {
      joinMissing(in: choice, scope, expected, from: before, told)
    }
    hintAtNaming(choice.condition, from: told)
    hintAtTexts(then, first.type, otherwise, second.type, from: told)
    guard first.type != .unknown, second.type != .unknown, test.type != .unknown else {
      return .unknown
    }
    guard let type = joinedType(first, second, expected) else {
      return fail(
        .badOperands,
        "both values of a choice have one type: this is \(second.type), the other \(first.type)",
        otherwise.range,
        hint: hintAtTypes((then, first.type), (otherwise, second.type)))
    }
    let values = (
      then: fitted(first, to: type, then.range, scope),
      else: fitted(second, to: type, otherwise.range, scope)
    )
    guard values.then.type != .unknown, values.else.type != .unknown else { return .unknown }
    return joined(choice, test, values, type, scope)
  }

  /// How two values of a choice become values of one type.
  private func hintAtTypes(_ first: Operand, _ second: Operand) -> Hint? {
    if first.type.isNumber, second.type.isNumber { return numberHint(first, second) }
    if second.type == .string {
      return literalMeant(by: second.syntax, beside: first.type)
        ?? textMeant(by: first.syntax, first.type)
    }
    let conversion = types.conversion(from: second.type, to: first.type)
    guard first.type == .string else { return conversion }
    return literalMeant(by: first.syntax, beside: second.type)
      ?? textMeant(by: second.syntax, second.type) ?? conversion
  }

  /// What a choice comes to whose parts are right.
  private mutating func joined(
    _ choice: Choice, _ test: TypedExpression,
    _ values: (then: TypedExpression, else: TypedExpression), _ type: ValueType, _ scope: Scope
  ) -> TypedExpression {
    let (first, second) = values
    if let name = choice.name {
      // What a choice has come to, see below.
      if test.kind == .null { return second }
      // `if a as b then b else c` is `a ?? c`.
      if case .reference(let reference) = first.kind, reference.kind == .local,
        reference.name == name.text, second.kind != .null
      {
        return TypedExpression(.coalesce(test, second), type)
      }
      return TypedExpression(
        .choiceOfOptional(test, name: name.text, then: first, else: second), type)
    }
    guard let isTrue = scope.known.answer(to: test) else {
      return TypedExpression(.choice(test, then: first, else: second), type)
    }
    // Swift warns of what can never run.
    let asked = place(choice.condition.range)
    settledChoices[asked.offset] = SettledChoice(
      condition: test, place: asked, lost: isTrue ? second : first,
      lostPlace: place((isTrue ? choice.otherwise : choice.then).range))
    return isTrue ? first : second
  }

  /// `if user then user.name`: that the value of an optional may be missing follows from what is
  /// told of the question.
  private mutating func joinMissing(
    in choice: Choice, _ scope: Scope, _ expected: ValueType?, from before: Int, _ told: Int
  ) {
    let part = place(choice.then.range)
    let isNamed = diagnostics[told...].contains { $0.isOfMissingValue }
    diagnostics =
      diagnostics[..<told]
      + diagnostics[told...].filter {
        $0.id != .optionalValue
          && !($0.cause == .shownOptional && part.touches(Int($0.span.offset)))
      }
    if isNamed, let index = diagnostics[before..<told].firstIndex(where: isAsked),
      let meant = namingOptional(in: node.text(in: choice.range), node, scope, expected)
    {
      diagnostics[index].hint = "name what is there: \(meant)"
    }
    hintAtName(in: choice.then, of: choice.condition, from: before, told)
  }

  /// What a number is as a text, where the other value of a choice is one.
  private func textMeant(by number: Expression, _ type: ValueType) -> Hint? {
    guard type.isNumber else { return nil }
    switch number.kind {
    case .integer, .decimal:
      return "as a text it has quotes: \(node.quotedInYAML(node.text(in: number.range)))"
    default: return "as a text it is 'String\(node.written(number).inParentheses)'"
    }
  }

  /// What is asked: a question, or with a name an optional, whose value has that name then. Nothing
  /// where it can't be told what is meant by it.
  private mutating func asked(
    _ condition: Expression, _ name: Expression.Identifier?, _ scope: Scope, in then: inout Scope
  ) -> TypedExpression? {
    guard let name else { return typed(condition, scope, wanting: .bool) }
    if case .binary(.and, let first, let second, _) = condition.kind {
      let (left, right) = (node.written(first), node.written(second))
      _ = fail(
        .wrongType, "'as' names one optional, and this asks more", condition.range,
        hint:
          "ask the rest first: if \(left) then (if \(right) as \(name.text) then ...) else ...")
      return nil
    }
    let test = typed(condition, scope, wanting: nil)
    if !test.type.isOptional || test.type == .null, test.type != .unknown {
      _ = fail(
        .wrongType, "'as' needs an optional, and this is \(test.type)", condition.range,
        hint: "ask something instead: if a == b then ...", roots: roots(ofOptional: test, scope))
      return nil
    }
    bind(name, test.type.unwrapped, to: &then)
    noteOrigin(of: name.text, test, scope, in: &then)
    return test
  }

  /// The type that both values of a choice can have.
  private func joinedType(
    _ first: TypedExpression, _ second: TypedExpression, _ expected: ValueType?
  ) -> ValueType? {
    func canBoth(be type: ValueType) -> Bool {
      first.conformed(to: type) != nil && second.conformed(to: type) != nil
    }
    let joined = [ValueType.common(first.type, second.type), first.type, second.type]
      .compactMap { $0 }.first(where: canBoth)
    // What is expected decides where the values leave it open: `if a then 1 else nil` for a
    // Double?.
    if let expected, canBoth(be: expected), joined?.unwrapped != expected.unwrapped {
      return canBoth(be: expected.unwrapped) ? expected.unwrapped : expected
    }
    return joined
  }

  /// `if user then "${u.name}"`: the one name that is missing there is that of the optional.
  private mutating func hintAtName(
    in then: Expression, of condition: Expression, from before: Int, _ told: Int
  ) {
    guard let asked = diagnostics[before..<told].firstIndex(where: isAsked) else { return }
    let part = place(then.range)
    func missing(_ message: Diagnostic) -> Diagnostic.Missing.What? {
      message.id == .unknownName && part.touches(Int(message.span.offset))
        ? message.missing?.what : nil
    }
    let names = Set(diagnostics[told...].compactMap(missing))
    guard names.count == 1, case .name(let name)? = names.first, isName(name) else { return }
    takeBack(from: told) { missing($0) != nil }
    diagnostics[asked].hint = "name it: 'if \(node.written(condition)) as \(name) then ...'"
  }

  /// `if a then Free else Paid`: names of which nothing is known are texts.
  private mutating func hintAtTexts(
    _ then: Expression, _ first: ValueType, _ otherwise: Expression, _ second: ValueType,
    from told: Int
  ) {
    func index(of part: Expression) -> Int? {
      guard case .name(let name) = part.kind else { return nil }
      return diagnostics[told...].firstIndex {
        $0.span == place(part.range) && $0.missing?.what == .name(name)
          && !($0.missing?.isGuessed ?? true)
      }
    }
    let (one, other) = (index(of: then), index(of: otherwise))
    let texts = [one.map { _ in then }, other.map { _ in otherwise }].compactMap { $0 }
    let areNames = texts.allSatisfy { node.text(in: $0.range).startsUpper }
    // `if a then many else few`: of two words that nobody knows, both are texts.
    let isText = texts.count == 2 || areNames && (one == nil ? first : second) == .string
    guard isText, let at = one ?? other else { return }
    let quoted = texts.map { node.quotedInYAML(node.text(in: $0.range)) }
    diagnostics[at].hint =
      texts.count == 1
      ? "a text has double quotes of its own: \(quoted[0])"
      : "texts have double quotes of their own: \(quoted.joined(separator: " and "))"
    if one != nil, let other {
      diagnostics[at].related.append(.init(diagnostics[other].span, "so does this"))
      diagnostics.remove(at: other)
    }
  }

  private func isAsked(_ told: Diagnostic) -> Bool { told.cause?.isAskedOptional ?? false }

  /// `if user != nil then user.name`: what is there needs a name.
  private mutating func hintAtNaming(_ condition: Expression, from told: Int) {
    guard diagnostics.count > told, let asked = condition.askedOptional.map(node.written) else {
      return
    }
    hintAtEach(from: told) {
      $1.isOfMissingValue && $0.isText(asked, at: $1.span)
        ? "name what is there: 'if \(asked) as name then ...', and use 'name'" : nil
    }
  }
}
