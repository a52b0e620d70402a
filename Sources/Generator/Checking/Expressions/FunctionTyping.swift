import MVVMGenDiagnostics
import MVVMGenExpressions

/// The functions that array members take: `x => ...` and `\.name`.
extension ExpressionChecker {
  /// The name that is all there is between the parentheses.
  func nameAlone(in call: MethodCall) -> String? {
    guard let argument = call.arguments.first, call.arguments.count == 1, argument.label == nil,
      case .name(let name) = argument.value.kind
    else { return nil }
    return name
  }

  /// The only argument, which has no label; nil after a mistake.
  private mutating func onlyArgument(of call: MethodCall, _ element: ValueType) -> Expression? {
    guard let argument = call.arguments.first, call.arguments.count == 1 else {
      report(
        .wrongCall, "'\(call.name.text)' takes one function", at: place(call.range),
        hint: hintForOneFunction(call, element))
      return nil
    }
    if let label = argument.label {
      report(
        .wrongCall, "'\(call.name.text)' has no labels", at: place(label.range),
        hint: memberMeant(in: call).map { "write '\(call.name.text)(\\.\($0))'" }
          ?? (call.name.text == "sorted"
            ? "remove '\(label.text):'; '.reversed' behind it turns the order round"
            : "remove '\(label.text):'"))
      return nil
    }
    return argument.value
  }

  /// The only argument, as a function of an element (and its index); nil after a mistake.
  mutating func function(
    _ call: MethodCall, _ element: ValueType, _ result: ValueType?, _ scope: Scope,
    hinting hint: ValueType? = nil
  ) -> TypedExpression? {
    guard let syntax = onlyArgument(of: call, element) else { return nil }
    switch syntax.kind {
    case .function(let parameters, let body):
      guard parameters.count <= 2, let first = parameters.first else {
        report(
          .wrongFunction, "a function takes the element, and its index", at: place(syntax.range),
          hint: "write '(x, i) => ...'")
        return nil
      }
      var inner = scope
      var typedParameters = [TypedExpression.Parameter(name: first.text, type: element)]
      bind(first, element, to: &inner)
      noteOrigin(of: first.text, call.value, scope, in: &inner)
      if parameters.count == 2 {
        bind(parameters[1], .int, to: &inner)
        typedParameters.append(TypedExpression.Parameter(name: parameters[1].text, type: .int))
      }
      let mistakes = diagnostics.count
      var value: TypedExpression
      if let hint {
        value = typed(body, inner, hinting: hint)
        value = value.conformed(to: hint) ?? value
      } else {
        value = typed(body, inner, wanting: result)
      }
      guard value.type != .unknown else {
        reportSwapped(parameters, body, element, result, scope, from: mistakes)
        return nil
      }
      return TypedExpression(.function(parameters: typedParameters, body: value), value.type)
    case .path(let names):
      let told = diagnostics.count
      let value = path(
        names, element, result, syntax.range, scope, isAdded: call.name.text == "sum")
      if diagnostics.count == told + 1, diagnostics[told].id == .unknownMember {
        diagnostics[told].roots += roots(
          of: TypedExpression(call.value.kind, element), having: names[0].text, scope)
      }
      return value
    default:
      reportNoFunction(call, syntax.range, scope)
      return nil
    }
  }

  /// `?.a.b`, with each `?` that it needs.
  private func chain(
    _ names: ArraySlice<Expression.Identifier>, of type: ValueType, _ range: Range<Int>,
    _ scope: Scope
  ) -> String {
    var checker = probe
    var type = type
    return names.map { name in
      let sign = type.isOptional ? "?." : "."
      type = checker.member(name, of: TypedExpression(.chained, type.unwrapped), range, scope).type
      return sign + name.text
    }.joined()
  }

  /// `\.a.b` is short for `x => x.a.b`.
  private mutating func path(
    _ names: [Expression.Identifier], _ element: ValueType, _ result: ValueType?,
    _ range: Range<Int>, _ scope: Scope, isAdded: Bool
  ) -> TypedExpression? {
    let (parameter, x) = (freeName(in: scope), freeName("x", in: scope))
    var value = TypedExpression(.reference(Reference(parameter, .local)), element)
    var end = range.lowerBound
    for (index, name) in names.enumerated() {
      let start = StartOfPath(parameter: x, names: names[..<index])
      if value.type.isOptional, types.memberNames(of: value.type.unwrapped).contains(name.text) {
        let behind = chain(names[index...], of: value.type, range, scope)
        report(
          .optionalValue, value.type.maybeMissing,
          at: place(end..<name.range.lowerBound),
          hint: "write '\(x) => \(start.written)\(behind)\(isAdded ? " ?? 0" : "")'")
        return nil
      }
      value = member(name, of: value, end..<name.range.upperBound, scope, behind: start)
      guard value.type != .unknown else { return nil }
      end = name.range.lowerBound
    }
    if let result {
      value = fitted(value, to: result, range, scope)
      guard value.type != .unknown else { return nil }
    }
    return TypedExpression(
      .function(
        parameters: [TypedExpression.Parameter(name: parameter, type: element)], body: value),
      value.type)
  }

  /// A name for an element that the author did not name.
  func freeName(_ name: String = "element", in scope: Scope) -> String {
    var name = name
    while scope[name] != nil || declared[name] != nil { name += "_" }
    return name
  }
}

/// What stands before a member of a path, as hints speak of it: `x.a` where `\.a.b` has no name.
struct StartOfPath {
  let parameter: String
  let names: ArraySlice<Expression.Identifier>

  var written: String { names.reduce(parameter) { "\($0).\($1.text)" } }
}

extension Expression {
  /// Whether it is written as a function: `x => …` or `\.name`.
  var isFunction: Bool {
    switch kind {
    case .function, .path: true
    default: false
    }
  }
}
