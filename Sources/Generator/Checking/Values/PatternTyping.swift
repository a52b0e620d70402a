import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

extension ValueChecker {
  /// What a value is compared with: a map names the fields that matter.
  mutating func pattern(
    _ node: YAMLNode, in scope: Scope, type: ValueType
  ) -> CheckedScenario.Pattern {
    switch (node.content, type.unwrapped) {
    case (.mapping(let pairs), .named(let name)):
      if let fields = types[name]?.fields {
        if reportModelCalled(pairs, node) { return .fields([]) }
        return .fields(patterns(pairs, of: FieldOwner(type: name, fields: fields), scope))
      }
      if let cases = types[name]?.cases { return casePattern(pairs, node, name, cases, scope) }
    case (.mapping(let pairs), .caseValues(let name, let caseName)):
      let found = types[name]?.cases?.first { $0.name == caseName }
      let owner = FieldOwner(type: name, caseName: caseName, fields: found?.values ?? [])
      return .fields(patterns(pairs, of: owner, scope))
    case (.mapping(let pairs), .dictionary(let key, let value)):
      return .dictionary(patterns(pairs, scope, key: key, value: value))
    case (.sequence(let elements), .array(let element)):
      if types.fields(of: element.unwrapped) != nil {
        _ = reportBareMap(elements, node, severity: .warning)
      }
      return .list(elements.map { pattern($0, in: scope, type: element) })
    case (.sequence(let elements), .set(let element))
    where elements.contains { $0.mapping != nil }:
      return .set(elements.map { pattern($0, in: scope, type: element) })
    default: break
    }
    if type.unwrapped == .string { warnOfSpace(node, locale: scope.locale) }
    let value = hinting {
      $0.value(node, in: scope, expected: type)
    } by: { checker, told in
      told.id == .badLiteral
        ? node.mapping.flatMap { checker.matcher($0, type) }
        : checker.caseWithAnyValues(node, type, told)
    }
    return .value(value)
  }

  /// `{ equals: 1 }` and `{ count: 2 }`, as other tests say what is expected.
  private func matcher(_ pairs: [YAMLPair], _ type: ValueType) -> Hint? {
    guard pairs.count == 1, let key = pairs[0].name else { return nil }
    let value = pairs[0].value.asWritten
    if ["equals", "equal", "eq", "is", "be", "toBe", "toEqual", "value", "=="].contains(key) {
      return .write(value, bare: true)
    }
    if types.memberNames(of: type.unwrapped).contains(key) {
      return "a member stands behind the name, as in 'name.\(key): \(value)'"
    }
    let signs = [
      "gt": ">", "greaterThan": ">", "gte": ">=", "lt": "<", "lessThan": "<", "lte": "<=",
      "not": "!=", "notEquals": "!=",
    ]
    return signs[key].map {
      "write the value itself; what is compared stands in the name: { 'name \($0) \(value)': true }"
    }
  }

  /// `{ load: running }`: which values the case has may not matter.
  private func caseWithAnyValues(_ node: YAMLNode, _ type: ValueType, _ told: Diagnostic) -> Hint? {
    guard [.wrongCall, .unknownCase].contains(told.id), let scalar = node.scalar,
      let found = types.cases(of: type.unwrapped)?.first(where: {
        $0.name == plainCase(scalar.trimmed)
      }),
      !found.values.isEmpty
    else { return nil }
    return .write("{ \(found.name): {} }")
      + "; the values that matter stand between the inner braces"
  }

  /// A space that looks like the one that formats write, and is another.
  private mutating func warnOfSpace(_ node: YAMLNode, locale: String) {
    guard let scalar = node.scalar, !scalar.isExpression else { return }
    let text = FormattedText(scalar.text, by: expressions.formatters.values, in: locale)
    guard let wrong = text.wrong else { return }
    let locale = ", or give the scenario a locale: given: { locale: en_US }"
    let (message, way) =
      switch wrong {
      case .halfOfDay:
        ("formats write a narrow no-break space before AM and PM, and this is a plain one", "")
      case .plainSpace:
        ("formats write a no-break space beside a currency's sign, and this is a plain one", "")
      case .percent:
        ("formats write a no-break space before a percent sign, and this is a plain one", "")
      case .thousands:
        ("formats write a no-break space between thousands, and this is a plain one", "")
      case .noSpace:
        (
          "this scenario is in en_US_POSIX, which writes a no-break space behind a currency's sign",
          locale
        )
      case .noThousands:
        ("this scenario is in en_US_POSIX, which writes no commas between thousands", locale)
      }
    let warning = Diagnostic(
      .plainSpace, message, at: node.span, severity: .warning,
      hint: Hint("write \(text.written)\(way)", replacement: text.written))
    diagnostics.append(warning)
  }

  private mutating func patterns(
    _ pairs: [YAMLPair], of owner: FieldOwner, _ scope: Scope
  ) -> [CheckedScenario.FieldPattern] {
    var places: [String: SourceSpan] = [:]
    let before = diagnostics.count
    let patterns: [CheckedScenario.FieldPattern] = pairs.compactMap { pair in
      expressions.noteField(
        pair.name ?? "", of: owner, beside: pairs.map { $0.name },
        at: pair.key.span)
      guard let key = pair.name,
        !expressions.isDoubled(key, "'\(key)'", at: pair.key.span, in: &places)
      else { return nil }
      guard let field = owner.fields.first(where: { $0.name == key }) else {
        if !pair.isPieceOfText {
          expressions.reportStranger(.unknownMember, key, in: owner, at: pair.key.span)
        }
        return nil
      }
      expressions.note(key, of: owner.holder, field.type, at: pair.key.span)
      let told = diagnostics.count
      let pattern = pattern(pair.value, in: scope, type: field.type)
      note(taker: "\(owner.holder).\(key)", at: field.span, of: pair.value, from: told)
      return CheckedScenario.FieldPattern(name: key, type: field.type, pattern: pattern)
    }
    if patterns.isEmpty { expressions.joinStrangers(from: before) }
    return patterns
  }

  private mutating func patterns(
    _ pairs: [YAMLPair], _ scope: Scope, key: ValueType, value: ValueType
  ) -> [CheckedScenario.KeyPattern] {
    var places: [TypedExpression.Kind: SourceSpan] = [:]
    return pairs.compactMap { pair in
      let key = self.value(pair.key, in: scope, expected: key)
      let pattern = pattern(pair.value, in: scope, type: value)
      guard key.type != .unknown,
        !expressions.isDoubled(key.kind.asKey, "the key", at: pair.key.span, in: &places)
      else { return nil }
      return CheckedScenario.KeyPattern(key: key, pattern: pattern)
    }
  }

  private mutating func casePattern(
    _ pairs: [YAMLPair], _ node: YAMLNode, _ name: String, _ cases: [TypeDeclaration.Case],
    _ scope: Scope
  ) -> CheckedScenario.Pattern {
    guard let pair = pairs.first, pairs.count == 1,
      let found = cases.first(where: { $0.name == pair.name })
    else { return .value(value(node, in: scope, expected: .named(name))) }
    guard let values = pair.value.isNull ? [] : pair.value.mapping else {
      return .value(value(node, in: scope, expected: .named(name)))
    }
    expressions.noteCase(found.name, of: name, at: pair.key.span)
    return .enumCase(
      found.name,
      patterns(
        values, of: FieldOwner(type: name, caseName: found.name, fields: found.values), scope))
  }
}
