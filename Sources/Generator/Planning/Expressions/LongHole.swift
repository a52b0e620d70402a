import MVVMGenChecking

extension TypedExpression {
  /// A value in a text for which no line has room, and which no break can make shorter: what is
  /// shown by a formatter, where it has one. What names that are given inside the expression mean
  /// has no place before it.
  func longHole(_ isLong: (TypedExpression) -> Bool) -> TypedExpression? {
    switch kind {
    case .text(let pieces):
      for case .hole(let value) in pieces where isLong(value) {
        if case .formatted(let shown, _) = value.kind, !shown.isPath { return shown }
        return value
      }
      return nil
    case .choice(_, let then, let otherwise):
      return then.longHole(isLong) ?? otherwise.longHole(isLong)
    case .choiceOfOptional(_, let name, let then, let otherwise):
      return then.longHole { !$0.mentions(name) && isLong($0) } ?? otherwise.longHole(isLong)
    default: return nil
    }
  }
}
