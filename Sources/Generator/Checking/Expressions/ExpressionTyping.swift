import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

extension ExpressionChecker {
  /// An expression of a type that is known: what does not fit is told. Where none is, a list has to
  /// tell it by itself.
  mutating func typed(
    _ expression: Expression, _ scope: Scope, wanting expected: ValueType?
  ) -> TypedExpression {
    let value = infer(expression, scope, expected)
    guard let expected else { return closed(value, expression.range) }
    guard expected != .unknown, value.type != .unknown else { return value }
    return fitted(value, to: expected, expression.range, scope, written: expression)
  }

  /// The value, or a message where it is a list of which nothing tells what is in it.
  mutating func closed(_ value: TypedExpression, _ range: Range<Int>) -> TypedExpression {
    guard value.type.isOpen, value.type != .null, value.type != .emptyList else { return value }
    return fail(
      .unclearType, "the type of this list can't be told", range,
      hint: "add an element with a type")
  }

  /// The value as one of that type, or a message.
  mutating func fitted(
    _ value: TypedExpression, to expected: ValueType, _ range: Range<Int>, _ scope: Scope,
    written syntax: Expression? = nil
  ) -> TypedExpression {
    if let value = value.conformed(to: expected) { return value }
    if value.type.isOptional, !expected.isOptional,
      TypedExpression(value.kind, value.type.unwrapped).conformed(to: expected) != nil
    {
      return fail(
        .optionalValue, "this may be missing: it is \(value.type), and \(expected) is wanted",
        range, hint: defaultHint(expected, for: syntax, scope), cause: .givenOptional,
        roots: roots(ofPresent: value, scope), shape: .nothing)
    }
    return fail(
      .wrongType, Self.mismatch(value.type, expected), range,
      hint: syntax.flatMap { nameInQuotes($0, expected, scope) }
        ?? fittingMeant(by: value, expected, written: syntax),
      cause: .mismatch(value.type, expected), roots: roots(of: value, takenFor: expected, scope),
      shape: shape(of: value.type, takenFor: expected))
  }

  /// `list["index"]`, where the value of that name fits.
  private func nameInQuotes(_ syntax: Expression, _ expected: ValueType, _ scope: Scope) -> Hint? {
    guard let name = syntax.literalText, let type = scope[name]?.type,
      type.unwrapped == expected.unwrapped, type.unwrapped != .string
    else { return nil }
    return "for the value of that name write '\(name)' without quotes"
  }

  /// What a value is like; of a list in place of another one, what its elements are.
  private func shape(of type: ValueType, takenFor expected: ValueType) -> Diagnostic.Shape {
    if case .array(let element) = type.unwrapped, case .array = expected.unwrapped {
      return types.shape(of: element)
    }
    return types.shape(of: type)
  }

  /// How a value of that type is written, where one of another was.
  private func fittingMeant(
    by value: TypedExpression, _ expected: ValueType, written syntax: Expression?
  ) -> Hint? {
    if value.type.isOptional, expected == .bool {
      let value = syntax.map(node.written)
      return
        "ask whether it is there: '\(value ?? "...") != nil', or name it: 'if \(value ?? "a") as b then'; "
        + "in a step 'as: b'"
    }
    if let syntax {
      if let hint = caseMeant(by: syntax, expected) { return hint }
      if let hint = literalMeant(by: syntax, expected)
        ?? literalMeant(by: syntax, beside: expected.unwrapped)
      {
        return hint
      }
    }
    if value.kind == .null {
      switch expected {
      case .array, .set, .dictionary: return "write '[]' for none"
      default: break
      }
    }
    if let hint = formattedHint(value) { return hint }
    if let hint = wholeMeant(value, expected, written: syntax) { return hint }
    if expected == .bool, let hint = questionMeant(by: value.type, written: syntax) { return hint }
    if value.type == .int, let syntax, [.double, .decimal].contains(expected.unwrapped),
      let hint = divisionHint(syntax, as: expected.unwrapped)
    {
      return hint
    }
    let hint = namingFormatters(types.conversion(from: value.type, to: expected), of: value.type)
    guard let syntax, let hint, hint.replacement == nil else { return hint }
    // `String(...)` of what is written there.
    let written = node.text(in: syntax.range)
    return written.utf8.count > 40
      ? hint : Hint(hint.text.exchanging("(...)", for: node.written(syntax).inParentheses))
  }

  /// A formatter makes a text of whatever it shows.
  private func formattedHint(_ value: TypedExpression) -> Hint? {
    guard case .formatted(_, let name) = value.kind else { return nil }
    return "a formatter gives a text: leave out '| \(name)', or make this a String"
  }

  /// `error.message` where the error itself is wanted.
  private func wholeMeant(
    _ value: TypedExpression, _ expected: ValueType, written syntax: Expression?
  ) -> Hint? {
    guard case .member(let written, _, isOptional: false)? = syntax?.kind else { return nil }
    switch value.kind {
    case .message(let base) where base.type == expected.unwrapped,
      .field(let base, _) where base.type == expected.unwrapped:
      return "write '\(node.text(in: written.range))' alone"
    default: return nil
    }
  }

  /// What is said of a value of another type.
  static func mismatch(_ found: ValueType, _ wanted: ValueType) -> String {
    "\(found.asFound), and \(wanted.wanted)"
  }

  // MARK: Forms

  mutating func infer(
    _ expression: Expression, _ scope: Scope, _ expected: ValueType?
  ) -> TypedExpression {
    // Of what it is a case would follow from what was told.
    if case .unknown? = expected, expression.hasOpenCase { return .unknown }
    switch expression.kind {
    case .invalid: return .unknown
    case .integer(let text): return integer(text, expression.range, expected)
    case .decimal(let text): return decimal(text, expression.range)
    case .text(let pieces):
      warnIfHole(pieces, scope)
      return typed(pieces, scope)
    case .bool(let value): return TypedExpression(.bool(value), .bool)
    case .null: return TypedExpression(.null, .null)
    case .list(let elements): return list(elements, scope, expected)
    case .name(let name): return reference(name, expression.range, scope, expected)
    case .implicitCase(let name, let arguments):
      return implicitCase(name, arguments, expression.range, scope, expected)
    case .member, .method, .element: return postfix(expression, scope, expected)
    case .group(let chain): return infer(chain, scope, expected)
    case .call(let name, let arguments):
      return call(name, arguments, expression.range, scope)
    case .not(let value):
      let value = typed(value, scope, wanting: .bool)
      if value.type == .unknown { return .unknown }
      return TypedExpression(.not(value), .bool)
    case .negate(let value):
      warnOfDoubleMinus(at: expression.range.lowerBound, isBetween: false)
      return negation(value, scope)
    case .binary(let sign, let left, let right, let range):
      return binary(Operation(sign: sign, left: left, right: right, range: range), scope, expected)
    case .choice(let condition, let name, let then, let otherwise):
      let choice = Choice(
        condition: condition, name: name, then: then, otherwise: otherwise,
        range: expression.range)
      return typed(choice, scope, expected)
    case .function, .path:
      return fail(
        .wrongFunction, "a function is no value", expression.range,
        hint: "it is an argument: list.map(x => x.name)")
    case .formatted(let value, let name): return formatted(value, name, scope)
    }
  }

  private mutating func integer(
    _ text: String, _ range: Range<Int>, _ expected: ValueType?
  ) -> TypedExpression {
    if let number = Int(text) { return TypedExpression(.integer(number), .int) }
    let isWide = expected?.unwrapped == .double || expected?.unwrapped == .decimal
    if isWide, isDecimalNumber(text) { return TypedExpression(.decimal(text), .double) }
    if expected == .unknown { return .unknown }
    return fail(
      .badLiteral, "'\(text)' is too large for an Int", range,
      hint: "the largest is \(Int.max); for a Double write '\(text).0'")
  }

  private mutating func decimal(_ text: String, _ range: Range<Int>) -> TypedExpression {
    guard isDecimalNumber(text) else {
      let size = Double(text)?.isInfinite == true ? "large" : "small"
      return fail(.badLiteral, "'\(text)' is too \(size) for a Double", range)
    }
    return TypedExpression(.decimal(text), .double)
  }

  mutating func typed(_ pieces: [Expression.TextPiece], _ scope: Scope) -> TypedExpression {
    var typed: [TypedExpression.TextPiece] = []
    var isKnown = true
    for piece in pieces {
      switch piece {
      case .literal(let text): typed.append(.literal(text))
      case .hole(let hole):
        let value = infer(hole, scope, nil)
        // An optional would make a part of a path empty; for the rest the path has its own rules.
        if scope.part == .path, !value.type.isOptional, value.type != .unknown {
          typed.append(.hole(value))
        } else if let value = shown(value, hole, scope) {
          typed.append(.hole(value))
        } else {
          isKnown = false
        }
      }
    }
    return isKnown ? TypedExpression(.text(typed), .string) : .unknown
  }

  /// A value that can stand in a text.
  private mutating func shown(
    _ value: TypedExpression, _ syntax: Expression, _ scope: Scope
  ) -> TypedExpression? {
    let range = syntax.range
    let other = scope.part.inPlaceOfFormatter
    switch value.type {
    case .string, .int, .double, .decimal, .bool: return value
    case .unknown: return nil
    case .optional(let wrapped):
      let hint: Hint? =
        if wrapped != .date {
          fieldShown(of: value.type, syntax) ?? defaultHint(wrapped, for: syntax, scope)
        } else if scope.part == .path {
          "a path has no part that may be missing: take a Date"
        } else {
          other
            ?? namingFormatters(
              "a formatter shows it: '(\(node.written(syntax)) | name) ?? ...'", of: .date)
        }
      report(
        .cannotShow, "this may be missing: \(value.type) can't be shown as text",
        at: place(range), hint: hint, cause: .shownOptional)
      diagnostics[diagnostics.count - 1].roots = roots(ofPresent: value, scope)
    case .date:
      report(
        .cannotShow, "a Date can't be shown as text by itself", at: place(range),
        hint: other ?? namingFormatters("a formatter shows it: | name", of: .date))
    case .named(let name) where types[name]?.cases != nil:
      report(
        .cannotShow, "\(name) can't be shown as text", at: place(range),
        hint: TypeTable.textOfCase)
    case .anyError:
      report(
        .cannotShow, "an error can't be shown as text", at: place(range), hint: TypeTable.textOfCase
      )
    default:
      report(
        .cannotShow, "\(value.type) can't be shown as text", at: place(range),
        hint: howToShow(value.type, syntax, inPlaceOfFormatter: other))
    }
    return nil
  }

  private mutating func list(
    _ elements: [Expression], _ scope: Scope, _ expected: ValueType?
  ) -> TypedExpression {
    var element: ValueType?
    switch expected?.unwrapped {
    case .array(let type)?, .set(let type)?: element = type
    default: break
    }
    if elements.isEmpty { return TypedExpression(.list([]), .emptyList) }
    if let element {
      let values = elements.map { typed($0, scope, wanting: element) }
      if values.contains(where: { $0.type == .unknown }) { return .unknown }
      let type: ValueType =
        if case .set? = expected?.unwrapped { .set(element) } else { .array(element) }
      return TypedExpression(.list(values), type)
    }
    let values = values(elements, scope)
    if values.contains(where: { $0.type == .unknown }) { return .unknown }
    var type = values[0].type
    for (value, syntax) in zip(values, elements).dropFirst() {
      guard let joined = ValueType.common(type, value.type) else {
        return fail(
          .badOperands, "the elements of a list have one type: this is \(value.type), not \(type)",
          syntax.range)
      }
      type = joined
    }
    let fitting = zip(values, elements).map { fitted($0, to: type, $1.range, scope) }
    guard !fitting.contains(where: { $0.type == .unknown }) else { return .unknown }
    return TypedExpression(.list(fitting), .array(type))
  }

  /// Adds a local name of an expression.
  mutating func bind(_ name: Expression.Identifier, _ type: ValueType, to scope: inout Scope) {
    let span = place(name.range)
    if let (reason, hint) = NameKind.local.refusal(of: name.text) {
      report(.reservedName, "'\(name.text)' can't be a name here: \(reason)", at: span, hint: hint)
    }
    bind(Name(name.text, at: span), type, to: &scope)
  }

  /// Adds a local name, which may hide nothing, so that a name means one thing wherever it stands;
  /// whether it does so.
  @discardableResult
  mutating func bind(
    _ name: Name, _ type: ValueType, to scope: inout Scope, takenHint: Hint? = nil
  ) -> Bool {
    if let place = declared[name.text] ?? scope[name.text]?.span {
      // That it can't be a name at all was told, and that the other one has a wrong name.
      if NameKind.local.refusal(of: name.text) == nil, !poisoned.contains(name.text) {
        report(
          .hidesName, "'\(name.text)' would hide another name", at: name.span,
          hint: takenHint ?? "give it another name",
          related: [.declaration(of: name.text, at: place)],
          missing: declared[name.text].map { _ in
            .init(.name(name.text.inOtherCase), isGuessed: true)
          })
      }
      // Which of the two is meant where it is used, nobody knows.
      scope.add(name.text, .local, .unknown, at: name.span)
      return false
    }
    scope.add(name.text, .local, type, at: name.span)
    noteLocal(name.text, type, at: name.span)
    return true
  }
}

extension Diagnostic.Cause {
  /// A value of one type where another one is wanted.
  static func mismatch(_ found: ValueType, _ wanted: ValueType) -> Self {
    found.isOptional && wanted == .bool
      ? .askedOptional("\(found)") : .mismatch(found: "\(found)", wanted: "\(wanted)")
  }

  /// Whether an optional stands where a question is wanted.
  var isAskedOptional: Bool { if case .askedOptional = self { true } else { false } }
}
