import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading

/// Defaults: `a ?? b`.
extension ExpressionChecker {
  mutating func coalesce(
    _ left: Expression, _ right: Expression, _ scope: Scope, _ expected: ValueType?
  ) -> TypedExpression {
    var value = hinting {
      $0.closed(
        $0.infer(left, scope, $0.typeOfCases(in: left, beside: right, scope, expected)), left.range)
    } by: {
      $0.defaultOfPart(left, right, $1, scope)
    }
    guard value.type != .unknown else {
      // The default has its own mistakes; beside a case they are told already.
      if !left.isOpenCase { _ = infer(right, scope, .unknown) }
      return .unknown
    }
    guard value.type.isOptional, value.type != .null else {
      return failAsNoOptional(value, left, scope)
    }
    // The default is either the value itself, or may be missing too.
    let told = diagnostics.count
    let fallback = typed(right, scope, hinting: value.type)
    blame(value, for: right, scope, from: told)
    guard fallback.type != .unknown else { return .unknown }
    // A number that is a choice of literals takes the type of its default.
    value = value.conformed(to: fallback.type.asOptional) ?? value
    if let plain = fallback.conformed(to: value.type.unwrapped) {
      if plain.kind == .bool(true), let asked = value.askedForNil {
        return TypedExpression(.builtin(.isNil, [asked]), .bool)
      }
      return TypedExpression(.coalesce(value, plain), value.type.unwrapped)
    }
    guard let optional = fallback.conformed(to: value.type) else {
      return fail(
        .badOperands,
        "the default is \(fallback.type), and \(value.type.unwrapped.wanted)", right.range,
        hint: otherDefault(value.type.unwrapped, fallback.type, left, right)
          ?? defaultOfMember(value, fallback.type, left, right),
        roots: roots(of: value, beside: fallback, scope))
    }
    if fallback.type == .null {
      report(
        .missingDefault, "the default is nil, which the value already is where it is missing",
        at: place(right.range), severity: .warning, hint: "remove '?? nil', or write a default")
    }
    return TypedExpression(.coalesce(value, optional), value.type)
  }

  /// `count ?? 0` and `nil ?? 0`: of what is always there, or never, there is no default.
  private mutating func failAsNoOptional(
    _ value: TypedExpression, _ left: Expression, _ scope: Scope
  ) -> TypedExpression {
    guard value.type != .null else {
      return fail(
        .badOperands, "'nil' is always missing", left.range, hint: "write the default alone")
    }
    // `n?.count > 3 ?? 0` is about the 3.
    let isNumber =
      switch left.kind {
      case .integer, .decimal: true
      default: false
      }
    return fail(
      .badOperands, "this is never missing: it is \(value.type), so '??' does nothing",
      left.range,
      hint: isNumber
        ? "'??' comes before other operators: put it behind what may be missing, in parentheses"
        : "remove '??' and what follows it",
      roots: roots(ofOptional: value, scope))
  }

  /// `a + b ?? 0`: the default belongs to what may be missing, and not to the sum.
  private func defaultOfPart(
    _ left: Expression, _ right: Expression, _ told: Diagnostic, _ scope: Scope
  ) -> Hint? {
    guard case .binary(let sign, _, _, _) = left.kind, sign.isArithmetic, told.id == .optionalValue
    else { return nil }
    let meant = withDefaults(left, node.written(right), scope)
    return "'??' comes after '\(sign.rawValue)': write '\(node.writtenInYAML(meant))'"
  }

  private func withDefaults(_ part: Expression, _ other: String, _ scope: Scope) -> String {
    if case .binary(let sign, let left, let right, _) = part.kind, sign.isArithmetic,
      !node.text(in: part.range).hasPrefix("(")
    {
      return
        "\(withDefaults(left, other, scope)) \(sign.rawValue) \(withDefaults(right, other, scope))"
    }
    var checker = probe
    let isMissing = checker.infer(part, scope, nil).type.isOptional
    return isMissing ? "(\(node.text(in: part.range)) ?? \(other))" : node.text(in: part.range)
  }

  /// What was meant by a default of another type.
  private func otherDefault(
    _ wanted: ValueType, _ type: ValueType, _ left: Expression, _ right: Expression
  ) -> Hint? {
    if wanted.isSeveral { return types.memberHint(wanted) { $0 == type } }
    if wanted == .date, looksLikeDate(node.text(in: right.range)) { return Self.fixedDate }
    if wanted == .string, type.isNumber {
      return "as a text it has quotes: \(node.quotedInYAML(node.text(in: right.range)))"
    }
    guard type == .string else { return nil }
    return defaultOfFormatted(left, right) ?? defaultOfShown(wanted, left, right)
  }

  /// `plan ?? "none"`, where the message of a case, or the only such field, is to be shown.
  private func defaultOfMember(
    _ value: TypedExpression, _ type: ValueType, _ left: Expression, _ right: Expression
  ) -> Hint? {
    let wanted = value.type.unwrapped
    let fields = types.fields(of: wanted)?.filter { $0.type == type } ?? []
    guard
      let member = types.cases(of: wanted) != nil && type == .string
        ? "message" : fields.count == 1 ? fields[0].name : nil
    else { return nil }
    var dot = "?."
    if case .chain(_, let last) = value.kind, !last.type.isOptional { dot = "." }
    return "write '\(node.written(left))\(dot)\(member) ?? \(node.written(right))'"
  }

  /// `age ?? "unknown"`, where a number is to be shown.
  private func defaultOfShown(_ type: ValueType, _ left: Expression, _ right: Expression) -> Hint? {
    guard type.isNumber || type == .bool else { return nil }
    let name = ["x", "one", "other"].first { declared[$0] == nil } ?? "x"
    return
      "a text for it: if \(node.text(in: left.range)) as \(name) then String(\(name)) "
      + "else \(node.text(in: right.range))"
  }

  /// `due ?? "no date" | day`: the text stands in for what is formatted.
  private func defaultOfFormatted(_ left: Expression, _ right: Expression) -> Hint? {
    let rest = (node.scalar?.text ?? "").utf8.dropFirst(right.range.upperBound)
    let behind = String(decoding: rest, as: UTF8.self).drop { $0 == " " }
    guard behind.first == "|" else { return nil }
    let formatter = behind.dropFirst().drop { $0 == " " }.prefix(while: { $0.isInName })
    return "write '(\(node.written(left)) | \(formatter)) ?? \(node.written(right))'"
  }
}

extension TypedExpression {
  /// `a?.b`, of which `a?.b.isNil ?? true` asks nothing else.
  fileprivate var askedForNil: TypedExpression? {
    guard case .chain(let base, let body) = kind else { return nil }
    let asked: TypedExpression? =
      if case .builtin(.isNil, let arguments) = body.kind {
        arguments[0]
      } else {
        body.askedForNil
      }
    return asked.map { TypedExpression(.chain(base, body: $0), $0.type) }
  }
}
