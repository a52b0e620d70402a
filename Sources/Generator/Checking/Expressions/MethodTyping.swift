import Diagnostics
import Expressions

extension ValueChecker {
  /// `value.name(arguments)`
  mutating func method(
    _ name: Expression.Identifier, of value: TypedExpression, _ arguments: [Expression.Argument],
    _ base: Range<Int>, _ range: Range<Int>, _ scope: Scope, _ expected: ValueType?
  ) -> TypedExpression {
    let range = name.range.lowerBound..<range.upperBound
    let call = MethodCall(name: name, value: value, arguments: arguments, range: range)
    guard types.methodNames(of: value.type).contains(name.text) else {
      if types.memberNames(of: value.type).contains(name.text) {
        return fail(
          .wrongCall, "'\(name.text)' takes no arguments", range,
          hint: asked(name.text, of: value.type, arguments)
            ?? (arguments.contains(where: \.value.isFunction) ? nil : "remove the parentheses"))
      }
      if value.type.isOptional, value.type != .null,
        types.methodNames(of: value.type.unwrapped).contains(name.text)
      {
        return fail(
          .optionalValue, "this may be missing: it is \(value.type)", base,
          hint: "write '?.\(name.text)(...)', or give a default with '??'")
      }
      return member(name, of: value, base, scope)
    }
    switch value.type {
    case .string: return stringMethod(call, scope)
    case .array(let element): return arrayMethod(call, element, scope, expected)
    case .dictionary(let key, let element):
      return name.text == "setting"
        ? plain(call, .entrySetting, [key, element], value.type, scope)
        : plain(call, .entryRemoving, [key], value.type, scope)
    case .set(let element):
      let builtins: [String: Builtin] = [
        "contains": .setContains, "inserting": .setInserting, "removing": .setRemoving,
      ]
      return plain(
        call, builtins[name.text] ?? .setContains, [element],
        name.text == "contains" ? .bool : value.type, scope)
    case .double, .decimal: return plain(call, .rounded, [.int], value.type, scope)
    default: return with(call, scope)
    }
  }

  /// `list.last(x => x.isOpen)`: what is asked of elements is asked before.
  private func asked(
    _ name: String, of type: ValueType, _ arguments: [Expression.Argument]
  ) -> String? {
    guard arguments.count == 1, let argument = arguments.first?.value,
      argument.isFunction || name == "count"
    else { return nil }
    // What a function asks of an entry is asked of its value.
    if case .dictionary = type, case .function(let parameters, _) = argument.kind,
      parameters.count == 1, ["count", "isEmpty"].contains(name)
    {
      return "write 'values.filter(\(node.text(in: argument.range))).\(name)'"
    }
    guard case .array = type else { return nil }
    let function = argument.isFunction ? node.text(in: argument.range) : "x => ..."
    return switch name {
    case "count", "last", "isEmpty": "write 'filter(\(function)).\(name)'"
    case "min", "max", "compact", "flat": "write 'map(\(function)).\(name)'"
    default: nil
    }
  }

  /// A call of a method, whose receiver has a type.
  struct MethodCall {
    var name: Expression.Identifier
    var value: TypedExpression
    var arguments: [Expression.Argument]
    var range: Range<Int>

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

  private mutating func stringMethod(_ call: MethodCall, _ scope: Scope) -> TypedExpression {
    switch call.name.text {
    case "contains": plain(call, .stringContains, [.string], .bool, scope)
    case "hasPrefix": plain(call, .hasPrefix, [.string], .bool, scope)
    case "hasSuffix": plain(call, .hasSuffix, [.string], .bool, scope)
    case "split": plain(call, .split, [.string], .array(.string), scope)
    default: plain(call, .replacingText, [.string, .string], .string, scope)
    }
  }

  private mutating func arrayMethod(
    _ call: MethodCall, _ element: ValueType, _ scope: Scope, _ expected: ValueType?
  ) -> TypedExpression {
    let type = call.value.type
    let isFunction = call.arguments.first?.value.isFunction ?? false
    switch call.name.text {
    case "contains" where call.asksElement && functionMeant(in: call, scope) != nil:
      return fail(
        .wrongFunction, "'contains' takes an element, or a function", call.arguments[0].value.range,
        hint: functionMeant(in: call, scope))
    case "contains" where !isFunction: return compared(call, .contains, element, .bool, scope)
    case "index" where !isFunction:
      return compared(call, .index, element, .optional(.int), scope)
    case "joined": return plain(call, .joined, [.string], .string, scope)
    case "prefix":
      return counted(call, .prefix, type, scope, ifNegative: "this is always empty")
    case "dropFirst":
      return counted(call, .dropFirst, type, scope, ifNegative: "this changes nothing")
    case "appending":
      let before = diagnostics.count
      let value = plain(call, .appending, [element], type, scope)
      hintAtList(call, type, from: before)
      return value
    case "inserting": return indexed(call, .inserting, [element, .int], at: 1, type, scope)
    case "removing":
      let before = diagnostics.count
      let value = indexed(call, .removing, [.int], at: 0, type, scope)
      hintAtElement(call, element, from: before)
      return value
    case "replacing": return indexed(call, .replacing, [.int, element], at: 0, type, scope)
    case "map": return map(call, element, scope, expected)
    case "sorted":
      let before = diagnostics.count
      let function = function(call, element, nil, scope)
      warnOfComparison(call, isError: diagnostics.hasErrors(from: before), from: before)
      guard let function else { return .unknown }
      guard function.type.isOrdered else {
        return fail(
          .wrongFunction,
          "a list is sorted by numbers, texts, dates or Bools, and this gives \(function.type)",
          call.arguments[0].value.range,
          hint: function.type.isOptional
            ? "give a default: '?? ...'" : "for example sorted(\(types.sortKey(of: element)))")
      }
      return TypedExpression(.builtin(.sorted, [call.value, function]), type)
    case "sum":
      guard let function = function(call, element, nil, scope) else { return .unknown }
      guard function.type.isNumber else {
        return fail(
          .wrongFunction, "only numbers have a sum, and this gives \(function.type)",
          call.arguments[0].value.range, hint: sumHint(call, function.type, element))
      }
      return TypedExpression(.builtin(.sumOf, [call.value, function]), function.type)
    default:
      let (builtin, result): (Builtin, ValueType) =
        switch call.name.text {
        case "filter": (.filter, type)
        case "first": (.firstWhere, element.asOptional)
        case "index": (.indexWhere, .optional(.int))
        case "contains": (.containsWhere, .bool)
        default: (.all, .bool)
        }
      guard let function = function(call, element, .bool, scope) else { return .unknown }
      return TypedExpression(.builtin(builtin, [call.value, function]), result)
    }
  }

  /// `sum(\.price)` where the price may be missing.
  private func sumHint(_ call: MethodCall, _ type: ValueType, _ element: ValueType) -> String {
    guard type.isOptional, type.unwrapped.isNumber else { return types.sumHint(element) }
    let key: String
    switch call.arguments[0].value.kind {
    case .path(let names): key = "x => x" + names.map { ".\($0.text)" }.joined()
    case .function: key = node.text(in: call.arguments[0].value.range)
    default: return types.sumHint(element)
    }
    return "what is missing counts as 0 with a default: sum(\(key) ?? 0)"
  }

  /// `sorted((a, b) => a.age < b.age)`, as other languages sort: here the second is an index.
  private mutating func warnOfComparison(_ call: MethodCall, isError: Bool, from before: Int) {
    guard case .function(let parameters, let body)? = call.arguments.first?.value.kind,
      parameters.count == 2, case .binary(let sign, let left, let right, _) = body.kind,
      [.less, .lessOrEqual, .greater, .greaterOrEqual, .minus].contains(sign)
    else { return }
    let names = [left, right].map { $0.names.names.filter(parameters.map(\.text).contains) }
    guard names[0].count == 1, names[1].count == 1, names[0] != names[1] else { return }
    let isReversed =
      (sign == .greater || sign == .greaterOrEqual) == names[0].contains(parameters[0].text)
    let key = names[0].contains(parameters[0].text) ? left : right
    // What the comparison would be of an element and an index is not what is wrong.
    diagnostics.removeSubrange(before...)
    report(
      .wrongFunction, "a list is sorted by something of each element, not by comparing two",
      at: place(call.arguments[0].value.range), severity: isError ? .error : .warning,
      hint: "write 'sorted(\(parameters[0].text) => \(node.written(key)))"
        + (isReversed ? ".reversed'" : "'"))
  }

  private mutating func compared(
    _ call: MethodCall, _ builtin: Builtin, _ element: ValueType, _ result: ValueType,
    _ scope: Scope
  ) -> TypedExpression {
    guard element.isHashable else {
      return fail(.badOperands, "\(element) can't be compared", call.range)
    }
    let before = diagnostics.count
    let value = plain(call, builtin, [element], result, scope)
    if value.type == .unknown, diagnostics.count == before + 1, diagnostics[before].hint == nil,
      let field = types.fields(of: element)?.first
    {
      diagnostics[before].hint =
        "to ask something of its elements, write \(call.name.text)(x => x.\(field.name) == ...)"
    }
    return value
  }

  private mutating func map(
    _ call: MethodCall, _ element: ValueType, _ scope: Scope, _ expected: ValueType?
  ) -> TypedExpression {
    if let name = nameAlone(in: call), case .cell(let sources, _)? = types[name]?.kind,
      !poisoned.contains(name), let argument = call.arguments.first
    {
      guard sources.count == 1, let source = sources.first else {
        return fail(
          .wrongFunction, "'\(name)' is made from several sources", argument.value.range,
          hint:
            "name them: map(x => \(name)(\(sources.asPlaceholders)))",
          related: related(to: name))
      }
      let parameter = TypedExpression.Parameter(name: source.name, type: element)
      let reference = TypedExpression(
        .reference(Reference(source.name, .local)), element)
      guard canMake(name, argument.value.range, scope) else { return .unknown }
      guard let fitting = reference.conformed(to: source.type) else {
        return fail(
          .wrongType, "'\(name)' is made from \(source.type), and these are \(element)",
          argument.value.range, related: related(to: name))
      }
      let cell = TypedExpression(
        .cell(name, arguments: [TypedExpression.Argument(label: source.name, value: fitting)]),
        .named(name))
      let function = TypedExpression(
        .function(parameters: [parameter], body: cell), .named(name))
      return TypedExpression(.builtin(.map, [call.value, function]), .array(.named(name)))
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

  /// An argument that says how many elements: in other languages a negative number counts from the
  /// end.
  private mutating func counted(
    _ call: MethodCall, _ builtin: Builtin, _ type: ValueType, _ scope: Scope,
    ifNegative result: String
  ) -> TypedExpression {
    let value = plain(call, builtin, [.int], type, scope)
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
    _ call: MethodCall, _ builtin: Builtin, _ parameters: [ValueType], at place: Int,
    _ type: ValueType, _ scope: Scope
  ) -> TypedExpression {
    let before = diagnostics.count
    let value = plain(call, builtin, parameters, type, scope)
    joinSwapped(call, indexFirst: place == 0, from: before)
    if case .builtin(_, let arguments) = value.kind, arguments.indices.contains(place + 1) {
      warnIfNegative(
        arguments[place + 1], call.arguments[place].value.range, "so this changes nothing")
    }
    return value
  }

  /// `items.inserting(0, item)`: neither fits where it stands.
  private mutating func joinSwapped(_ call: MethodCall, indexFirst: Bool, from before: Int) {
    let told = diagnostics[before...]
    guard told.count == 2, told.allSatisfy({ $0.id == .wrongType }), call.arguments.count == 2
    else { return }
    diagnostics.removeSubrange(before...)
    let (first, second) = (
      node.written(call.arguments[1].value), node.written(call.arguments[0].value)
    )
    report(
      .wrongType,
      "'\(call.name.text)' takes \(indexFirst ? "the index first" : "the element first, then its index")",
      at: place(call.range), hint: "write '\(call.name.text)(\(first), \(second))'")
  }

  /// `items.removing(item)`: an element is left out by what it is.
  private mutating func hintAtElement(_ call: MethodCall, _ element: ValueType, from before: Int) {
    guard diagnostics.count == before + 1, diagnostics[before].id == .wrongType,
      let argument = call.arguments.first?.value
    else { return }
    func isGiven(_ type: ValueType) -> Bool {
      [type, type.asOptional].contains { diagnostics[before].title == Self.mismatch($0, .int) }
    }
    let field = types.fields(of: element)?.first { isGiven($0.type) }
    guard isGiven(element) || field != nil else { return }
    let asked = field.map { "x.\($0.name)" } ?? "x"
    diagnostics[before].hint =
      "it takes an index: an element is left out by 'filter(x => \(asked) != \(node.written(argument)))'"
  }

  /// `removing(x => x.isDone)`, as `removeAll` takes it elsewhere.
  private func elementsLeftOut(by function: Expression, _ call: MethodCall) -> String? {
    guard call.name.text == "removing", case .array = call.value.type else { return nil }
    switch function.kind {
    case .function(let parameters, let body) where parameters.count == 1:
      return "write 'filter(\(parameters[0].text) => not \(node.written(body)))'"
    case .path(let names):
      return "write 'filter(x => not x.\(names.map(\.text).joined(separator: ".")))'"
    default: return nil
    }
  }

  /// `replacing(0, x => x.with(done: true))`: what comes in place is an element, not how to make
  /// it.
  private func elementChanged(
    by function: Expression, _ call: MethodCall, _ scope: Scope
  ) -> String? {
    guard call.name.text == "replacing", case .array = call.value.type,
      call.arguments.count == 2, function == call.arguments[1].value,
      case .function(let parameters, let body) = function.kind, parameters.count == 1
    else { return nil }
    let element = parameters[0].text
    let index = freeName(element == "i" ? "index" : "i", in: scope)
    let place = node.written(call.arguments[0].value)
    return
      "write 'map((\(element), \(index)) => if \(index) == \(place) then \(node.written(body)) "
      + "else \(element))'"
  }

  /// `list.appending(more)`
  private mutating func hintAtList(_ call: MethodCall, _ type: ValueType, from before: Int) {
    guard diagnostics.count == before + 1, case .array(let element) = type,
      diagnostics[before].title == Self.mismatch(type, element),
      let argument = call.arguments.first?.value
    else { return }
    diagnostics[before].hint =
      "it takes one element: two lists are joined by '+ \(node.written(argument))'"
  }

  /// Arguments without labels, of known types.
  mutating func plain(
    _ call: MethodCall, _ builtin: Builtin, _ parameters: [ValueType], _ result: ValueType,
    _ scope: Scope
  ) -> TypedExpression {
    if let function = call.arguments.first(where: \.value.isFunction)?.value {
      return fail(
        .wrongFunction, "'\(call.name.text)' takes no function", function.range,
        hint: elementsLeftOut(by: function, call) ?? elementChanged(by: function, call, scope))
    }
    guard
      let values = unlabelled(
        call.arguments, parameters, of: call.name.text, call.range, scope)
    else { return .unknown }
    return TypedExpression(.builtin(builtin, [call.value] + values), result)
  }

  mutating func unlabelled(
    _ arguments: [Expression.Argument], _ parameters: [ValueType], of name: String,
    _ range: Range<Int>, _ scope: Scope
  ) -> [TypedExpression]? {
    guard arguments.count == parameters.count else {
      let list = parameters.map(\.description).joined(separator: ", ")
      report(
        .wrongCall,
        "'\(name)' takes \(parameters.count == 1 ? "one argument" : "\(parameters.count) arguments"): \(list)",
        at: place(range),
        hint: ["rounded", "prefix", "dropFirst", "joined"].contains(name)
          ? "for example \(name)(\(types.example(of: name, on: .unknown)))" : nil)
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
