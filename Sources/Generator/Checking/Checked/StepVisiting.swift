extension Step {
  /// The expressions of the step itself, without those of the steps inside it.
  public var expressions: [TypedExpression] {
    var expressions: [TypedExpression] = []
    visitExpressions { expressions.append($0) }
    return expressions
  }

  /// The same. Not as a list: this is called too often to make one each time.
  public func visitExpressions(_ visit: (TypedExpression) -> Void) {
    switch self {
    case .set(let assignments): for assignment in assignments { visit(assignment.value) }
    case .letValue(_, let value), .branch(let value, _, _), .branchOfOptional(let value, _, _, _),
      .forEach(let value, _, _):
      visit(value)
    case .call(let call): for argument in call.arguments { visit(argument.value) }
    case .send(_, let arguments): for argument in arguments { visit(argument.value) }
    case .emit(_, let value): if let value { visit(value) }
    case .cancel, .wait, .stop, .swift: break
    }
  }

  /// The lists of steps inside this one, in the order they are written.
  public var bodies: [[Step]] {
    var bodies: [[Step]] = []
    visitBodies { bodies.append($0) }
    return bodies
  }

  /// The step with other lists of steps inside it.
  public func withBodies(_ change: ([Step]) -> [Step]) -> Step {
    switch self {
    case .call(var call):
      call.onError = call.onError.map(change)
      call.onElement = call.onElement.map(change)
      return .call(call)
    case .branch(let condition, let then, let otherwise):
      return .branch(condition, then: change(then), else: change(otherwise))
    case .branchOfOptional(let value, let name, let then, let otherwise):
      return .branchOfOptional(value, name: name, then: change(then), else: change(otherwise))
    case .forEach(let list, let name, let steps):
      return .forEach(list, name: name, change(steps))
    case .set, .letValue, .send, .emit, .cancel, .wait, .stop, .swift: return self
    }
  }

  /// The step with other expressions of its own, in the order in which they are visited.
  public func withExpressions(_ change: (TypedExpression) -> TypedExpression) -> Step {
    switch self {
    case .set(var assignments):
      for index in assignments.indices {
        assignments[index].value = change(assignments[index].value)
      }
      return .set(assignments)
    case .letValue(let name, let value): return .letValue(name: name, change(value))
    case .call(var call):
      for index in call.arguments.indices {
        call.arguments[index].value = change(call.arguments[index].value)
      }
      return .call(call)
    case .branch(let condition, let then, let otherwise):
      return .branch(change(condition), then: then, else: otherwise)
    case .branchOfOptional(let value, let name, let then, let otherwise):
      return .branchOfOptional(change(value), name: name, then: then, else: otherwise)
    case .forEach(let list, let name, let steps): return .forEach(change(list), name: name, steps)
    case .send(let input, var arguments):
      for index in arguments.indices { arguments[index].value = change(arguments[index].value) }
      return .send(input: input, arguments: arguments)
    case .emit(let output, let value): return .emit(output: output, value.map(change))
    case .cancel, .wait, .stop, .swift: return self
    }
  }

  /// Goes through the step and all steps inside it.
  public func visit(_ body: (Step) -> Void) {
    body(self)
    visitBodies { for step in $0 { step.visit(body) } }
  }

  /// Goes through the lists of steps inside this one. Not as a list of them: this is called too
  /// often to make one each time.
  public func visitBodies(_ visit: ([Step]) -> Void) {
    switch self {
    case .call(let call):
      visit(call.onError ?? [])
      visit(call.onElement ?? [])
    case .branch(_, let then, let otherwise), .branchOfOptional(_, _, let then, let otherwise):
      visit(then)
      visit(otherwise)
    case .forEach(_, _, let steps): visit(steps)
    case .set, .letValue, .send, .emit, .cancel, .wait, .stop, .swift: break
    }
  }
}
