import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

extension ScreenChecker {
  /// What policy and pauses go by: something of the parameters that can be compared.
  mutating func per(
    _ node: YAMLNode, _ parameters: [TypedExpression.Parameter], _ steps: Scope,
    of binding: BindingSpec
  ) -> TypedExpression? {
    let text = node.scalar?.text
    let name = text.flatMap { $0.utf8.allSatisfy { $0.isInName } && $0 != "true" ? $0 : nil }
    guard !parameters.isEmpty || name.map({ steps.unshared[$0] != nil }) ?? false else {
      let unknown = name.flatMap { isName($0) && steps[$0] == nil ? $0 : nil }
      let event = unknown.flatMap { _ in steps.plainEvent }
      report(
        .badPer, "'per' goes by the parameters of an event, and there are none", at: node.span,
        hint: event.map {
          "if it comes with the event: \($0): { takes: { \(name ?? ""): Type } }; else remove 'per'"
        } ?? "remove 'per'",
        missing: unknown.map { .init(.name($0), isGuessed: event != nil) })
      return nil
    }
    var perScope = Scope()
    perScope.unshared = steps.unshared
    let example = parameters.first.map { "per: \($0.name)" }
    perScope.limit = example.map { "it goes by the parameters: \($0)" }
    for parameter in parameters {
      perScope.add(
        parameter.name, .local, parameter.type, at: steps[parameter.name]?.span ?? binding.span)
    }
    if let names = node.sequence?.compactMap({ $0.scalar?.text }), names.count > 1 {
      report(
        .badPer, "'per' goes by one value, and this is a list", at: node.span,
        hint: "make one of them: per: '\"\(names.map { "${\($0)}" }.joined(separator: "/"))\"'")
      return nil
    }
    let value = expressions.expression(node, in: perScope, expected: nil)
    let isFixed = !value.has { if case .reference = $0.kind { true } else { false } }
    if value.type != .unknown, isFixed {
      report(
        .badPer, "'per' goes by something of the parameters, and this is always the same",
        at: node.span, hint: example.map { "name a parameter: \($0)" })
      return nil
    }
    if value.type.isOpen || !value.type.isHashable {
      report(
        .badPer, "'per' can't go by \(value.type)", at: node.span,
        hint: example.map { "name a parameter: \($0)" })
    }
    return value
  }
}
