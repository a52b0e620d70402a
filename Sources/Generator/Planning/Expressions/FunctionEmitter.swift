import MVVMGenChecking
import MVVMGenExpressions

/// Writes the array members that take a function.
struct FunctionEmitter {
  private let emitter: ExpressionEmitter

  init(_ emitter: ExpressionEmitter) {
    self.emitter = emitter
  }

  func expression(
    _ builtin: Builtin, _ list: TypedExpression, _ function: TypedExpression, _ type: ValueType
  ) -> SwiftExpression {
    guard case .function(let parameters, let body) = function.kind, let first = parameters.first,
      case .asking(let name, let label) = builtin.swift(of: list.type).shape
    else { return SwiftExpression(emitter.postfix(list)) }
    guard parameters.count == 1 else {
      return withIndex(builtin, name, label, list, parameters, body)
    }
    let isOrdered = builtin != .containsWhere && builtin != .all
    let base = builtin == .indexWhere ? base(list) : elements(of: list, inOrder: isOrdered)
    if builtin == .sorted, body.isLocal(first.name) {
      // Of texts and numbers that are alike nobody sees the order; a Double may be no number.
      let isPlain = [.string, .int, .date].contains(body.type)
      return SwiftExpression("\(base).sorted(\(isPlain ? "" : #"on: \.self"#))")
    }
    // What a member says needs no closure.
    if let path = keyPath(body, of: first.name) {
      let argument = label.isEmpty ? path : "\(label): \(path)"
      return SwiftExpression("\(base).\(name)(\(argument))")
    }
    if builtin == .map,
      let function = emitter.formatter(body, of: first.name)
        ?? emitter.initialiser(body, of: first.name)
    {
      return SwiftExpression("\(base).map(\(function))")
    }
    let closure = emitter.closure(parameters, body, behind: list)
    let applied = SwiftExpression(emitter.applying(name, to: base, label: label, closure))
    return builtin == .firstWhere
      ? SwiftExpression(emitter.flattened(applied.layout, elementOf: list.type)) : applied
  }

  /// Both steps at once, as `compactMap` for `.map(f).compact`: a method that asks the function of
  /// each element, with its index where it takes one.
  func joining(
    _ builtin: Builtin, in value: TypedExpression, as method: String, label: String = "",
    withIndex mayTakeIndex: Bool = true
  ) -> SwiftExpression? {
    guard case .builtin(builtin, let arguments) = value.kind,
      case .function(let parameters, let body)? = arguments.last?.kind,
      mayTakeIndex || parameters.count == 1
    else { return nil }
    let list = arguments[0]
    let isIndexed = parameters.count == 2
    let base = elements(of: list, inOrder: isIndexed || method != "count")
    if !isIndexed, let path = keyPath(body, of: parameters[0].name) {
      return SwiftExpression("\(base).\(method)(\(label.isEmpty ? "" : "\(label): ")\(path))")
    }
    let closure = emitter.closure(
      isIndexed ? parameters.reversed() : parameters, body, behind: list)
    return SwiftExpression(
      emitter.applying(
        method, to: isIndexed ? "\(base).enumerated()" : base, label: label, closure))
  }

  /// The list that a function is for. Swift tells the types of all closures of a chain at once,
  /// which takes twice as long with each: where a fifth one comes, the type of the list is said,
  /// and it starts anew.
  func base(_ list: TypedExpression) -> Layout {
    var inner = emitter
    inner.closuresBehind += 1
    guard inner.closuresBehind == 4 && list.hasFunction || list.isHardReceiver else {
      let callee = inner.callee(list)
      // That of a receiver is there already.
      return list.asksFunction || list.goesOnBehindFunction ? callee : [callee, .member]
    }
    inner.closuresBehind = 0
    let isChained = emitter.chained.last?.isOptional == true && list.goesOnBehindChained
    let type = emitter.unit.names.type(isChained ? .optional(list.type) : list.type)
    let operand = list.joinsOperands ? inner.layout(list, atLeast: .addition) : inner.postfix(list)
    return .group("(\(operand) as \(type))\(isChained ? "?" : "")")
  }

  /// The list, where nobody asks for places in it: one that is reversed need not become an array,
  /// and the keys and values of a dictionary need no order where nobody sees it.
  private func elements(of list: TypedExpression, inOrder isOrdered: Bool = true) -> Layout {
    if !isOrdered, let unordered = BuiltinEmitter(emitter).inAnyOrder(list) {
      return [unordered, .member]
    }
    guard case .builtin(.reversed, let arguments) = list.kind else { return base(list) }
    return ["\(base(arguments[0])).reversed()", .member]
  }

  /// The same with the index: over the enumerated list, and back to its elements.
  private func withIndex(
    _ builtin: Builtin, _ name: String, _ label: String, _ list: TypedExpression,
    _ parameters: [TypedExpression.Parameter], _ body: TypedExpression
  ) -> SwiftExpression {
    let pairs: Layout = ["\(elements(of: list)).enumerated()", .member]
    let closure = emitter.closure(parameters.reversed(), body, behind: list)
    let (method, tail): (String, Layout) =
      switch builtin {
      case .filter, .sorted: (name, [.member, ".map(\\.element)"])
      case .firstWhere: (name, "?.element")
      case .indexWhere: ("first", "?.offset")
      default: (name, "")
      }
    return SwiftExpression(
      "\(emitter.applying(method, to: pairs, label: label, closure))\(tail)",
      method == "first" ? .chain : .postfix)
  }

  /// `\.a.b`, where the body is nothing but members of the element.
  private func keyPath(_ body: TypedExpression, of parameter: String) -> String? {
    let path = path(body, from: parameter)
    return path == #"\"# ? nil : path
  }

  /// The same; `chained` is the path to the value of the chain around it.
  private func path(
    _ value: TypedExpression, from parameter: String, chained: String? = nil
  ) -> String? {
    func with(_ member: String, of base: TypedExpression) -> String? {
      path(base, from: parameter, chained: chained).map { "\($0).\(member)" }
    }
    switch value.kind {
    case .reference: return value.isLocal(parameter) ? #"\"# : nil
    case .chained: return chained
    case .field(let base, let name): return with(SwiftName.member(name), of: base)
    case .message(let base) where base.type != .anyError: return with("message", of: base)
    case .caseValues(let base, let name): return with(SwiftName.member(name), of: base)
    case .negate(let base) where base.type == .int: return with("negated", of: base)
    case .builtin(let builtin, let arguments) where arguments.count == 1:
      return BuiltinEmitter.property(builtin, of: arguments[0].type).flatMap {
        with($0, of: arguments[0])
      }
    case .chain(let base, let body):
      return path(base, from: parameter, chained: chained).flatMap { start in
        // Of the element itself it is `\.?.name`.
        let question = start == #"\"# ? ".?" : "?"
        return path(
          body, from: parameter, chained: start + (base.isOpenChain ? "" : question))
      }
    default: return nil
    }
  }
}
