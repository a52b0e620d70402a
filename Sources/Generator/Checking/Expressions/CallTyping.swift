import Diagnostics
import Expressions

extension ValueChecker {
  /// `name(arguments)`: a conversion, a function, a cell or a model.
  mutating func call(
    _ name: Expression.Identifier, _ arguments: [Expression.Argument], _ range: Range<Int>,
    _ scope: Scope
  ) -> TypedExpression {
    switch name.text {
    case "Int", "Double", "String", "Decimal":
      return conversion(name, arguments, range, scope)
    case "min", "max":
      return extremum(name, arguments, range, scope)
    case "abs":
      guard let value = single(name, arguments, range, scope) else { return .unknown }
      guard value.type.isNumber else {
        return fail(
          .wrongCall, "'abs' takes a number, and this is \(value.type)", arguments[0].value.range,
          hint: value.type.unwrapped.isNumber ? "give a default: '?? 0'" : nil)
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
      let shown = arguments.count == 1 ? written(arguments[0].value) : "value"
      return fail(
        .wrongFormatter, "'\(name.text)' is a formatter, not a function", range,
        hint: "write '\(shown) | \(name.text)'", related: declaration(name.text))
    }
    if scope[name.text] != nil || declared[name.text] != nil {
      let isCase = types.names.contains { type in
        types[type]?.cases?.contains { $0.name == name.text && !$0.values.isEmpty } ?? false
      }
      return fail(
        .wrongCall, "'\(name.text)' is no function", range,
        hint: arguments.isEmpty
          ? "remove the parentheses"
          : isCase ? "the case is written '.\(name.text)(...)'" : memberMeant(by: name.text),
        related: declaration(name.text))
    }
    let nearest = suggestion(
      for: name.text,
      among: types.names + ["Int", "Double", "Decimal", "String", "min", "max", "abs"])
    let meant =
      wordsOfOthers[name.text] ?? sourceHint(name.text)
      ?? calledOnFirst(name.text, arguments) ?? mathHint(name.text)
      ?? nearest?.hint
      ?? memberMeant(by: name.text)
      ?? (["format", "formatted"].contains(name.text) ? "a formatter shows it: value | name" : nil)
      ?? (name.text == "Bool" ? "ask something of it: value == ..." : nil)
    return fail(
      .unknownName, "there is no function '\(name.text)'", name.range, hint: meant,
      missing: .init(name.text, meant: meant), nearest: nearest)
  }

  private func mathHint(_ name: String) -> String? {
    switch name {
    case "Float", "CGFloat", "toDouble", "parseFloat", "Number": "write 'Double'"
    case "toInt", "parseInt", "Integer", "Long": "write 'Int'"
    case "str", "toString": "write 'String'"
    case "sum", "joined", "filter", "map", "sorted": "it is a member: list.\(name)"
    case "floor", "trunc": "Int(...) cuts a number"
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

  /// `map(items, Row)` is `items.map(Row)`.
  private func calledOnFirst(_ name: String, _ arguments: [Expression.Argument]) -> String? {
    guard memberMeant(by: name) != nil, arguments.count > 1 else { return nil }
    let rest = arguments.dropFirst().map { text(in: $0.value.range) }
    return "it is a member: \(written(arguments[0].value)).\(name)(\(rest.joined(separator: ", ")))"
  }

  /// Dates and the like are made outside of the screen.
  private func sourceHint(_ name: String) -> String? {
    ["Date", "UUID", "URL", "Data"].contains(name)
      ? "let a service give it: methods: { next: { returns: \(name), sync: true } }" : nil
  }

  private mutating func cell(
    _ name: Expression.Identifier, _ sources: [TypeDeclaration.Field],
    _ arguments: [Expression.Argument], _ range: Range<Int>, _ scope: Scope
  ) -> TypedExpression {
    guard canMake(name.text, range) else { return .unknown }
    var arguments = arguments
    if sources.count == 1, arguments.count == 1, arguments[0].label == nil {
      // One source needs no name.
      arguments[0].label = Expression.Identifier(
        sources[0].name, range: arguments[0].value.range)
    }
    guard
      let values = labelled(
        arguments, of: FieldOwner(type: name.text, fields: sources), range, scope,
        fillsOptionals: true)
    else { return .unknown }
    return TypedExpression(.cell(name.text, arguments: values), .named(name.text))
  }

  /// Whether a cell can be made from its sources here.
  mutating func canMake(_ cell: String, _ range: Range<Int>) -> Bool {
    guard formattersAreOut, formattingCells.contains(cell) else { return true }
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
        hint: name.text == "String" && arguments.first?.label?.text == "format"
          ? "a formatter shows it: value | name"
          : arguments.count == 1
            ? (arguments[0].label?.text).map { "it has no label: remove '\($0):'" } : nil)
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
    if let second = conformed(values[1], to: values[0].type) {
      return TypedExpression(.builtin(builtin, [values[0], second]), values[0].type)
    }
    if let first = conformed(values[0], to: values[1].type) {
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
    func result(_ builtin: Builtin, _ type: ValueType) -> TypedExpression {
      TypedExpression(.builtin(builtin, [value]), type)
    }
    switch (name.text, value.type) {
    case ("Int", .int), ("Double", .double), ("String", .string), ("Decimal", .decimal):
      return value
    case ("Int", .double): return result(.intFromDouble, .int)
    case ("Int", .decimal): return result(.intFromDecimal, .int)
    case ("Int", .string): return result(.intFromString, .optional(.int))
    case ("Double", .int): return result(.doubleFromInt, .double)
    case ("Double", .decimal): return result(.doubleFromDecimal, .double)
    case ("Double", .string): return result(.doubleFromString, .optional(.double))
    case ("Decimal", .int), ("Decimal", .double):
      // A number keeps the digits that are written; what is calculated, as for Double, is not.
      switch value.kind {
      case .integer, .decimal:
        if let exact = conformed(value, to: .decimal) { return exact }
      default: break
      }
      return result(value.type == .int ? .decimalFromInt : .decimalFromDouble, .decimal)
    case ("Decimal", .string): return result(.decimalFromString, .optional(.decimal))
    case ("String", .int), ("String", .double), ("String", .decimal), ("String", .bool):
      return result(.stringFrom, .string)
    case ("Int", .optional(let wrapped)), ("Double", .optional(let wrapped)),
      ("Decimal", .optional(let wrapped)):
      return optionalConversion(name, value, wrapped, arguments[0].value.range)
    default: break
    }
    return fail(
      .wrongCall, "'\(name.text)' can't be made from \(value.type)", arguments[0].value.range,
      hint: value.type.isOptional
        ? "give a default: '?? ...'"
        : name.text == "String" ? conversion(from: value.type, to: .string) : nil)
  }

  /// Of an optional, a number gives an optional.
  private mutating func optionalConversion(
    _ name: Expression.Identifier, _ value: TypedExpression, _ wrapped: ValueType,
    _ range: Range<Int>
  ) -> TypedExpression {
    let inner = TypedExpression(.chained, wrapped)
    let body: TypedExpression?
    switch (name.text, wrapped) {
    case ("Int", .int), ("Double", .double), ("Decimal", .decimal): return value
    case ("Int", .double): body = TypedExpression(.builtin(.intFromDouble, [inner]), .int)
    case ("Int", .decimal): body = TypedExpression(.builtin(.intFromDecimal, [inner]), .int)
    case ("Int", .string):
      body = TypedExpression(.builtin(.intFromString, [inner]), .optional(.int))
    case ("Double", .int): body = TypedExpression(.builtin(.doubleFromInt, [inner]), .double)
    case ("Double", .decimal):
      body = TypedExpression(.builtin(.doubleFromDecimal, [inner]), .double)
    case ("Double", .string):
      body = TypedExpression(.builtin(.doubleFromString, [inner]), .optional(.double))
    case ("Decimal", .int): body = TypedExpression(.builtin(.decimalFromInt, [inner]), .decimal)
    case ("Decimal", .double):
      body = TypedExpression(.builtin(.decimalFromDouble, [inner]), .decimal)
    case ("Decimal", .string):
      body = TypedExpression(.builtin(.decimalFromString, [inner]), .optional(.decimal))
    default: body = nil
    }
    guard let body else {
      return fail(.wrongCall, "'\(name.text)' can't be made from \(value.type)", range)
    }
    return TypedExpression(.chain(value, body: body), body.type.asOptional)
  }
}
