import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// Cases by their names alone.
extension ValueChecker {
  mutating func caseLiteral(
    _ text: String, of name: String, _ cases: [TypeDeclaration.Case], _ node: YAMLNode,
    _ scope: Scope
  ) -> TypedExpression {
    expressions.noteCase(text, of: name, at: node.span)
    guard let found = cases.first(where: { $0.name == text }) else {
      reportNoCase(text, of: name, cases, node, scope)
      return .unknown
    }
    guard found.values.allSatisfy({ $0.type.isOptional }) else {
      // `open: { text: Open }` may have meant none, and was told.
      if found.values.contains(where: { $0.type == .unknown }) { return .unknown }
      report(
        .wrongCall, "the case '\(text)' has values", at: node.span,
        hint: "{ \(text): { \(found.values.asPlaceholders) } }",
        related: expressions.related(to: name))
      return .unknown
    }
    return TypedExpression(
      .enumCase(
        type: name, name: text,
        arguments: found.values.map {
          .init(label: $0.name, value: TypedExpression(.null, $0.type))
        }), .named(name))
  }

  private mutating func reportNoCase(
    _ text: String, of name: String, _ cases: [TypeDeclaration.Case], _ node: YAMLNode,
    _ scope: Scope
  ) {
    let names = cases.map { $0.name }
    // That there are none was told, or what is wrong with their names.
    guard !names.isEmpty, !expressions.poisoned.contains(text) else { return }
    let nearest = nearestCase(plainCase(text), names)
    let isOther = scope[text].map { $0.type != .unknown && $0.type.unwrapped.name != name } ?? false
    let texted =
      cases.first { $0.text == text }
      .map { Hint("write '\($0.name)', whose text it is", replacement: $0.name) }
      ?? cases.first { $0.key == text }
      .map { Hint("write '\($0.name)', which JSON calls so", replacement: $0.name) }
    // `Mode.idle`, as Swift has it.
    let plain = text == "\(name).\(plainCase(text))" ? plainCase(text) : nil
    let meant =
      texted
      ?? plain.flatMap { names.contains($0) ? .write($0) : nil }
      ?? caseCalled(text, cases, scope)
      ?? (isOther ? nil : expressions.expressionMeant(by: text, in: scope)?.ofOneWord)
      ?? nearest
    report(
      .unknownCase, "'\(name)' has no case '\(text)'", at: node.span,
      hint: meant
        ?? namesHint(names)
        + (node.isNull || text == "nil"
          ? "; for what may be missing make the type '\(name)?'" : ""),
      related: expressions.related(to: name),
      missing: .init(.member(text, of: name), isGuessed: meant != nil),
      // What can't be a name was no slip in one.
      shape: meant == nil || !isName(text) ? node.shapeOfLiteral : nil)
  }

  /// `.busy(3)`, `busy(left: 3)` and `busy(count)`, which are written as maps.
  private func caseCalled(
    _ text: String, _ cases: [TypeDeclaration.Case], _ scope: Scope
  ) -> Hint? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let name = plainCase(String(text[..<open]))
    guard let found = cases.first(where: { $0.name == name }) else { return nil }
    var value = text[text.index(after: open)...].dropLast()
    if let field = found.values.first, value.hasPrefix("\(field.name):") {
      value = value.dropFirst(field.name.count + 1).drop { $0 == " " }
    }
    let isNamed = scope[String(value.prefix(while: { $0.isInName }))] != nil
    let isPlain = value.utf8.allSatisfy { !",[]{}".utf8.contains($0) }
    return howToWrite(found, value.isEmpty || !isPlain ? nil : (isNamed ? "=" : "") + value)
  }
}

/// `.pro` and `Plan.pro` as they are written in an expression, without what a literal leaves out.
func plainCase(_ text: String) -> String {
  text.lastIndex(of: ".").map { String(text[text.index(after: $0)...]) } ?? text
}

func nearestCase(_ text: String, _ names: [String]) -> Hint? {
  names.contains(text) ? Hint.write(text) : suggestion(for: text, among: names)
}
