import MVVMGenDiagnostics
import MVVMGenExpressions

/// What was meant by a call of a method that does not fit.
extension ExpressionChecker {
  /// `list.last(x => x.isOpen)`: what is asked of elements is asked before.
  func asked(_ name: String, of type: ValueType, _ arguments: [Expression.Argument]) -> Hint? {
    if name == "last", case .array = type, case .integer(let count)? = arguments.first?.value.kind {
      return "the last \(count) of a list: write 'dropFirst(list.count - \(count))', with its name"
    }
    guard arguments.count == 1, let argument = arguments.first?.value,
      argument.isFunction || name == "count"
    else { return nil }
    if name == "sorted", case .set = type {
      return
        "its '.sorted' is a list, which that sorts: sorted.sorted(\(node.text(in: argument.range)))"
    }
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

  /// `sum(\.price)` where the price may be missing.
  func sumHint(_ call: MethodCall, _ type: ValueType, _ element: ValueType) -> Hint {
    guard type.isOptional, type.unwrapped.isNumber else { return types.sumHint(element) }
    let key: String
    switch call.arguments[0].value.kind {
    case .path(let names): key = "x => x" + names.map { ".\($0.text)" }.joined()
    case .function: key = node.text(in: call.arguments[0].value.range)
    default: return types.sumHint(element)
    }
    return "what is missing counts as 0 with a default: sum(\(key) ?? 0)"
  }

  /// `items.removing(item)`: an element is left out by what it is.
  func otherElements(in call: MethodCall, _ element: ValueType, _ told: Diagnostic) -> Hint? {
    guard told.id == .wrongType, let argument = call.arguments.first?.value else { return nil }
    func isGiven(_ type: ValueType) -> Bool {
      [type, type.asOptional].contains { told.cause == .mismatch($0, .int) }
    }
    let field = types.fields(of: element)?.first { isGiven($0.type) }
    let asked = isGiven(element) ? "x" : field.map { "x.\($0.name)" } ?? "..."
    return
      "it takes an index: an element is left out by 'filter(x => \(asked) != \(node.written(argument)))'"
  }

  /// `items.inserting(item)` and `items.replacing(item)`, which take its place as well.
  func placeMissing(of element: Expression, _ type: ValueType, in method: String) -> Hint? {
    let text = node.written(element)
    switch method {
    case "inserting": return "at the end it is 'appending(\(text))'"
    case "replacing":
      guard case .name = element.kind, types.hasID(type.unwrapped) else {
        return "its index comes first: replacing(index, \(node.text(in: element.range)))"
      }
      return "write 'map(x => if x.id == \(text).id then \(text) else x)', or give its index first"
    default: return nil
    }
  }

  /// `removing(x => x.isDone)`, as `removeAll` takes it elsewhere.
  func elementsLeftOut(by function: Expression, _ call: MethodCall) -> Hint? {
    guard ["removing", "remove", "delete", "discard"].contains(call.name.text),
      case .array = call.value.type
    else { return nil }
    switch function.kind {
    case .function(let parameters, let body) where parameters.count == 1:
      return "write 'filter(\(parameters[0].text) => not \(node.written(body)))'"
    case .path(let names):
      return "write 'filter(x => not x.\(names.map { $0.text }.joined(separator: ".")))'"
    default: return nil
    }
  }

  /// `replacing(0, x => x.with(done: true))`: what comes in place is an element, not how to make
  /// it.
  func elementChanged(by function: Expression, _ call: MethodCall, _ scope: Scope) -> Hint? {
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
  func joinedLists(in call: MethodCall, _ told: Diagnostic) -> Hint? {
    guard case .array(let element) = call.value.type,
      told.cause == .mismatch(call.value.type, element), let argument = call.arguments.first?.value
    else { return nil }
    return
      "it takes one element: two lists are joined by '+': \(node.text(in: call.base)) + \(node.written(argument))"
  }

  /// `list.append(contentsOf: more)`, as others call it.
  func joinedLists(meantBy call: MethodCall, _ told: Diagnostic, _ scope: Scope) -> Hint? {
    guard told.id == .unknownMember, TypeTable.otherNames[call.name.text] == "appending",
      case .array = call.value.type,
      call.arguments.count == 1, let added = call.arguments.first?.value
    else { return nil }
    var probe = probe
    guard probe.infer(added, scope, nil).type == call.value.type else { return nil }
    return "two lists are joined by '+': \(node.text(in: call.base)) + \(node.written(added))"
  }

  /// `sorted((a, b) => a.age < b.age)`, as other languages sort: here the second is an index.
  mutating func warnOfComparison(_ call: MethodCall, isError: Bool, from before: Int) {
    guard case .function(let parameters, let body)? = call.arguments.first?.value.kind,
      parameters.count == 2, case .binary(let sign, let left, let right, _) = body.kind,
      [.less, .lessOrEqual, .greater, .greaterOrEqual, .minus].contains(sign)
    else { return }
    let names = [left, right].map { $0.names.names.filter(parameters.map { $0.text }.contains) }
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
}
