extension Expression {
  /// The expressions that this one is made of.
  public var parts: [Expression] {
    switch kind {
    case .integer, .decimal, .bool, .null, .name, .path, .invalid: []
    case .text(let pieces):
      pieces.compactMap { piece in
        if case .hole(let value) = piece { value } else { nil }
      }
    case .list(let elements): elements
    case .implicitCase(_, let arguments): arguments?.map({ $0.value }) ?? []
    case .member(let base, _, _), .formatted(let base, _), .group(let base), .not(let base),
      .negate(let base), .function(_, let base):
      [base]
    case .method(let base, _, let arguments, _): [base] + arguments.map({ $0.value })
    case .call(_, let arguments): arguments.map({ $0.value })
    case .element(let base, let index, _): [base, index]
    case .binary(_, let left, let right, _): [left, right]
    case .choice(let condition, _, let then, let otherwise): [condition, then, otherwise]
    }
  }

  /// The text that it is, where that is written out; nil where it has holes, or is empty.
  public var literalText: String? {
    guard case .text(let pieces) = kind, case .literal(let text)? = pieces.first, pieces.count == 1
    else { return nil }
    return text
  }

  /// How deep the tree is.
  var depth: Int {
    (parts.map { $0.depth }.max() ?? 0) + 1
  }

  /// Whether it is a chain of members with a `?.` in it.
  var isOptionalChain: Bool {
    switch kind {
    case .member(let base, _, let isOptional), .method(let base, _, _, let isOptional),
      .element(let base, _, let isOptional):
      isOptional || base.isOptionalChain
    default: false
    }
  }
}
