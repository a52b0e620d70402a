import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading

/// The functions that every spec knows.
public let expressionFunctions: NameSet = [
  "Int", "Double", "Decimal", "String", "min", "max", "abs",
]

extension ExpressionChecker {
  /// `name(arguments)`: a conversion, a function, a cell or a model.
  mutating func call(
    _ name: Expression.Identifier, _ arguments: [Expression.Argument], _ range: Range<Int>,
    _ scope: Scope
  ) -> TypedExpression {
    switch name.text {
    case "Int", "Double", "String", "Decimal":
      if name.text == "Decimal" { namesDecimal = true }
      return conversion(name, arguments, range, scope)
    case "min", "max":
      return extremum(name, arguments, range, scope)
    case "abs":
      guard let value = single(name, arguments, range, scope) else { return .unknown }
      guard value.type.isNumber else {
        return fail(
          .wrongCall, "'abs' takes a number, and this is \(value.type)", arguments[0].value.range,
          hint: value.type.unwrapped.isNumber ? "give a default: '?? 0'" : nil,
          roots: roots(of: value, taken: .number, scope))
      }
      return TypedExpression(.builtin(.abs, [value]), value.type)
    default: return declaredCall(name, arguments, range, scope)
    }
  }

  private mutating func declaredCall(
    _ name: Expression.Identifier, _ arguments: [Expression.Argument], _ range: Range<Int>,
    _ scope: Scope
  ) -> TypedExpression {
    if poisoned.contains(name.text) { return .unknown }
    switch types[name.text]?.kind {
    case .structure(let fields)?:
      guard
        let values = labelled(
          arguments, of: FieldOwner(type: name.text, fields: fields), range, scope)
      else { return .unknown }
      return TypedExpression(.model(name.text, arguments: values), .named(name.text))
    case .cell(let sources, _)?: return cell(name, sources, arguments, range, scope)
    case .enumeration?, .error?:
      return fail(
        .wrongCall, "'\(name.text)' is an enum: it has cases", range,
        hint: "write '\(name.text).case'", related: related(to: name.text))
    case .opaque?:
      return fail(
        .wrongCall, "how '\(name.text)' is made is not known here", range,
        hint: "let a service or a need give it", related: related(to: name.text))
    case nil: break
    }
    if formatters[name.text] != nil {
      let shown = arguments.count == 1 ? node.written(arguments[0].value) : "value"
      return fail(
        .wrongFormatter, "'\(name.text)' is a formatter, not a function", range,
        hint: arguments.count == 1
          ? .write("\(shown) | \(name.text)") : "write '\(shown) | \(name.text)'",
        related: declaration(name.text))
    }
    if scope[name.text] != nil || declared[name.text] != nil {
      return fail(
        .wrongCall, "'\(name.text)' is no function", range,
        hint: valueCalled(name.text, arguments, scope), related: declaration(name.text))
    }
    if reportNoCapital(name.text, usedAt: place(name.range)) { return .unknown }
    let meant = functionMeant(by: name.text, arguments, scope)
    _ = fail(
      .unknownName, "there is no function '\(name.text)'", name.range, hint: meant,
      missing: .init(.name(name.text), isGuessed: meant != nil))
    lookAtLost(arguments, scope)
    return .unknown
  }

  /// Slips in what a function takes that nobody knows.
  mutating func lookAtLost(_ arguments: [Expression.Argument], _ scope: Scope) {
    let before = diagnostics.count
    for argument in arguments { _ = typed(argument.value, scope, wanting: nil) }
    keepNames(from: before)
    let slips = diagnostics[before...].filter { $0.missing?.isGuessed ?? true }
    diagnostics.replaceSubrange(before..., with: slips)
  }

  /// How a value is used that is called like a function.
  private func valueCalled(
    _ name: String, _ arguments: [Expression.Argument], _ scope: Scope
  ) -> Hint? {
    guard let first = arguments.first else { return "remove the parentheses" }
    if arguments.count == 1, first.label == nil {
      switch scope[name]?.type.unwrapped {
      case .array?, .dictionary?: return "write '\(name)[\(node.text(in: first.value.range))]'"
      default: break
      }
    }
    let isCase = types.names.contains { type in
      types[type]?.cases?.contains { $0.name == name && !$0.values.isEmpty } ?? false
    }
    return isCase ? "the case is written '.\(name)(...)'" : types.memberMeant(by: name)
  }

  /// What was meant by a function that there is not.
  private func functionMeant(
    by name: String, _ arguments: [Expression.Argument], _ scope: Scope
  ) -> Hint? {
    if let hint = sourceHint(name, scope) { return hint }
    // `SUM(prices)`, as sheets have it.
    let name = name == name.uppercased() ? name.lowercased() : name
    if name == "now", let hint = giverHint("Date", scope) { return hint }
    if let hint = wordsOfOthers[name] { return hint }
    if let hint = calledOnFirst(name, arguments) { return hint }
    if let hint = memberOfList(name, arguments) ?? mathHint(name) { return hint }
    if name == "Set" {
      return
        "a formatter in Swift makes one of a list: { swift: Set(value), from: \"[Type]\", to: \"Set<Type>\" }"
    }
    if name == "Bool" { return "ask something of it: value == ..." }
    if types.owner(ofCase: name) != nil { return Hint("write '.\(name)'", replacement: ".\(name)") }
    if let near = suggestion(for: name, among: types.names + expressionFunctions.names) {
      return near
    }
    if arguments.count == 1,
      let hint = types.memberMeant(by: name, of: node.written(arguments[0].value))
    {
      return hint
    }
    if let hint = types.memberMeant(by: name) { return hint }
    if ["format", "formatted"].contains(name) { return "a formatter shows it: value | name" }
    return
      "the functions are \(expressionFunctions.names.joined(separator: ", ")), and the models and cells of the spec"
  }

  private func mathHint(_ name: String) -> Hint? {
    switch name {
    case "Float", "CGFloat", "toDouble", "parseFloat", "Number": "write 'Double'"
    case "toInt", "parseInt", "Integer", "Long": "write 'Int'"
    case "str", "toString": "write 'String'"
    case "floor", "trunc": "Int(...) cuts a number"
    case "Array": "the elements of a Set, in their order, are its '.sorted'"
    case "random", "rand", "arc4random":
      "a service gives it: methods: { next: { returns: Int, sync: true } }"
    case "print", "NSLog", "debugPrint":
      "an expression only makes a value: a 'swift' step can do it"
    case "pow":
      "a formatter in Swift computes it: { swift: \"pow(value, 2)\", from: Double, to: Double }"
    case "ceil", "cos", "exp", "log", "sin", "sqrt", "tan":
      "a formatter in Swift computes it: { swift: \(name)(value), from: Double, to: Double }"
    default: nil
    }
  }

  /// `sum(items)` is `items.sum`, and `sum(items.map(\.price))` is `items.sum(\.price)`.
  private func memberOfList(_ name: String, _ arguments: [Expression.Argument]) -> Hint? {
    guard ["sum", "joined", "filter", "map", "sorted"].contains(name) else { return nil }
    guard arguments.count == 1 else { return "it is a member: list.\(name)" }
    let list = node.written(arguments[0].value)
    let isMapped = name == "sum" && list.hasSuffix(")") && list.holds(".map(")
    return .write(isMapped ? list.exchanging(".map(", for: ".sum(") : "\(list).\(name)").inWords
  }

  /// `map(items, Row)` is `items.map(Row)`.
  private func calledOnFirst(_ name: String, _ arguments: [Expression.Argument]) -> Hint? {
    // `any(isOpen, count > 1)`
    if let sign = ["any": " or ", "some": " or ", "all": " and ", "every": " and "][name],
      arguments.count > 1, !arguments.contains(where: { $0.value.isFunction })
    {
      let parts = arguments.map { node.text(in: $0.value.range) }
      return "join them: \(parts.joined(separator: sign))"
    }
    guard types.memberMeant(by: name) != nil, arguments.count > 1 else { return nil }
    let rest = arguments.dropFirst().map { node.text(in: $0.value.range) }
    let member = TypeTable.otherNames[name] ?? name
    return
      "it is a member: \(node.written(arguments[0].value)).\(member)(\(rest.joined(separator: ", ")))"
  }

  /// Dates and the like are made outside of the screen.
  func sourceHint(_ name: String, _ scope: Scope) -> Hint? {
    // `Date("2024-01-01")`
    let isFixed = (node.scalar?.text ?? "").holds("\(name)(\"")
    return ["Date", "UUID", "URL", "Data"].contains(name)
      ? isFixed
        ? "one that is fixed is a constant: constants: { name: { type: \(name), value: ... } }"
        : giverHint(name, scope)
          ?? "let a service give it: methods: { next: { returns: \(name), sync: true } }" : nil
  }

  /// The method of the spec that gives a value of a type, and how it is asked.
  func giverHint(_ type: String, _ scope: Scope) -> Hint? {
    givers[type].map { path in
      let name = path.split(separator: ".").last.map(String.init) ?? path
      return scope.part == .steps
        ? "'\(path)' gives it: call it in a step before, with 'as: \(name)', and use that"
        : "'\(path)' gives it: a step calls it with 'as: \(name)', and keeps it: '- set: { ...: =\(name) }'"
    }
  }

  private mutating func cell(
    _ name: Expression.Identifier, _ sources: [TypeDeclaration.Field],
    _ arguments: [Expression.Argument], _ range: Range<Int>, _ scope: Scope
  ) -> TypedExpression {
    guard canMake(name.text, range, scope) else { return .unknown }
    var arguments = arguments
    if sources.count == 1, arguments.count == 1, arguments[0].label == nil {
      // One source needs no name.
      arguments[0].label = Expression.Identifier(sources[0].name, range: arguments[0].value.range)
    }
    let owner = FieldOwner(type: name.text, isFromSources: true, fields: sources)
    let values = hinting {
      $0.labelled(arguments, of: owner, range, scope, fillsOptionals: true)
    } by: { checker, _ in
      checker.cellsOfEach(name.text, sources, arguments, scope)
    }
    guard let values else { return .unknown }
    return TypedExpression(.cell(name.text, arguments: values), .named(name.text))
  }

  /// `Row(todos)`, of a list of what the cell is made from.
  private func cellsOfEach(
    _ cell: String, _ sources: [TypeDeclaration.Field], _ arguments: [Expression.Argument],
    _ scope: Scope
  ) -> Hint? {
    guard sources.count == 1, arguments.count == 1 else { return nil }
    var probe = probe
    let type = probe.typed(arguments[0].value, scope, wanting: nil).type
    guard type == .array(sources[0].type) else { return nil }
    return "a cell is made of each: '\(node.written(arguments[0].value)).map(\(cell))'"
  }

  /// Whether a cell can be made from its sources here.
  mutating func canMake(_ cell: String, _ range: Range<Int>, _ scope: Scope) -> Bool {
    if let reason = hidden[cell] {
      report(
        .wrongFormatter, "'\(cell)' can't be made from its sources here: \(reason)",
        at: place(range),
        hint: "write its fields: a map of them is a \(cell) too; or \(reason.wayOut)",
        related: related(to: cell))
      return false
    }
    guard !scope.part.hasFormatters, formattingCells.contains(cell) else { return true }
    report(
      .wrongFormatter, "'\(cell)' uses formatters, and none can be used here", at: place(range),
      hint: "write its fields: a map of them is a \(cell) too", related: related(to: cell))
    return false
  }

  private mutating func single(
    _ name: Expression.Identifier, _ arguments: [Expression.Argument], _ range: Range<Int>,
    _ scope: Scope
  ) -> TypedExpression? {
    guard arguments.count == 1, arguments[0].label == nil else {
      report(
        .wrongCall, "'\(name.text)' takes one argument", at: place(range),
        hint: name.text == "String"
          && (arguments.count > 1 || arguments.first?.label?.text == "format")
          ? "a formatter shows it: value | name"
          : arguments.count == 1
            ? arguments[0].label.map { Hint("it has no label: remove '\($0.text):'") } : nil)
      return nil
    }
    let value = typed(arguments[0].value, scope, wanting: nil)
    return value.type == .unknown ? nil : value
  }

  private mutating func extremum(
    _ name: Expression.Identifier, _ arguments: [Expression.Argument], _ range: Range<Int>,
    _ scope: Scope
  ) -> TypedExpression {
    guard arguments.count == 2, arguments.allSatisfy({ $0.label == nil }) else {
      return fail(
        .wrongCall, "'\(name.text)' takes two numbers", range,
        hint: "of a list: list.\(name.text)")
    }
    let values = arguments.map { typed($0.value, scope, wanting: nil) }
    guard !values.contains(where: { $0.type == .unknown }) else { return .unknown }
    for (value, argument) in zip(values, arguments) where !value.type.isNumber {
      return fail(
        .wrongCall, "'\(name.text)' takes numbers, and this is \(value.type)",
        argument.value.range,
        hint: value.type.unwrapped.isNumber ? "give a default: '?? 0'" : nil)
    }
    let builtin: Builtin = name.text == "min" ? .minOf : .maxOf
    if let second = values[1].conformed(to: values[0].type) {
      return TypedExpression(.builtin(builtin, [values[0], second]), values[0].type)
    }
    if let first = values[0].conformed(to: values[1].type) {
      return TypedExpression(.builtin(builtin, [first, values[1]]), values[1].type)
    }
    return fail(
      .badOperands,
      "'\(name.text)' takes numbers of one type, and these are \(values[0].type) and \(values[1].type)",
      range,
      hint: numberHint(
        (arguments[0].value, values[0].type), (arguments[1].value, values[1].type)))
  }

  private mutating func conversion(
    _ name: Expression.Identifier, _ arguments: [Expression.Argument], _ range: Range<Int>,
    _ scope: Scope
  ) -> TypedExpression {
    guard let value = single(name, arguments, range, scope) else { return .unknown }
    let range = arguments[0].value.range
    switch (name.text, value.type.unwrapped) {
    case ("Int", .int), ("Double", .double), ("Decimal", .decimal): return value
    case ("String", .string) where !value.type.isOptional: return value
    default: break
    }
    if case .optional(let wrapped) = value.type, name.text != "String" {
      // Of an optional, a number gives an optional.
      guard let (builtin, type) = builtin(for: name.text, of: wrapped) else {
        return fail(.wrongCall, "'\(name.text)' can't be made from \(value.type)", range)
      }
      let body = TypedExpression(.builtin(builtin, [TypedExpression(.chained, wrapped)]), type)
      return TypedExpression(.chain(value, body: body), type.asOptional)
    }
    guard let (builtin, type) = builtin(for: name.text, of: value.type) else {
      return fail(
        .wrongCall, "'\(name.text)' can't be made from \(value.type)", range,
        hint: value.type.isOptional
          && (value.type.unwrapped == .string
            || self.builtin(for: name.text, of: value.type.unwrapped) != nil)
          ? "give a default: '?? ...'"
          : name.text == "String"
            ? namingFormatters(
              types.conversion(from: value.type.unwrapped, to: .string), of: value.type) : nil,
        roots: roots(of: value, takenFor: .int, scope))
    }
    switch value.kind {
    case .integer, .decimal:
      // A number keeps the digits that are written; what is calculated, as for Double, is not.
      if type == .decimal, let exact = value.conformed(to: .decimal) { return exact }
    default: break
    }
    return TypedExpression(.builtin(builtin, [value]), type)
  }

  /// What makes one type of another, and the type that it gives.
  private func builtin(for name: String, of type: ValueType) -> (Builtin, ValueType)? {
    switch (name, type) {
    case ("Int", .double): (.intFromDouble, .int)
    case ("Int", .decimal): (.intFromDecimal, .int)
    case ("Int", .string): (.intFromString, .optional(.int))
    case ("Double", .int): (.doubleFromInt, .double)
    case ("Double", .decimal): (.doubleFromDecimal, .double)
    case ("Double", .string): (.doubleFromString, .optional(.double))
    case ("Decimal", .int): (.decimalFromInt, .decimal)
    case ("Decimal", .double): (.decimalFromDouble, .decimal)
    case ("Decimal", .string): (.decimalFromString, .optional(.decimal))
    case ("String", .int), ("String", .double), ("String", .decimal), ("String", .bool):
      (.stringFrom, .string)
    default: nil
    }
  }
}
