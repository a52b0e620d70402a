import MVVMGenDiagnostics
import MVVMGenExpressions

/// Numbers that are no index of a list, or none that anyone means.
extension ExpressionChecker {
  /// In other languages a negative index counts from the end.
  mutating func warnIfNegative(_ index: TypedExpression, _ range: Range<Int>, _ result: String) {
    guard case .integer(let number) = index.kind, number < 0 else { return }
    report(
      .wrongCall, "the index of a list counts from 0, \(result)", at: place(range),
      severity: .warning, hint: "the last one is '.last', its index 'list.count - 1'")
  }

  /// `books.map(b => books[b].title)`: a function gets the element, and not its index.
  func elementItself(
    _ index: Expression, of list: TypedExpression, _ base: Range<Int>, _ scope: Scope
  ) -> Hint? {
    guard case .name(let name) = index.kind, case .array(let element) = list.type,
      scope[name]?.type == element, element != .int
    else { return nil }
    return
      "'\(name)' is the element itself: write '\(name)' in place of '\(node.text(in: base))[\(name)]'"
  }

  /// `books[id]` and `books.removing(id)`, where a Book has an `id` that is a number as well.
  mutating func warnIfIdentity(
    _ index: TypedExpression, _ range: Range<Int>, of list: TypedExpression, _ base: Range<Int>,
    by method: String? = nil
  ) {
    guard case .array(let element) = list.type.unwrapped, let model = element.unwrapped.name,
      types.fields(of: element.unwrapped)?.contains(where: { $0.name == "id" && $0.type == .int })
        ?? false
    else { return }
    switch index.kind {
    case .reference(let reference) where reference.name == "id": break
    case .field(let owner, "id") where owner.type.unwrapped == element.unwrapped: break
    default: return
    }
    let (list, id) = (node.text(in: base), node.text(in: range))
    let hint: Hint =
      switch method {
      case nil: "write '\(list).first(x => x.id == \(id))'"
      case "removing": "write '\(list).filter(x => x.id != \(id))'"
      default: "where it stands is '\(list).index(x => x.id == \(id))'"
      }
    report(
      .wrongCall, "this is the 'id' of \(model), and a list counts its elements from 0",
      at: place(range), severity: .warning, hint: hint)
  }

  /// `total / 0`; of two numbers, `1.0 / 0.0`, it is the way to write an infinity.
  mutating func warnIfZero(
    _ divisor: TypedExpression, _ syntax: Expression, of divided: TypedExpression
  ) {
    switch (divided.kind, divisor.kind) {
    case (.integer, _), (.decimal, _): return
    case (_, .integer(0)): break
    case (_, .decimal(let text)) where Double(text) == 0: break
    default: return
    }
    report(
      .dividedByZero, "nothing can be divided by 0", at: place(syntax.range), severity: .warning,
      hint: "write another number, or name the value that it is divided by")
  }
}
