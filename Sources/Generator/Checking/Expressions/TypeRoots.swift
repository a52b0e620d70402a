import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// The declarations that a value has its type from: where one of them was replaced, all that uses
/// it is one mistake.
extension ExpressionChecker {
  /// Those of a value that is taken for another type.
  func roots(
    of value: TypedExpression, takenFor wanted: ValueType, _ scope: Scope
  ) -> [Diagnostic.Root] {
    // `[Int]` for `[String]` is about the elements.
    if case .array(let element) = value.type.unwrapped, case .array(let other) = wanted.unwrapped {
      return roots(of: TypedExpression(value.kind, element), takenFor: other, scope)
    }
    return roots(of: value, taken: types.shape(of: wanted), scope)
  }

  /// The same, by what it is taken for.
  func roots(
    of value: TypedExpression, taken shape: Diagnostic.Shape, _ scope: Scope
  ) -> [Diagnostic.Root] {
    declarations(behind: value, scope).map { .init($0.name, at: $0.span, taken: shape) }
  }

  /// Those of a value that is asked for what values of other types have: before it was replaced,
  /// its type may have been one of these.
  func roots(
    of value: TypedExpression, having member: String, _ scope: Scope
  ) -> [Diagnostic.Root] {
    let type = value.type.unwrapped
    let other: ValueType
    if case .array(let element) = type {
      guard types.hasMember(member, element.unwrapped) else { return [] }
      other = element
    } else if type != .string,
      types.hasMember(member, .array(.string))
        || types.methodNames(of: .array(.string)).contains(member)
    {
      other = .array(.string)
    } else if type != .string, types.hasMember(member, .string) {
      other = .string
    } else if type.isNumber || type == .bool || types.owners(ofField: member).count > 0 {
      // A number has no fields: a model was meant. So it was where another one has them.
      other = .dictionary(key: .string, value: type)
    } else {
      return []
    }
    return roots(of: value, taken: types.shape(of: other), scope)
  }

  /// Notes the value that gives another part its type: it may be what is wrong.
  mutating func blame(
    _ value: TypedExpression, for part: Expression, _ scope: Scope, from told: Int
  ) {
    guard diagnostics.count == told + 1, let shape = diagnostics[told].shape else { return }
    blame(value, for: part.range, taken: shape, scope, from: told)
  }

  /// The same, by what it is taken for.
  mutating func blame(
    _ value: TypedExpression, for part: Range<Int>, taken shape: Diagnostic.Shape, _ scope: Scope,
    from told: Int
  ) {
    guard diagnostics.count == told + 1, diagnostics[told].shape != nil,
      diagnostics[told].span == place(part)
    else { return }
    diagnostics[told].roots += roots(of: value, taken: shape, scope)
  }

  /// Those of a value that is taken for one that may be missing.
  func roots(ofOptional value: TypedExpression, _ scope: Scope) -> [Diagnostic.Root] {
    declarations(behind: value, scope).map { .init($0.name, at: $0.span, taken: .nothing) }
  }

  /// That of an optional by its own name which is taken for what is there.
  func roots(ofPresent value: TypedExpression, _ scope: Scope) -> [Diagnostic.Root] {
    switch value.kind {
    case .reference, .field:
      declarations(behind: value, scope).map { .init($0.name, at: $0.span, taken: .present) }
    default: []
    }
  }

  /// Those of both sides of an operator.
  func roots(
    of left: TypedExpression, beside right: TypedExpression, _ scope: Scope
  ) -> [Diagnostic.Root] {
    roots(of: left, takenFor: right.type, scope) + roots(of: right, takenFor: left.type, scope)
  }

  /// The case that has no values, where some are given or looked for.
  func valuesMissing(of name: String, in enumeration: String) -> [Diagnostic.Root] {
    types[enumeration].map {
      [.init("\(enumeration).\(name)", at: $0.span, taken: .having("values of \(name)"))]
    } ?? []
  }

  /// Keeps in mind what the value that `as` names has its type from.
  func noteOrigin(
    of name: String, _ value: TypedExpression, _ scope: Scope, in inner: inout Scope
  ) {
    guard let origin = declarations(behind: value, scope).first else { return }
    inner.note(name, isAnswerOf: Scope.Declared(path: origin.name, span: origin.span))
  }

  /// The members that give a list or an element of it.
  private static let keepingElements: [Builtin] = [
    .first, .last, .reversed, .compact, .prefix, .dropFirst, .filter, .firstWhere, .sorted,
    .setSorted,
  ]

  func declarations(
    behind value: TypedExpression, _ scope: Scope
  ) -> [(name: String, span: SourceSpan)] {
    switch value.kind {
    case .reference(let reference):
      guard let entry = scope[reference.name] else { return [] }
      if let method = entry.method { return [(method.path, method.span)] }
      return [(reference.name, entry.span)]
    case .field(let base, let name):
      guard let field = types.fields(of: base.type.unwrapped)?.first(where: { $0.name == name })
      else { return [] }
      return [("\(base.type.unwrapped).\(name)", field.span)]
    case .chain(_, let value), .coalesce(let value, _), .element(let value, _),
      .function(_, let value):
      return declarations(behind: value, scope)
    case .builtin(.map, let values):
      return values.last.map { declarations(behind: $0, scope) } ?? []
    case .builtin(let member, let values) where Self.keepingElements.contains(member):
      return values.first.map { declarations(behind: $0, scope) } ?? []
    default: return []
    }
  }
}

extension ExpressionChecker {
  /// Notes what takes a part of the expression: its declaration may be what is wrong.
  mutating func note(
    taker name: String, at declaration: SourceSpan, of part: Expression, from told: Int
  ) {
    guard diagnostics.count > told else {
      filled.insert(name)
      return
    }
    for index in diagnostics.indices[told...] where diagnostics[index].span == place(part.range) {
      guard let shape = diagnostics[index].shape else { continue }
      diagnostics[index].roots.append(.init(name, at: declaration, taken: shape))
    }
  }
}

extension ScreenChecker {
  /// Where only values come that may be missing, the type may lack its '?': where others fit, each
  /// of those has to be mended.
  mutating func forgetRootsOfFilled() {
    let filled = expressions.filled
    for index in diagnostics.indices where diagnostics[index].cause == .givenOptional {
      diagnostics[index].roots.removeAll { $0.shape != .present && filled.contains($0.name) }
    }
  }
}

extension TypeTable {
  /// What its values are like when they are written out.
  func shape(of type: ValueType) -> Diagnostic.Shape {
    switch type.unwrapped {
    case .string: .text
    case .int, .double, .decimal: .number
    case .bool: .bool
    case .null: .nothing
    case .array, .set, .emptyList: .list
    case .dictionary, .caseValues: .map
    case .named(let name): self[name]?.fields == nil ? .type(name) : .map
    default: .type("\(type.unwrapped)")
    }
  }
}

extension YAMLNode {
  /// What a literal is like.
  var shapeOfLiteral: Diagnostic.Shape? {
    switch content {
    case .invalid: nil
    case .sequence: .list
    case .mapping: .map
    case .scalar(let scalar):
      switch scalar.text {
      case _ where isNull: .nothing
      case "true", "false": .bool
      default: Double(scalar.text) == nil ? .text : .number
      }
    }
  }

  /// Whether a message is about all of it.
  func isSubject(of told: Diagnostic) -> Bool {
    told.span.offset == span.offset || isAll(told.span)
  }
}

extension ValueChecker {
  /// Notes what takes the value that was looked at last: its declaration may be what is wrong.
  mutating func note(taker name: String, at place: SourceSpan?, of node: YAMLNode, from told: Int) {
    guard let place, diagnostics.count > told else {
      expressions.filled.insert(name)
      return
    }
    let nodes = [node] + (node.sequence ?? [])
    for index in diagnostics.indices[told...]
    where nodes.contains(where: { $0.isSubject(of: diagnostics[index]) }) {
      guard let shape = diagnostics[index].shape else { continue }
      diagnostics[index].roots.append(.init(name, at: place, taken: shape))
    }
  }

  /// Notes the method whose answer has fields of another model: it may have returned that.
  mutating func noteStrangers(
    to name: String, at place: SourceSpan, in node: YAMLNode, from told: Int
  ) {
    guard diagnostics.count > told else { return }
    let keys = (node.sequence ?? [node]).flatMap { $0.mapping ?? [] }.map { $0.key.span }
    for index in diagnostics.indices[told...] where keys.contains(diagnostics[index].span) {
      guard case .member(let field, _)? = diagnostics[index].missing?.what,
        diagnostics[index].missing?.isGuessed == false, !types.owners(ofField: field).isEmpty
      else { continue }
      diagnostics[index].roots.append(.init(name, at: place, taken: .map))
    }
  }
}

extension Diagnosing {
  /// Notes what the last message is about: what a declaration has or has not may be what is wrong.
  mutating func note(_ name: String, at place: SourceSpan?, having word: String) {
    guard let place, let last = diagnostics.indices.last else { return }
    diagnostics[last].roots.append(.init(name, at: place, taken: .having(word)))
  }
}
