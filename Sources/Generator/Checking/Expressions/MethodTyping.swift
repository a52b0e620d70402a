import MVVMGenDiagnostics
import MVVMGenExpressions

extension ExpressionChecker {
  /// `value.name(arguments)`
  mutating func method(
    _ call: MethodCall, _ scope: Scope, _ expected: ValueType?
  ) -> TypedExpression {
    let (name, value, arguments) = (call.name, call.value, call.arguments)
    if name.text == "with", types.methodNames(of: value.type).contains("with") {
      return with(call, scope)
    }
    guard let form = value.type.method(name.text, ofFunction: call.takesFunction) else {
      if types.memberNames(of: value.type).contains(name.text) {
        return fail(
          .wrongCall, "'\(name.text)' takes no arguments", call.range,
          hint: asked(name.text, of: value.type, arguments)
            ?? (arguments.contains { $0.value.isFunction } ? nil : "remove the parentheses"))
      }
      if value.type.isOptional, value.type != .null,
        types.methodNames(of: value.type.unwrapped).contains(name.text)
      {
        return fail(
          .optionalValue, value.type.maybeMissing, call.base,
          hint: "write '?.\(name.text)(...)', or give a default with '??'",
          roots: roots(ofPresent: value, scope))
      }
      return hinting {
        $0.member(name, of: value, call.base, scope)
      } by: { checker, told in
        checker.joinedLists(meantBy: call, told, scope)
          ?? arguments.first.flatMap { checker.elementsLeftOut(by: $0.value, call) }
      }
    }
    return typed(call, form, scope, expected)
  }

  /// A call of a method, whose receiver has a type.
  struct MethodCall {
    var name: Expression.Identifier
    var value: TypedExpression
    var arguments: [Expression.Argument]
    /// Where the value is whose method it is.
    var base: Range<Int>
    /// From its name to its end.
    var range: Range<Int>

    var takesFunction: Bool { arguments.first?.value.isFunction ?? false }

    /// Whether its argument is a comparison, which is no element.
    var asksElement: Bool {
      guard case .binary(let sign, _, _, _)? = arguments.first?.value.kind else { return false }
      return sign.isComparison
    }
  }

  private mutating func with(_ call: MethodCall, _ scope: Scope) -> TypedExpression {
    guard case .named(let type) = call.value.type, let fields = types[type]?.fields,
      let arguments = labelled(
        call.arguments, of: FieldOwner(type: type, fields: fields), call.range, scope,
        needsAll: false)
    else { return .unknown }
    guard !arguments.isEmpty else {
      return fail(
        .wrongCall, "'with' changes nothing without arguments", call.range,
        hint: "write 'with(\(fields.first?.name ?? "field"): ...)'")
    }
    return TypedExpression(.with(call.value, arguments: arguments), call.value.type)
  }

  private mutating func typed(
    _ call: MethodCall, _ form: BuiltinForm, _ scope: Scope, _ expected: ValueType?
  ) -> TypedExpression {
    let element = call.value.type.part(.element)
    switch form.builtin {
    case .contains, .index:
      if call.asksElement, let function = functionMeant(in: call, scope) {
        return fail(
          .wrongFunction, "'\(call.name.text)' takes an element, or a function",
          call.arguments[0].value.range, hint: function)
      }
      return compared(call, form, element, scope)
    case .prefix: return counted(call, form, scope, ifNegative: "this is always empty")
    case .dropFirst: return counted(call, form, scope, ifNegative: "this changes nothing")
    case .appending:
      return hinting {
        $0.plain(call, form, scope)
      } by: {
        $0.joinedLists(in: call, $1)
      }
    case .inserting: return indexed(call, form, at: 1, scope)
    case .removing:
      return hinting {
        $0.indexed(call, form, at: 0, scope)
      } by: {
        $0.otherElements(in: call, element, $1)
      }
    case .replacing: return indexed(call, form, at: 0, scope)
    case .map: return map(call, element, scope, expected)
    case .sorted: return sorted(call, element, scope)
    case .sumOf:
      guard let function = function(call, element, nil, scope) else { return .unknown }
      guard function.type.isNumber else {
        return fail(
          .wrongFunction, "only numbers have a sum, and this gives \(function.type)",
          call.arguments[0].value.range, hint: sumHint(call, function.type, element))
      }
      return TypedExpression(.builtin(.sumOf, [call.value, function]), function.type)
    default:
      guard form.takesFunction else { return plain(call, form, scope) }
      guard let function = function(call, element, .bool, scope) else {
        // What follows a `filter` sees the same elements.
        return call.value.type.part(form.gives) == call.value.type ? call.value : .unknown
      }
      return TypedExpression(
        .builtin(form.builtin, [call.value, function]), call.value.type.part(form.gives))
    }
  }

  private mutating func sorted(
    _ call: MethodCall, _ element: ValueType, _ scope: Scope
  ) -> TypedExpression {
    let before = diagnostics.count
    let function = function(call, element, nil, scope)
    warnOfComparison(call, isError: diagnostics.hasErrors(from: before), from: before)
    guard let function else { return call.value }
    guard function.type.isOrdered else {
      return fail(
        .wrongFunction,
        "a list is sorted by numbers, texts, dates or Bools, and this gives \(function.type)",
        call.arguments[0].value.range,
        hint: function.type.isOptional && function.type.unwrapped.isOrdered
          ? "give a default: '?? ...'" : "for example sorted(\(types.sortKey(of: element)))")
    }
    return TypedExpression(.builtin(.sorted, [call.value, function]), call.value.type)
  }

  private mutating func compared(
    _ call: MethodCall, _ form: BuiltinForm, _ element: ValueType, _ scope: Scope
  ) -> TypedExpression {
    guard element.isHashable else {
      return fail(.badOperands, "\(element) can't be compared", call.range)
    }
    return hinting {
      $0.plain(call, form, scope)
    } by: { checker, told in
      guard told.hint == nil, let field = checker.types.fields(of: element)?.first else {
        return nil
      }
      return
        "to ask something of its elements, write \(call.name.text)(x => x.\(field.name) == ...)"
    }
  }

  private mutating func map(
    _ call: MethodCall, _ element: ValueType, _ scope: Scope, _ expected: ValueType?
  ) -> TypedExpression {
    if let name = nameAlone(in: call), case .cell(let sources, _)? = types[name]?.kind,
      !poisoned.contains(name)
    {
      return cells(name, madeFrom: sources, by: call, element, scope)
    }
    // `.pro` and `1` are what is wanted of them.
    var hint: ValueType?
    if case .array(let wanted)? = expected?.unwrapped { hint = wanted }
    guard let function = function(call, element, nil, scope, hinting: hint) else { return .unknown }
    if function.type.isOpen {
      return fail(
        .unclearType, "the type that this gives can't be told", call.arguments[0].value.range)
    }
    return TypedExpression(.builtin(.map, [call.value, function]), .array(function.type))
  }

  /// `photos.map(PhotoCell)`
  private mutating func cells(
    _ name: String, madeFrom sources: [TypeDeclaration.Field], by call: MethodCall,
    _ element: ValueType, _ scope: Scope
  ) -> TypedExpression {
    let range = call.arguments[0].value.range
    guard sources.count == 1, let source = sources.first else {
      return fail(
        .wrongFunction, "'\(name)' is made from several sources", range,
        hint: "name them: map(\(made(name, from: sources, of: element, scope)))",
        related: related(to: name),
        roots: types[name].map { [.init(name, at: $0.span, taken: .having("sources"))] } ?? [])
    }
    let parameter = TypedExpression.Parameter(name: source.name, type: element)
    let reference = TypedExpression(.reference(Reference(source.name, .local)), element)
    guard canMake(name, range, scope) else { return .unknown }
    guard let fitting = reference.conformed(to: source.type) else {
      return fail(
        .wrongType, "'\(name)' is made from \(source.type), and these are \(element)",
        range, related: related(to: name),
        roots: [.init(source.name, at: source.span, taken: types.shape(of: element))])
    }
    let cell = TypedExpression(
      .cell(name, arguments: [TypedExpression.Argument(label: source.name, value: fitting)]),
      .named(name))
    let function = TypedExpression(.function(parameters: [parameter], body: cell), .named(name))
    return TypedExpression(.builtin(.map, [call.value, function]), .array(.named(name)))
  }

  /// An argument that says how many elements: in other languages a negative number counts from the
  /// end.
  private mutating func counted(
    _ call: MethodCall, _ form: BuiltinForm, _ scope: Scope, ifNegative result: String
  ) -> TypedExpression {
    let value = plain(call, form, scope)
    if case .builtin(_, let arguments) = value.kind,
      case .integer(let number)? = arguments.last?.kind, number < 0
    {
      report(
        .wrongCall, "a negative number counts as 0, so \(result)",
        at: place(call.arguments[0].value.range), severity: .warning,
        hint: "to count from the end, take the list's count less \(number.magnitude)")
    }
    return value
  }

  /// Arguments of which one is an index.
  private mutating func indexed(
    _ call: MethodCall, _ form: BuiltinForm, at place: Int, _ scope: Scope
  ) -> TypedExpression {
    let before = diagnostics.count
    let value = plain(call, form, scope)
    joinSwapped(call, indexFirst: place == 0, from: before)
    if case .builtin(_, let arguments) = value.kind, arguments.indices.contains(place + 1) {
      warnIfNegative(
        arguments[place + 1], call.arguments[place].value.range, "so this changes nothing")
      warnIfIdentity(
        arguments[place + 1], call.arguments[place].value.range, of: call.value, call.base,
        by: call.name.text)
    }
    return value
  }

  /// Arguments without labels, of known types.
  mutating func plain(_ call: MethodCall, _ form: BuiltinForm, _ scope: Scope) -> TypedExpression {
    if let function = call.arguments.first(where: { $0.value.isFunction })?.value {
      return fail(
        .wrongFunction, "'\(call.name.text)' takes no function", function.range,
        hint: elementsLeftOut(by: function, call) ?? elementChanged(by: function, call, scope))
    }
    let type = call.value.type
    let before = diagnostics.count
    guard case .values(let parts) = form.takes,
      let values = unlabelled(
        call.arguments, parts.map(type.part), of: call.name.text, call.range, scope)
    else {
      // The type of the elements may be what is wrong.
      if let argument = call.arguments.last?.value {
        blame(call.value, for: argument, scope, from: before)
      }
      return .unknown
    }
    return TypedExpression(.builtin(form.builtin, [call.value] + values), type.part(form.gives))
  }

  mutating func unlabelled(
    _ arguments: [Expression.Argument], _ parameters: [ValueType], of name: String,
    _ range: Range<Int>, _ scope: Scope
  ) -> [TypedExpression]? {
    guard arguments.count == parameters.count else {
      let list = parameters.map { $0.description }.joined(separator: ", ")
      report(
        .wrongCall,
        "'\(name)' takes \(parameters.count == 1 ? "one argument" : "\(parameters.count) arguments"): \(list)",
        at: place(range),
        hint: name == "rounded" && arguments.isEmpty
          ? "to a whole number: rounded(0)"
          : ["rounded", "prefix", "dropFirst", "joined"].contains(name)
            || name == "replacing" && parameters == [.string, .string]
            ? "for example \(name)(\(types.example(of: name, on: .unknown)))"
            : arguments.count == 1 && parameters.count == 2
              ? placeMissing(of: arguments[0].value, parameters[1], in: name) : nil)
      return nil
    }
    var values: [TypedExpression] = []
    var isRight = true
    for (argument, type) in zip(arguments, parameters) {
      if let label = argument.label {
        report(
          .wrongCall, "'\(name)' has no labels", at: place(label.range),
          hint: "remove '\(label.text):'")
        return nil
      }
      let value = typed(argument.value, scope, wanting: type)
      if value.type == .unknown { isRight = false }
      values.append(value)
    }
    return isRight ? values : nil
  }
}
