import MVVMGenChecking
import MVVMGenExpressions

/// Lists, Sets and dictionaries, with their types where Swift can't infer them.
extension ExpressionEmitter {
  /// A value of which Swift knows nothing but what it says itself: the first of several cases names
  /// their enum, and that of numbers its type.
  func untyped(_ value: TypedExpression) -> Layout {
    guard case .list(let elements) = value.kind, case .array = value.type, !elements.isEmpty else {
      return layout(value)
    }
    // What is empty takes its type from what stands beside it.
    let isOfCases = elements[0].isCase && !elements[0].type.isOptional
    let told =
      elements.allSatisfy { $0.isDoubleOfLiterals } ? elements.firstIndex { $0.kind != .null } : nil
    let parts = elements.enumerated().map { index, element in
      if index == told { return double(element) }
      return element.kind == .list([]) || isOfCases && index > 0 ? typed(element) : untyped(element)
    }
    let list = Layout.array(parts)
    let says = "(\(list) as \(unit.names.type(value.type)))" as Layout
    // Swift would try all that each of so many may be of with all of the others.
    if value.isHardList { return .group(says) }
    // What values have in common with optionals out of other lists Swift does not look for.
    guard case .array(.optional) = value.type, elements.contains(where: { !$0.type.isOptional }),
      elements.contains(where: {
        $0.type.isOptional && !$0.isChoice && $0.has { $0.isWrittenList }
      })
    else { return list }
    return .group(says)
  }

  func list(_ elements: [TypedExpression], _ type: ValueType) -> SwiftExpression {
    let literal = Layout.array(elements.map(element))
    guard case .set = type else {
      return elements.isEmpty
        ? SwiftExpression(.text(self.type(type) + "()")) : SwiftExpression(literal)
    }
    return call(unit.names.type(type), elements.isEmpty ? [] : [literal])
  }

  /// A part of a collection that may be all that tells its type.
  private func element(_ value: TypedExpression) -> Layout {
    if case .integer = value.kind { layout(value) } else { typed(value) }
  }

  /// An element that is looked for, at a place or behind a key.
  func element(of base: TypedExpression, at index: TypedExpression) -> SwiftExpression {
    let found: Layout =
      if case .dictionary = base.type {
        // The brace of an `if` has a line of its own rather.
        isInHead
          ? .element(of: postfix(base), at: typed(index))
          : [postfix(base), .list("[", [typed(index)], "]")]
      } else {
        .call("\(receiver(base)).element", ["at: \(layout(index))"])
      }
    return SwiftExpression(flattened(found, elementOf: base.type))
  }

  func dictionary(_ entries: [TypedExpression.Entry], _ type: ValueType) -> SwiftExpression {
    guard !entries.isEmpty else { return SwiftExpression(.text(self.type(type) + "()")) }
    if mayRepeatKeys(entries) {
      let pairs = entries.map { Layout.list("(", [element($0.key), element($0.value)], ")") }
      return call(
        unit.names.type(type), [.array(pairs), "uniquingKeysWith: { _, last in last }"])
    }
    return SwiftExpression(.dictionary(entries.map { (element($0.key), element($0.value)) }))
  }

  /// Whether keys may turn out to be the same: the checker has told of those that are, and a
  /// literal of Swift stops at the others.
  func mayRepeatKeys(_ entries: [TypedExpression.Entry]) -> Bool {
    entries.count > 1 && !entries.allSatisfy { isKnown($0.key) }
  }

  /// Whether a key differs from all that are written in another way. The checker has compared those
  /// that are one word; in others a default may be what is written out elsewhere, and 1 is 1.0.
  private func isKnown(_ key: TypedExpression, isInside: Bool = false) -> Bool {
    func areKnown(_ arguments: [TypedExpression.Argument]) -> Bool {
      arguments.allSatisfy { isKnown($0.value, isInside: true) }
    }
    switch key.kind {
    case .list, .null: return false
    case .model(let name, let arguments):
      return unit.screen.types[name]?.fields?.count == arguments.count && areKnown(arguments)
    case .enumCase(_, _, let arguments): return areKnown(arguments)
    case .integer, .bool, .text: return key.isFixed && (!isInside || key.type != .double)
    default: return key.isFixed && !isInside
    }
  }
}
