import MVVMGenChecking
import MVVMGenExpressions

/// What may be missing: chains, and what stands in for a value.
extension ExpressionEmitter {
  /// An element that was looked for: where elements are optional themselves, Swift wraps them
  /// twice.
  func flattened(_ found: Layout, elementOf list: ValueType) -> Layout {
    list.holdsOptionals ? "\(found).flattened()" : found
  }

  func chain(_ base: TypedExpression, _ body: TypedExpression) -> SwiftExpression {
    if body.goesOnBehindChained {
      var inner = self
      inner.chained.append(
        Chained([layout(base, atLeast: .chain), base.isOpenChain ? "" : "?"], isOptional: true))
      return SwiftExpression(inner.expression(body).layout, .chain)
    }
    // Only what can't go on stands in a closure.
    if case .chain(let next, let rest) = body.kind, next.goesOnBehindChained {
      return chain(TypedExpression(.chain(base, body: next), next.type), rest)
    }
    // What is all that is asked of the value needs no name for it.
    let name = body.isAskedOfChained ? nil : unit.names.own("value", besides: locals)
    var inner = name.map { with([$0]) } ?? self
    inner.chained.append(Chained(.text(name ?? "$0"), isOptional: false))
    let head: Layout = name.map { "{ \($0) in" } ?? "{"
    let mapper = body.type.isOptional ? "flatMap" : "map"
    return onOptional(base) {
      applying(mapper, to: $0, .braced(head, inner.layout(body)))
    }
  }

  /// A method of an optional. A chain whose value is an optional by itself goes on with its
  /// members.
  func onOptional(
    _ optional: TypedExpression, hasClosure: Bool = true, _ method: (Layout) -> Layout
  ) -> SwiftExpression {
    guard optional.isChain, !optional.isOpenChain else {
      return SwiftExpression(method(hasClosure ? receiver(optional) : callee(optional)))
    }
    return SwiftExpression(method(expression(optional).layout), .chain)
  }

  /// What becomes of an optional where it has a value.
  private func mapped(
    _ optional: TypedExpression, _ name: String, _ then: TypedExpression, _ type: ValueType,
    by function: String
  ) -> SwiftExpression {
    if !then.type.isOptional,
      let passed = formatter(then, of: name) ?? initialiser(then, of: name)
    {
      return onOptional(optional, hasClosure: false) { "\($0).\(function)(\(passed))" }
    }
    let inner = with([name])
    // A missing result must not be taken for a missing value; `flatMap` makes one of both.
    let isKnown = !then.type.isOptional || function == "flatMap" && then.saysItsType
    let result = isKnown ? "" : " -> \(unit.names.type(type))"
    return onOptional(optional) {
      applying(
        function, to: $0,
        .braced(
          "{ \(SwiftName.plain(name))\(result) in",
          result.isEmpty ? inner.layout(then) : inner.typed(then)))
    }
  }

  /// What a `??` chain tries, one after another: Swift lays them out side by side. With each more
  /// that may be missing Swift takes three times as long to find their type: many say it, in
  /// groups.
  func coalesced(_ value: TypedExpression) -> [SwiftExpression] {
    let parts = tried(value)
    // What stands in at last has no part in it.
    let missing = value.type.isOptional ? parts[...] : parts.dropLast()
    let (most, size) =
      value.hasFunctionOfOperators ? (2, 2) : value.isHardToCoalesce ? (4, 3) : (6, 6)
    let type = unit.names.type(value.type.isOptional ? value.type : .optional(value.type))
    return grouped(Array(missing), over: most, by: size, type) + parts[missing.endIndex...]
  }

  private func grouped(
    _ parts: [SwiftExpression], over most: Int, by size: Int, _ type: String
  ) -> [SwiftExpression] {
    guard parts.count > most else { return parts }
    let groups = stride(from: 0, to: parts.count, by: size).map { start in
      let group = parts[start..<min(start + size, parts.count)]
      if group.count == 1 { return group[start] }
      let row = coalescing(Array(group)).layout
      // The first stands where the row begins.
      return SwiftExpression(
        .group(["((", start == 0 ? row : .nested(row), ") as \(type))"]))
    }
    return grouped(groups, over: 6, by: 6, type)
  }

  private func tried(_ value: TypedExpression) -> [SwiftExpression] {
    switch value.kind {
    case .coalesce(let left, let right):
      if isBesideClosures, left.hasFunction, let number = number(right) {
        [expression(left), number]
      } else if left.isPath || left.isLookup, let nothing = right.nothing {
        // Swift sees at once what the empty list is one of.
        [expression(left), nothing]
      } else if left.isPlain, right.isInteger || right.isCase && !right.type.isOptional {
        [expression(left), SwiftExpression(typed(right))]
      } else {
        [expression(left)] + behindWritten(left).tried(right)
      }
    case .choiceOfOptional(let optional, let name, let then, let otherwise)
    where then.mentions(name):
      if case .null = otherwise.kind {
        [
          unwrapped(
            optional, name, then, value.type, by: then.type.isOptional ? "flatMap" : "map")
        ]
      } else {
        [unwrapped(optional, name, then, value.type)] + tried(otherwise)
      }
    default: [expression(value)]
    }
  }

  /// Where what stands before the `??` may be all that Swift has.
  private func behindWritten(_ left: TypedExpression) -> ExpressionEmitter {
    guard left.has({ $0.isWrittenList }) else { return self }
    var inner = self
    inner.saysDecimals = true
    return inner
  }

  /// What becomes of an optional where it has a value: a chain, if that is all.
  private func unwrapped(
    _ optional: TypedExpression, _ name: String, _ then: TypedExpression, _ type: ValueType,
    by function: String = "map"
  ) -> SwiftExpression {
    guard !then.type.isOptional, let body = then.behindChained(name), body.goesOnBehindChained
    else {
      return mapped(optional, name, then, type, by: function)
    }
    return body.kind == .chained ? expression(optional) : chain(optional, body)
  }

  /// A `??` chain where Swift knows the type that it has to have.
  func typedCoalescing(
    _ value: TypedExpression, isWhole: Bool = false, isSaid: Bool = false
  ) -> SwiftExpression {
    var parts = coalesced(value)
    // Swift sees that too beside nothing of several meanings.
    if let nothing = value.lastNothing, isSaid || !value.hasFunction && !value.hasOperator {
      parts[parts.count - 1] = nothing
    }
    guard isWhole, case .coalesce(let left, _) = value.kind, left.isChainOfCalls else {
      return coalescing(parts)
    }
    return coalescing(parts, isChained: parts[0].layout.isChain)
  }

  /// `isChained` where the calls before the first `??` have lines of their own without room on one.
  func coalescing(_ parts: [SwiftExpression], isChained: Bool = false) -> SwiftExpression {
    if parts.count == 1 { return parts[0] }
    let first = parts[0].layout(atLeast: .addition)
    let operand = parts[0].operand(atLeast: .addition)
    let rest = parts.indices.dropFirst().map { index in
      let level: SwiftExpression.Level = index == parts.count - 1 ? .coalescing : .addition
      return [.space, "?? ", parts[index].operand(atLeast: level)] as Layout
    }
    var expression = SwiftExpression(
      .group([isChained ? .chain(.nested(first)) : first, .nested(.row(rest))]), .coalescing)
    expression.column = .group([isChained ? .chain(operand) : operand, .row(rest)])
    return expression
  }
}

extension TypedExpression {
  /// `Int(value)`, and other functions of the value of the chain alone.
  fileprivate var isAskedOfChained: Bool {
    if case .builtin(_, let arguments) = kind {
      arguments.map { $0.kind } == [.chained]
    } else {
      false
    }
  }
}
