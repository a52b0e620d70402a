import MVVMGenDiagnostics
import MVVMGenExpressions

/// What a name in an expression stands for, and what is said of one that stands for no value.
extension ExpressionChecker {
  mutating func reference(
    _ name: String, _ range: Range<Int>, _ scope: Scope, _ expected: ValueType?
  ) -> TypedExpression {
    note(name, range, scope)
    if let entry = scope[name] {
      // A local name has one meaning, whatever is wrong with others.
      let isOwn = entry.reference.kind == .local || entry.reference.kind == .source
      if poisoned.contains(name), !isOwn { return .unknown }
      return TypedExpression(.reference(entry.reference), entry.type)
    }
    if poisoned.contains(name) { return .unknown }
    // A case without its point is a slip that has one fix.
    if case .named(let type)? = expected?.unwrapped, let cases = types[type]?.cases,
      let found = cases.first(where: { $0.name == name })
        ?? cases.first(where: { $0.name.withCapital == name && types[name] == nil })
    {
      return fail(
        .unknownName,
        "there is no '\(name)' here, but \(type) has a case "
          + (found.name == name ? "of that name" : "'\(found.name)'"), range,
        hint: Hint.write(".\(found.name)"))
    }
    return failAsNoValue(name, range, scope) ?? failAsMisplaced(name, range, scope, expected)
      ?? failUnknown(name, range, scope, expected)
  }

  /// What is declared, and is no value or none here.
  private mutating func failAsNoValue(
    _ name: String, _ range: Range<Int>, _ scope: Scope
  ) -> TypedExpression? {
    if formatters[name] != nil {
      // `day.format(date)`
      let shown = node.memberWritten(after: range).flatMap { member in
        node.onlyArgument(behind: range.lowerBound..<range.upperBound + 1 + member.utf8.count)
      }
      return fail(
        .notAValue, "'\(name)' is a formatter: it has no value of its own", range,
        hint: "it shows one: \(shown ?? "value") | \(name)", related: declaration(name))
    }
    if types[name] != nil || ValueType.builtIns[name] != nil {
      let behind = node.written(behind: Expression.Identifier(name, range: range))
      return fail(
        .notAValue, "'\(name)' is a type, and a value is wanted", range,
        hint: behind.hasPrefix(".init(")
          ? sourceHint(name, scope) ?? "write '\(name)(...)', without '.init'"
          : caseOfOther(behind, name) ?? makingOf(name, scope),
        related: declaration(name))
    }
    if let kind = valueless[name] {
      // Of a service, what one of its methods answered is meant.
      let answer: Hint? = scope.unnamedAnswer.map { $0.method }.flatMap { answer in
        answer.utf8.starts(with: "\(name).".utf8)
          ? "the answer of '\(answer)' has no name: add 'as' with one to the call, and use that"
          : nil
      }
      let method = node.memberWritten(after: range)
      let isFree = method.map { scope[$0] == nil && declared[$0] == nil } ?? false
      let hint: Hint =
        scope.part.isScenario && kind == .service
        ? "a step looks at its calls: - expectCalls: { \(name).\(method ?? "method"): [...] }"
        : answer ?? sentByRequest(method, kind, scope)
          ?? (kind == .event && scope.cell != nil ? scope.limit : nil)
          ?? kind.hint(
            name, method: method, answer: isFree ? method ?? "answer" : "answer",
            inStep: scope.part == .steps)
      return fail(
        .notAValue, kind.reason(name), range, hint: hint, related: declaration(name),
        missing: .init(.name(name), isGuessed: kind == .plainEvent))
    }
    if declared[name] != nil {
      return fail(
        .notAValue, "'\(name)' can't be used here", range, hint: scope.limit(of: name),
        related: declaration(name), missing: .init(.name(name)))
    }
    return nil
  }

  /// `${shop.token}` in a request, which sees no service: what it sends has a name of its own.
  private func sentByRequest(_ member: String?, _ kind: Valueless, _ scope: Scope) -> Hint? {
    guard kind == .service, let section = scope.section, let member else { return nil }
    return scope[member] == nil
      ? "declare it\(section): { \(member): String }, and write '\(member)' alone"
      : "write '\(member)' alone"
  }

  /// `Book.unread`, which is a case of another type.
  private func caseOfOther(_ behind: String, _ name: String) -> Hint? {
    let label = String(behind.dropFirst().prefix(while: { $0.isInName }))
    guard behind.hasPrefix("."), types[name]?.cases == nil, let owner = types.owner(ofCase: label)
    else { return nil }
    return "it is a case of '\(owner)': write '.\(label)'"
  }

  /// How a value of that type is written.
  private func makingOf(_ type: String, _ scope: Scope) -> Hint? {
    switch types[type]?.kind {
    case .enumeration?, .error?: "name one of its cases: \(type).case"
    case .structure(let fields)?:
      "it is made by its name: \(type)(\(Array(fields.prefix(2)).asPlaceholders))"
    case .cell?: "\(type)(...)"
    case .opaque?: nil
    case nil where type == "Date": giverHint(type, scope) ?? wordsOfOthers["now"]
    case nil: ["String", "Int", "Double", "Decimal"].contains(type) ? "\(type)(...)" : nil
    }
  }

  func declaration(_ name: String) -> [Diagnostic.Related] {
    declared[name].map { [.declaration(of: name, at: $0)] } ?? []
  }
}
