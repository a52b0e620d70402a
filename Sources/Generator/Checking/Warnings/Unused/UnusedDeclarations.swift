import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// Formatters, services, needs and private events that nothing in the screen uses.
func unusedDeclarations(in examined: ExaminedScreen, _ uses: Uses) -> [Diagnostic] {
  var found: [Diagnostic] = []
  func report(_ id: DiagnosticID, _ name: Name, _ title: String, _ hint: Hint) {
    guard !uses.mayMean(name.text) else { return }
    found.append(.warning(id, title, at: name.span, hint: hint))
  }
  for service in examined.spec.services where !uses.services.contains(service.name.text) {
    let (name, method) = (service.name.text, service.methods.first?.name.text ?? "method")
    report(
      .unusedService, service.name, "nothing calls the service '\(name)'",
      "call it in a binding: - call: \(name).\(method)\nor remove it")
  }
  for name in examined.spec.formatters.map({ $0.name }) where !uses.formatters.contains(name.text) {
    report(
      .unusedFormatter, name, "nothing uses the formatter '\(name.text)'",
      "show a value with it: \"${value | \(name.text)}\"\nor remove it")
  }
  for need in examined.spec.needs where !uses.read.contains(need.name.text) {
    let isOptional = need.type.scalar?.text.last == "?"
    report(
      .unusedNeed, need.name, "nothing uses the need '\(need.name.text)'",
      isOptional
        ? "use it, or remove it" : "whoever opens the screen has to give it: use it, or remove it")
  }
  for input in examined.spec.inputs {
    let name = input.name
    guard case .event(_, isPrivate: true) = input.kind, uses.triggers.contains(name.text),
      !uses.sent.contains(name.text)
    else { continue }
    report(
      .neverSent, name, "nothing sends the private event '\(name.text)'",
      "send it in a binding: - send: \(name.text)\nor remove 'private'")
  }
  return found
}
