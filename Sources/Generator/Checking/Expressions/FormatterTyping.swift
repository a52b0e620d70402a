import MVVMGenDiagnostics
import MVVMGenExpressions

/// `value | price`: what a formatter makes of a value.
extension ExpressionChecker {
  /// The function that a filter of another language is here.
  private static func functionMeant(by filter: String) -> String? {
    switch filter {
    case "string", "str", "text", "toString": "String"
    case "int", "integer", "toInt": "Int"
    case "float", "double", "toDouble": "Double"
    case "abs", "max", "min": filter
    default: nil
    }
  }

  mutating func formatted(
    _ syntax: Expression, _ name: Expression.Identifier, _ scope: Scope
  ) -> TypedExpression {
    guard let formatter = formatters[name.text] else {
      return swapped(syntax, name, scope) ?? failStranger(name, behind: syntax, scope)
    }
    if let other = scope.part.inPlaceOfFormatter {
      return fail(
        .wrongFormatter, "no formatter can be used here", name.range, hint: other,
        related: declaration(name.text))
    }
    if formatter.output == .bool, formatter.input != .bool, let asked = syntax.lastAsked {
      return fail(
        .wrongFormatter, "'\(name.text)' asks of all that stands before it", syntax.range,
        hint: "put parentheses around: (\(node.written(asked)) | \(name.text))")
    }
    let value = hintingAtEach {
      $0.infer(syntax, scope, formatter.input)
    } by: {
      $0.formattedPart(of: syntax, name.text, $1)
    }
    guard value.type != .unknown, formatter.input != .unknown else { return .unknown }
    let plain = TypedExpression(value.kind, value.type.unwrapped)
    guard let input = formatter.input else {
      if let failed = failedNumber(value, syntax, name.text, formatter, scope) { return failed }
      if formatter.isPercent { warnIfWhole(value, syntax, name.text) }
      return value.formatted(by: name.text, formatter.output)
    }
    guard value.type != .null || input.isOptional, let fitting = plain.conformed(to: input) else {
      return failShowing(value, syntax, name.text, formatter, scope, input)
    }
    if value.type.isOptional, !input.isOptional {
      return value.formatted(by: name.text, formatter.output)
    }
    return TypedExpression(.formatted(fitting, formatter: name.text), formatter.output)
  }

  /// What no formatter of numbers shows, or not this one.
  private mutating func failedNumber(
    _ value: TypedExpression, _ syntax: Expression, _ name: String, _ formatter: FormatterType,
    _ scope: Scope
  ) -> TypedExpression? {
    guard value.type.unwrapped.isNumber else {
      return failShowing(value, syntax, name, formatter, scope, nil)
    }
    guard let shown = formatter.shown, !shown.types.contains(value.type.unwrapped) else {
      return nil
    }
    return fail(
      .wrongFormatter,
      "'\(name)' is of the screen '\(shown.screen)', which shows no \(value.type.unwrapped) with it",
      syntax.range, hint: SharedPart.inLibrary,
      related: [Diagnostic.Related(formatter.span, "it is declared here")])
  }

  /// A value of another type than the formatter shows: nil for any number.
  private mutating func failShowing(
    _ value: TypedExpression, _ syntax: Expression, _ name: String, _ formatter: FormatterType,
    _ scope: Scope, _ input: ValueType?
  ) -> TypedExpression {
    let type = value.type.unwrapped
    let hint =
      eachFormatted(value.type, input ?? .int, syntax, name) ?? otherFormatters(of: type)
      ?? types.memberHint(type) { input == nil ? $0.isNumber : $0 == input }
      ?? wholeFormatted(syntax, name, input, scope)
    return fail(
      .wrongFormatter,
      "'\(name)' shows \(input.map { "\($0)" } ?? "a number"), and \(value.type.asFound)",
      syntax.range,
      hint: hint ?? input.flatMap { otherwiseFormatted(value.type, $0, syntax, name) }
        ?? (type == .null ? nil : types.conversion(from: type, to: input ?? .double))
          ?? input.flatMap { sibling(of: value, ofType: $0) }
          ?? formatterToDeclare(for: type),
      related: [Diagnostic.Related(formatter.span, "it is declared here")],
      roots: roots(of: value, takenFor: input ?? .int, scope) + [
        .init(name, at: formatter.span, taken: types.shape(of: value.type))
      ])
  }

  /// `order.id | day`: another field of the same thing is what the formatter shows.
  private func sibling(of value: TypedExpression, ofType type: ValueType) -> Hint? {
    guard case .field(let owner, let name) = value.kind,
      let other = types.fields(of: owner.type.unwrapped)?.first(where: { $0.type == type })
    else { return nil }
    return "\(type) is the field beside '\(name)': .\(other.name)"
  }

  private mutating func failStranger(
    _ name: Expression.Identifier, behind syntax: Expression, _ scope: Scope
  ) -> TypedExpression {
    let value = infer(syntax, scope, nil)
    guard !poisoned.contains(name.text) else { return .unknown }
    if let reason = hidden[name.text] {
      return fail(
        .wrongFormatter, "'\(name.text)' can't be used here: \(reason)", name.range,
        hint: reason.wayOut)
    }
    let meant = suggestion(for: name.text, among: formatters.names.sorted())
    return fail(
      .wrongFormatter, "there is no formatter '\(name.text)'", name.range,
      hint: meant ?? strangerMeant(by: name.text, of: value, syntax, scope),
      related: declaration(name.text),
      missing: declared[name.text] == nil ? .init(.name(name.text), isGuessed: meant != nil) : nil)
  }

  /// What is meant by `| name`, which is near to no formatter.
  private func strangerMeant(
    by name: String, of value: TypedExpression, _ syntax: Expression, _ scope: Scope
  ) -> Hint {
    let written = node.written(syntax)
    // `songs | Row`
    if case .cell(let sources, _)? = types[name]?.kind, sources.count == 1 {
      switch value.type {
      case .array(sources[0].type): return "write '\(written).map(\(name))'"
      case .optional(.array(sources[0].type)): return "write '\(written)?.map(\(name))'"
      case .optional(sources[0].type):
        return "write 'if \(written) as x then \(name)(x) else nil'"
      default: return "a cell is made by its name: \(name)(\(written))"
      }
    }
    if value.type.unwrapped == .bool, scope[name] != nil {
      return "'|' formats a value; one of two is 'or': \(written) or \(name)"
    }
    if let member = types.memberMeant(by: name, of: written) { return member }
    if let function = Self.functionMeant(by: name) {
      return "it is a function: \(function)(\(written))"
    }
    let names = formatters.names.sorted()
    return switch names.count {
    case 0: "declare it under 'formatters', or use its library: 'uses'"
    case 1: "there is only '\(names[0])'"
    default: "there are \(names.joined(separator: ", "))"
    }
  }

  /// `money | price`: the formatter comes second.
  private mutating func swapped(
    _ syntax: Expression, _ name: Expression.Identifier, _ scope: Scope
  ) -> TypedExpression? {
    guard case .name(let first) = syntax.kind, formatters[first] != nil, scope[first] == nil,
      scope[name.text] != nil
    else { return nil }
    let range = syntax.range.lowerBound..<name.range.upperBound
    return fail(
      .wrongFormatter, "'\(first)' is a formatter: the value comes first", range,
      hint: Hint("swap them: '\(name.text) | \(first)'", replacement: "\(name.text) | \(first)"))
  }

  /// `amount > 0 | share`
  private func wholeFormatted(
    _ syntax: Expression, _ formatter: String, _ input: ValueType?, _ scope: Scope
  ) -> Hint? {
    guard case .binary(_, _, let last, _) = syntax.kind else { return nil }
    var checker = probe
    let type = checker.infer(last, scope, nil).type.unwrapped
    guard input.map({ $0 == type }) ?? type.isNumber else { return nil }
    return "'|' binds loosest: '| \(formatter)' shows the whole of '\(node.text(in: syntax.range))'"
  }

  /// The formatter that a value of that type has, where the spec has none.
  private func formatterToDeclare(for type: ValueType) -> Hint? {
    switch type {
    case .date: "declare one for a Date: { date: yyyy-MM-dd } or { date: { style: medium } }"
    case .array(.string): "declare one for a list: { list: and }"
    case .int, .double, .decimal: "declare one for a number: { number: { maxFraction: 2 } }"
    default: nil
    }
  }

  /// `mode | loud`: a case has its text as a member.
  private func otherwiseFormatted(
    _ type: ValueType, _ input: ValueType, _ syntax: Expression, _ formatter: String
  ) -> Hint? {
    if type.unwrapped.isNumber, input == .date {
      return "a number is no Date: a formatter of it is { of: \(type.unwrapped), text: ... }"
    }
    guard input == .string, types.cases(of: type.unwrapped) != nil || type.unwrapped == .anyError
    else { return nil }
    let point = type.isOptional ? "?." : "."
    return "write '\(node.written(syntax))\(point)message | \(formatter)'"
  }

  /// `done / all | percent`, of whole numbers.
  private mutating func warnIfWhole(
    _ value: TypedExpression, _ syntax: Expression, _ formatter: String
  ) {
    guard value.type == .int, case .binary(.divided, _, _) = value.kind,
      case .binary(_, let left, let right, _) = syntax.kind
    else { return }
    let whole =
      if case .integer = right.kind {
        node.text(in: right.range)
      } else {
        "Double(\(node.text(in: right.range)))"
      }
    report(
      .wholeShare, "dividing whole numbers drops the fraction: this shows 0% for all below one",
      at: place(syntax.range), severity: .warning,
      hint: "divide Doubles: Double(\(node.text(in: left.range))) / \(whole) | \(formatter)")
  }

  /// `prices | money`
  private func eachFormatted(
    _ type: ValueType, _ input: ValueType, _ syntax: Expression, _ formatter: String
  ) -> Hint? {
    guard case .array(let element) = type,
      element.unwrapped == input || element.unwrapped.isNumber && input.isNumber
    else { return nil }
    return "each by itself: \(node.text(in: syntax.range)).map(x => x | \(formatter))"
  }

  /// A formatter behind a choice shows the choice as a whole, and was often meant for its last
  /// value.
  private func formattedPart(
    of syntax: Expression, _ formatter: String, _ told: Diagnostic
  ) -> Hint? {
    guard told.id == .badOperands, case .choice = syntax.kind else { return nil }
    var last = syntax
    while case .choice(_, _, _, let otherwise) = last.kind { last = otherwise }
    guard told.span == place(last.range) else { return nil }
    return
      "'| \(formatter)' shows the whole choice: for the last value alone write '(... | \(formatter))'"
  }

  private func otherFormatters(of type: ValueType) -> Hint? {
    let names = formatterNames(showing: type)
    return names.isEmpty ? nil : "\(type) is shown by \(names.joined(separator: ", "))"
  }
}

extension Expression {
  /// What stands behind the last `not`, `and` or `or`; nil where there is none.
  fileprivate var lastAsked: Expression? {
    switch kind {
    case .not(let asked): asked.lastAsked ?? asked
    case .binary(.and, _, let asked, _), .binary(.or, _, let asked, _): asked.lastAsked ?? asked
    default: nil
    }
  }
}
