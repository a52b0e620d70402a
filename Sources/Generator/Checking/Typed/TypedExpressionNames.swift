import MVVMGenExpressions

extension TypedExpression {
  /// The names of one kind that the value is made of.
  public func names(of kind: Reference.Kind) -> NameSet {
    var names = NameSet()
    visit { part in
      if case .reference(let reference) = part.kind, reference.kind == kind {
        names.insert(reference.name)
      }
    }
    return names
  }

  /// The names that its functions and choices give to values.
  public var localNames: NameSet {
    var names = NameSet()
    visit { part in
      switch part.kind {
      case .function(let parameters, _):
        for parameter in parameters { names.insert(parameter.name) }
      case .choiceOfOptional(_, let name, _, _): names.insert(name)
      default: break
      }
    }
    return names
  }

  /// Whether the expression or one of its parts is such a one.
  public func has(_ isOne: (TypedExpression) -> Bool) -> Bool {
    var found = false
    visit { if !found { found = isOne($0) } }
    return found
  }

  /// Goes through the expression and all its parts.
  public func visit(_ body: (TypedExpression) -> Void) {
    body(self)
    visitParts { $0.visit(body) }
  }

  /// Not as a list: this is called too often to make one each time.
  public func visitParts(_ visit: (TypedExpression) -> Void) {
    switch kind {
    case .integer, .decimal, .bool, .null, .date, .url, .uuid, .data, .reference, .chained: break
    case .text(let pieces):
      for case .hole(let value) in pieces { visit(value) }
    case .list(let elements): elements.forEach(visit)
    case .dictionary(let entries):
      for entry in entries {
        visit(entry.key)
        visit(entry.value)
      }
    case .enumCase(_, _, let arguments), .cell(_, let arguments), .model(_, let arguments):
      for argument in arguments { visit(argument.value) }
    case .field(let base, _), .message(let base), .caseValues(let base, _), .not(let base),
      .negate(let base), .formatted(let base, _):
      visit(base)
    case .chain(let left, let right), .coalesce(let left, let right),
      .binary(_, let left, let right),
      .element(let left, let right):
      visit(left)
      visit(right)
    case .choice(let condition, let then, let otherwise),
      .choiceOfOptional(let condition, _, let then, let otherwise):
      visit(condition)
      visit(then)
      visit(otherwise)
    case .builtin(_, let arguments): arguments.forEach(visit)
    case .function(_, let body): visit(body)
    case .with(let base, let arguments):
      visit(base)
      for argument in arguments { visit(argument.value) }
    }
  }
}
