import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading

extension ExpressionChecker {
  /// Members, methods and elements, with the optional chain that they may stand in.
  mutating func postfix(
    _ expression: Expression, _ scope: Scope, _ expected: ValueType? = nil
  ) -> TypedExpression {
    var chain = Chain()
    let value = link(expression, scope, &chain, expected)
    return chain.closed(around: value)
  }

  /// The optionals that a chain goes through, outermost first.
  struct Chain {
    var bases: [TypedExpression] = []

    /// The end of the chain: whatever it goes through makes it optional.
    func closed(around value: TypedExpression) -> TypedExpression {
      guard value.type != .unknown else { return .unknown }
      return bases.reversed().reduce(value) { body, base in
        TypedExpression(.chain(base, body: body), body.type.asOptional)
      }
    }
  }

  private mutating func link(
    _ expression: Expression, _ scope: Scope, _ chain: inout Chain,
    _ expected: ValueType? = nil
  ) -> TypedExpression {
    switch expression.kind {
    case .member(let base, let name, let isOptional):
      if !isOptional, let value = enumCase(base, name, nil, expression.range, scope) {
        return value
      }
      // The paths of scenarios go through optionals by themselves, up to the one that is asked.
      if scope.part == .expectation, !isOptional, name.text == "isNil" {
        let asked = postfix(base, scope)
        return asked.type == .unknown ? .unknown : member(name, of: asked, base.range, scope)
      }
      let value = opened(link(base, scope, &chain), isOptional, base.range, scope, &chain)
      guard value.type != .unknown else { return .unknown }
      if name.text == "isNil", !value.type.isOptional, !chain.bases.isEmpty {
        return fail(
          .unknownMember, "what the chain leads to is never missing: it is \(value.type)",
          name.range,
          hint: "ask the chain as a whole: (a?.b).isNil")
      }
      return member(
        name, of: value, openedFrom: value.kind == .chained ? chain.bases.last : nil, base.range,
        scope)
    case .method(let base, let name, let arguments, let isOptional):
      if !isOptional, let value = enumCase(base, name, arguments, expression.range, scope) {
        return value
      }
      let receiver = listOfCases(base, asked: name, arguments, scope)
      let value = opened(
        receiver ?? link(base, scope, &chain), isOptional, base.range, scope, &chain)
      guard value.type != .unknown else {
        // Those of `[.on].contains(mode)` are looked at to tell what the list is of.
        if receiver == nil { lookAtLost(arguments.filter { !$0.value.isFunction }, scope) }
        return .unknown
      }
      let call = MethodCall(
        name: name, value: value, arguments: arguments, base: base.range,
        range: name.range.lowerBound..<expression.range.upperBound)
      let answer = method(call, scope, expected)
      return note(name, of: value.type, answer)
    case .element(let base, let index, let isOptional):
      let value = opened(link(base, scope, &chain), isOptional, base.range, scope, &chain)
      guard value.type != .unknown else { return .unknown }
      return element(of: value, index, base.range, scope)
    default: return typed(expression, scope, wanting: nil)
    }
  }

  /// The value after a `?.`, if there is one.
  private mutating func opened(
    _ value: TypedExpression, _ isOptional: Bool, _ range: Range<Int>, _ scope: Scope,
    _ chain: inout Chain
  ) -> TypedExpression {
    let mayBeMissing = value.type.isOptional && value.type != .null
    if isOptional, !mayBeMissing, value.type != .unknown {
      return fail(
        .badOperands, "this is never missing: it is \(value.type)", range,
        hint: "write '.' instead of '?.'", roots: roots(ofOptional: value, scope))
    }
    guard mayBeMissing, isOptional || scope.part == .expectation else { return value }
    chain.bases.append(value)
    return TypedExpression(.chained, value.type.unwrapped)
  }

  private mutating func element(
    of value: TypedExpression, _ index: Expression, _ range: Range<Int>, _ scope: Scope
  ) -> TypedExpression {
    switch value.type {
    case .array(let element):
      let place = index.range
      let told = diagnostics.count
      let syntax = index
      let index = hinting {
        $0.typed(syntax, scope, wanting: .int)
      } by: { checker, _ in
        checker.elementItself(syntax, of: value, range, scope)
      }
      blame(value, for: place, taken: .map, scope, from: told)
      guard index.type != .unknown else { return .unknown }
      warnIfNegative(index, place, "so this is always nil")
      warnIfIdentity(index, place, of: value, range)
      return TypedExpression(.element(value, index: index), element.asOptional)
    case .dictionary(let key, let element):
      let (place, told) = (index.range, diagnostics.count)
      let index = typed(index, scope, wanting: key)
      blame(value, for: place, taken: .list, scope, from: told)
      guard index.type != .unknown else { return .unknown }
      return TypedExpression(.element(value, index: index), element.asOptional)
    case .optional(.array), .optional(.dictionary):
      return fail(
        .optionalValue, value.type.maybeMissing, range,
        hint: "write '?[\(node.text(in: index.range))]', or give a default: '?? []'")
    case .set, .optional(.set):
      return fail(
        .unknownMember, "\(value.type) has no elements by index", range,
        hint: "a Set has no order: 'sorted' is the list of its elements",
        roots: roots(of: value, taken: .list, scope))
    default:
      return fail(
        .unknownMember, "\(value.type) has no elements", range,
        hint: "arrays and dictionaries do", roots: roots(of: value, taken: .list, scope))
    }
  }

  /// `Plan.pro`, `Plan.downloading(progress: 0.2)`; nil where the base is no type.
  private mutating func enumCase(
    _ base: Expression, _ name: Expression.Identifier, _ arguments: [Expression.Argument]?,
    _ range: Range<Int>, _ scope: Scope
  ) -> TypedExpression? {
    guard case .name(let type) = base.kind, scope[type] == nil, types[type]?.cases != nil,
      !poisoned.contains(type)
    else { return nil }
    return enumCase(type, name, arguments, range, scope)
  }

  mutating func implicitCase(
    _ name: Expression.Identifier, _ arguments: [Expression.Argument]?, _ range: Range<Int>,
    _ scope: Scope, _ expected: ValueType?
  ) -> TypedExpression {
    guard let expected, expected != .unknown else {
      return expected == .unknown
        ? .unknown
        : fail(
          .unclearType, "nothing here tells the type of '.\(name.text)'", range,
          hint: "write the type too: \(types.owner(ofCase: name.text) ?? "Type").\(name.text)")
    }
    guard case .named(let type) = expected.unwrapped, types[type]?.cases != nil else {
      return fail(
        .wrongType, "'.\(name.text)' is a case of an enum, and \(expected) is wanted", range,
        hint: name.text == "none" && expected.isOptional
          ? "write 'nil'"
          : expected == .anyError
            ? "only the message of any error is known: name the errors, 'throws: Name'" : nil,
        shape: types.owner(ofCase: name.text).map { .type($0) })
    }
    return enumCase(type, name, arguments, range, scope)
  }

  private mutating func enumCase(
    _ type: String, _ name: Expression.Identifier, _ arguments: [Expression.Argument]?,
    _ range: Range<Int>, _ scope: Scope
  ) -> TypedExpression {
    noteCase(name.text, of: type, at: place(name.range))
    let cases = types[type]?.cases ?? []
    guard let found = cases.first(where: { $0.name == name.text }) else {
      let names = cases.map { $0.name }
      // That there are none was told, or what is wrong with their names.
      guard !names.isEmpty, !poisoned.contains(name.text) else { return .unknown }
      let meant = suggestion(for: name.text, among: names)
      return fail(
        .unknownCase, "'\(type)' has no case '\(name.text)'", name.range,
        hint: meant
          ?? (name.text == "allCases" && cases.allSatisfy { $0.values.isEmpty }
            ? "list them: [\(names.map { "\(type).\($0)" }.joined(separator: ", "))]"
            : namesHint(names)),
        related: related(to: type),
        missing: .init(.member(name.text, of: type), isGuessed: meant != nil))
    }
    if found.values.isEmpty, arguments != nil {
      return fail(
        .wrongCall, "the case '\(name.text)' has no values", range,
        hint: "write '\(type).\(name.text)'", related: related(to: type),
        roots: valuesMissing(of: name.text, in: type))
    }
    guard
      let values = labelled(
        arguments ?? [],
        of: FieldOwner(type: type, caseName: name.text, fields: found.values), range, scope,
        fillsOptionals: true)
    else { return .unknown }
    return TypedExpression(.enumCase(type: type, name: name.text, arguments: values), .named(type))
  }

  // MARK: Labelled arguments

  /// `with(amount, 3)` and `with("amount", 3)`, where the label stands as an argument of its own.
  private func labelBeside(
    _ arguments: [Expression.Argument], _ fields: [TypeDeclaration.Field]
  ) -> Hint? {
    guard arguments.count == 2, arguments.allSatisfy({ $0.label == nil }) else { return nil }
    let written = node.text(in: arguments[0].value.range)
    let name = arguments[0].value.literalText ?? written
    guard fields.contains(where: { $0.name == name }) else { return nil }
    return "write '\(name): \(node.text(in: arguments[1].value.range))'"
  }

  /// Arguments without labels, with those that they have: the field of that name, or the first that
  /// fits; where all are needed, with those that are missing.
  private func withLabels(
    _ arguments: [Expression.Argument], _ fields: [TypeDeclaration.Field], _ scope: Scope,
    needsAll: Bool
  ) -> Hint? {
    guard arguments.count <= fields.count, arguments.allSatisfy({ $0.label == nil }) else {
      return nil
    }
    var checker = probe
    let isInOrder = needsAll && arguments.count == fields.count
    let texts = arguments.map { node.text(in: $0.value.range) }
    var rest = fields.filter { field in !texts.contains(field.name) }
    var written: [String] = []
    for (argument, text) in zip(arguments, texts) {
      if fields.contains(where: { $0.name == text }) {
        written.append("\(text): \(text)")
        continue
      }
      let type = isInOrder ? nil : checker.typed(argument.value, scope, wanting: nil).type
      let fitting = rest.firstIndex { field in
        type.map { $0 == .null ? field.type.isOptional : $0.unwrapped == field.type.unwrapped }
          ?? true
      }
      guard let place = fitting ?? (needsAll && !rest.isEmpty ? 0 : nil) else { return nil }
      written.append("\(rest.remove(at: place).name): \(text)")
    }
    if needsAll { written += rest.filter { !$0.mayBeLeftOut }.map { "\($0.name): ..." } }
    let hint: Hint = "write '\(written.joined(separator: ", "))'"
    return node.scalar?.style == .plain ? hint + Hint.quotes : hint
  }

  /// The field that the value of an argument speaks of: `count` in `with(count + 1)`.
  private func fieldNamed(
    in argument: Expression.Argument, _ fields: [TypeDeclaration.Field]
  ) -> String? {
    let names = argument.value.names.names
    return fields.first { names.contains($0.name) }?.name
  }

  /// Arguments by their labels, in the order of the declaration; nil after a mistake.
  mutating func labelled(
    _ arguments: [Expression.Argument], of owner: FieldOwner, _ range: Range<Int>, _ scope: Scope,
    needsAll: Bool = true, fillsOptionals: Bool = false
  ) -> [TypedExpression.Argument]? {
    let fields = owner.fields
    var given = NameTable<TypedExpression>()
    var isRight = true
    let before = diagnostics.count
    for argument in arguments {
      noteField(
        argument.label?.text ?? "", of: owner, beside: arguments.map { $0.label?.text },
        at: place(argument.label?.range ?? argument.value.range))
      guard let label = argument.label else {
        let hint: Hint? =
          (needsAll ? nil : labelBeside(arguments, fields))
          ?? withLabels(arguments, fields, scope, needsAll: needsAll)
          ?? fieldNamed(in: argument, fields).map { "write '\($0): ...'" }
          ?? fields.first { given[$0.name] == nil }.map { "write '\($0.name): ...'" }
        report(
          .wrongCall, "the arguments of \(owner.title) have labels",
          at: place(argument.value.range), hint: hint)
        return nil
      }
      guard let field = fields.first(where: { $0.name == label.text }) else {
        reportStranger(.wrongCall, label.text, in: owner, at: place(label.range))
        isRight = false
        continue
      }
      guard given[field.name] == nil else {
        report(.wrongCall, "'\(label.text)' is given twice", at: place(label.range))
        isRight = false
        continue
      }
      // One source of a cell needs no label: what stands there is the value alone.
      if label.range != argument.value.range {
        note(label.text, of: owner.holder, field.type, at: place(label.range))
      }
      let told = diagnostics.count
      let value = typed(argument.value, scope, wanting: field.type)
      note(taker: "\(owner.holder).\(label.text)", at: field.span, of: argument.value, from: told)
      if value.type == .unknown { isRight = false }
      given.set(field.name, to: value)
    }
    guard isRight else {
      if given.isEmpty { joinStrangers(from: before) }
      joinSwapped(fields.map { .init(name: $0.name, type: $0.type) }, from: before)
      return nil
    }
    return self.arguments(
      given, of: owner, at: place(range), needsAll: needsAll, fillsOptionals: fillsOptionals)
  }
}
