import Expressions

extension TypedExpression {
  /// The states, inputs and outputs that the value depends on, without those behind formatters.
  public var names: Set<String> {
    var names: Set<String> = []
    visit { expression in
      guard case .reference(let reference) = expression.kind else { return }
      switch reference.kind {
      case .state, .input, .output: names.insert(reference.name)
      case .local, .source, .constant, .need: break
      }
    }
    return names
  }

  /// The formatters that the value goes through.
  public var formatters: Set<String> {
    var names: Set<String> = []
    visit { expression in
      if case .formatted(_, let formatter) = expression.kind { names.insert(formatter) }
    }
    return names
  }

  /// Goes through the expression and all its parts.
  public func visit(_ body: (TypedExpression) -> Void) {
    body(self)
    for part in parts { part.visit(body) }
  }

  private var parts: [TypedExpression] {
    switch kind {
    case .integer, .decimal, .bool, .null, .date, .url, .uuid, .data, .reference, .chained: []
    case .text(let pieces):
      pieces.compactMap { piece in
        if case .hole(let value) = piece { value } else { nil }
      }
    case .list(let elements): elements
    case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
    case .enumCase(_, _, let arguments), .cell(_, let arguments), .model(_, let arguments):
      arguments.map(\.value)
    case .field(let base, _), .message(let base), .caseValues(let base, _), .not(let base),
      .negate(let base), .formatted(let base, _):
      [base]
    case .chain(let base, let body): [base, body]
    case .coalesce(let left, let right), .binary(_, let left, let right): [left, right]
    case .choice(let condition, let then, let otherwise),
      .choiceOfOptional(let condition, _, let then, let otherwise):
      [condition, then, otherwise]
    case .element(let base, let index): [base, index]
    case .builtin(_, let arguments): arguments
    case .function(_, let body): [body]
    case .with(let base, let arguments): [base] + arguments.map(\.value)
    }
  }
}
