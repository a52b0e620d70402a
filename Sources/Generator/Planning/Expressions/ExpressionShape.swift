import MVVMGenChecking
import MVVMGenExpressions

extension TypedExpression {
  /// Whether it is a literal with the same value each time.
  var isFixed: Bool {
    switch kind {
    case .integer, .decimal, .bool, .date, .url, .uuid, .data: true
    case .text(let pieces): pieces.allSatisfy { if case .literal = $0 { true } else { false } }
    case .null: true
    case .list(let elements): elements.allSatisfy({ $0.isFixed })
    case .enumCase(_, _, let arguments), .model(_, let arguments):
      arguments.allSatisfy({ $0.value.isFixed })
    default: false
    }
  }

  /// What a text is made of: one that stands in the hole of another is a part of it.
  var pieces: [TextPiece] {
    switch kind {
    case .text(let pieces):
      pieces.flatMap { piece in
        if case .hole(let value) = piece { value.pieces } else { [piece] }
      }
    case .builtin(.stringFrom, let arguments): arguments.flatMap({ $0.pieces })
    default: [.hole(self)]
    }
  }

  /// Whether what is done with the value of a chain can stand behind its `?`.
  var goesOnBehindChained: Bool {
    switch kind {
    case .chained: true
    case .field(let base, _), .caseValues(let base, _): base.goesOnBehindChained
    case .message(let base): base.goesOnBehindChained
    case .element(let base, _): base.goesOnBehindChained
    case .chain(let base, let body): base.goesOnBehindChained && body.goesOnBehindChained
    case .builtin(let builtin, let arguments):
      builtin.swift(of: arguments.first?.type ?? .unknown).isMember
        && (lookedInto(by: builtin, arguments)?.goesOnBehindChained ?? false)
    default: false
    }
  }

  /// What a member stands behind in Swift: no array is made of a list that is reversed for one of
  /// its elements, or to go through it.
  private func lookedInto(
    by builtin: Builtin, _ arguments: [TypedExpression]
  ) -> TypedExpression? {
    guard case .builtin(.reversed, let list) = arguments.first?.kind else { return arguments.first }
    switch builtin {
    case .first, .last, .joined, .map, .filter, .firstWhere, .containsWhere, .all, .sorted, .sumOf:
      return list.first
    default: return builtin.isOfArrays ? list.first : arguments.first
    }
  }

  /// The same with the value of a chain in place of a name that all else is a member of; nil where
  /// the name is anything else.
  func behindChained(_ name: String) -> TypedExpression? {
    func with(_ kind: Kind) -> TypedExpression { TypedExpression(kind, type) }
    switch kind {
    case .reference: return isLocal(name) ? with(.chained) : nil
    case .field(let base, let field):
      return base.behindChained(name).map { with(.field($0, field)) }
    case .message(let base) where base.type != .anyError:
      return base.behindChained(name).map { with(.message($0)) }
    case .caseValues(let base, let ofCase):
      return base.behindChained(name).map { with(.caseValues($0, case: ofCase)) }
    case .chain(let base, let body):
      return base.behindChained(name).map { with(.chain($0, body: body)) }
    case .builtin(let builtin, let arguments)
    where builtin == .reversed || builtin.swift(of: arguments[0].type).isMember:
      let rest = arguments.dropFirst()
      guard !rest.contains(where: { $0.mentions(name) || $0.has { $0.kind == .chained } }) else {
        return nil
      }
      return arguments.first?.behindChained(name).map { with(.builtin(builtin, [$0] + rest)) }
    default: return nil
    }
  }

  /// Whether it is a chain.
  var isChain: Bool { if case .chain = kind { true } else { false } }

  /// Whether it is a chain that what follows goes on: in `(a?.name)?.count` Swift takes the `?`
  /// after a name that is never missing for a mistake.
  var isOpenChain: Bool {
    switch kind {
    case .chain(_, let body):
      guard body.goesOnBehindChained else { return false }
      return !body.type.isOptional || body.isOpenChain
    // Looked for with its index, an element is what the chain behind the pair ends with.
    case .builtin(.firstWhere, let arguments):
      guard case .array(let element) = arguments[0].type else { return false }
      return arguments[1].takesIndex && !element.isOptional
    case .builtin(.indexWhere, let arguments): return arguments[1].takesIndex
    default: return false
    }
  }

  /// Whether it is nothing but names with points between them.
  var isPath: Bool {
    switch kind {
    case .reference, .chained: true
    case .field(let base, _), .caseValues(let base, _): base.isPath
    case .chain(let base, let body): base.isPath && body.isPath
    default: false
    }
  }

  /// Whether it is an element of such a path, or a field of what is looked for: Swift knows its
  /// type before it has looked into what stands in brackets there.
  var isLookup: Bool {
    switch kind {
    case .element(let base, let index): base.isPath && (index.isPath || index.isFixed)
    case .chain(_, let body): body.isPath
    default: false
    }
  }

  /// Whether it is an array that is written out, of which Swift knows nothing but its elements.
  var isWrittenList: Bool {
    guard case .list(let elements) = kind, case .array = type else { return false }
    return !elements.isEmpty
  }

  /// Whether such an array with a literal in it stands in it.
  var hasListOfLiterals: Bool {
    has { value in
      guard value.isWrittenList, case .list(let elements) = value.kind else { return false }
      return elements.contains { $0.isFixed }
    }
  }

  /// Whether lists of optionals are written in it as the elements of a list.
  var hasListsOfOptionals: Bool {
    has { value in
      guard case .list = value.kind, case .array(.array(.optional)) = value.type else {
        return false
      }
      return true
    }
  }

  /// Whether it is the answer of an array member that takes a function.
  var asksFunction: Bool {
    if case .builtin(_, let arguments) = kind { arguments.last?.isFunction ?? false } else { false }
  }

  /// Whether it is the answer of a member that takes a value.
  private var asksValue: Bool {
    guard case .builtin(let builtin, let arguments) = kind else { return false }
    return arguments.count > 1 && builtin.swift(of: arguments[0].type).isMember
  }

  /// Whether members follow on each other of which more than one takes a function, or more than one
  /// a value.
  var isChainOfCalls: Bool {
    var (value, count) = (self, 0)
    while true {
      switch value.kind {
      case .builtin(_, let arguments):
        if value.asksFunction {
          count += value.goesBackToElements ? 2 : 1
        } else if value.asksValue {
          count += 1
        }
        guard let first = arguments.first else { return count > 1 }
        value = first
      case .field(let base, _), .caseValues(let base, _), .chain(let base, _): value = base
      default: return count > 1
      }
    }
  }

  /// Whether it is a member behind one that takes a function, as `.joined()` or `.adding(1)` behind
  /// `.map { … }`.
  var goesOnBehindFunction: Bool {
    if case .binary(_, let left, _) = kind, type == .int {
      return left.asksFunction || left.goesOnBehindFunction
    }
    guard case .builtin(let builtin, let arguments) = kind, let first = arguments.first,
      !asksFunction, builtin.swift(of: first.type).isMember
    else { return false }
    return first.asksFunction || first.goesOnBehindFunction
  }

  /// Whether it asks for elements by their index, which takes a way back from the pairs.
  private var goesBackToElements: Bool {
    switch kind {
    case .builtin(.filter, let arguments), .builtin(.sorted, let arguments):
      arguments[1].takesIndex
    default: false
    }
  }

  /// Whether there is a closure in what is written of it.
  var hasFunction: Bool {
    // A chain of them says so at once.
    if case .builtin(_, let arguments) = kind, let last = arguments.last, last.isFunction {
      return true
    }
    return has { $0.isFunction }
  }

  /// Whether there is an operator with more than one meaning in it.
  var hasOperator: Bool {
    has { if case .binary = $0.kind { true } else { false } }
  }

  var isCase: Bool { if case .enumCase = kind { true } else { false } }

  var isInteger: Bool { if case .integer = kind { true } else { false } }

  /// Whether Swift tells its type at once, whatever stands around it.
  var isPlain: Bool {
    !has { part in
      switch part.kind {
      case .coalesce, .choice, .choiceOfOptional: true
      case .function(_, let body): !body.isPath
      default: false
      }
    }
  }

  /// Whether it is a Double, or one that may be missing, only because Swift takes its literals for
  /// that: beside Foundation it can't tell which `<` is meant.
  var isDoubleOfLiterals: Bool { type.unwrapped == .double && isOfLiterals }

  private var isOfLiterals: Bool {
    switch kind {
    case .integer, .decimal, .null: true
    case .negate(let value): value.isOfLiterals
    case .binary(_, let left, let right), .coalesce(let left, let right),
      .choice(_, let left, let right), .choiceOfOptional(_, _, let left, let right):
      left.isOfLiterals && right.isOfLiterals
    case .builtin(_, let arguments): arguments.allSatisfy({ $0.isOfLiterals })
    default: false
    }
  }

  /// Whether Swift takes it for the number that equals nothing, and warns; in parentheses it does
  /// not.
  var looksLikeNaN: Bool {
    guard type == .double else { return false }
    return switch kind {
    case .reference(let reference): reference.name == "nan"
    case .field(_, let name): name == "nan"
    default: false
    }
  }

  var takesIndex: Bool {
    if case .function(let parameters, _) = kind { parameters.count == 2 } else { false }
  }

  private var isFunction: Bool {
    if case .function = kind { true } else { false }
  }

  /// The last value of a `??` chain, where it is empty.
  var lastNothing: SwiftExpression? {
    if case .coalesce(_, let last) = kind { last.lastNothing } else { nothing }
  }

  /// An empty list or dictionary whose type Swift knows from elsewhere.
  var nothing: SwiftExpression? {
    switch kind {
    case .list([]): SwiftExpression("[]")
    case .dictionary([]): SwiftExpression("[:]")
    default: nil
    }
  }
}
