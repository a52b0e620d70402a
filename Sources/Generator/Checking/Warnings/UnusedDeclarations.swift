import Diagnostics
import Spec

/// Formatters, services, needs and private events that nothing in the screen uses.
func unusedDeclarations(of spec: ScreenSpec, _ uses: Uses) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for service in spec.services {
    let name = service.name
    guard !uses.services.contains(name.text), !uses.mayMean(name.text) else { continue }
    let method = service.methods.first?.name.text ?? "method"
    found.append(
      .warning(
        .unusedService, "nothing calls the service '\(name.text)'", at: name.span,
        hint: "call it in a binding: - call: \(name.text).\(method)\nor remove it"))
  }
  for formatter in spec.formatters {
    let name = formatter.name
    guard !uses.formatters.contains(name.text), !uses.mayMean(name.text) else { continue }
    found.append(
      .warning(
        .unusedFormatter, "nothing uses the formatter '\(name.text)'", at: name.span,
        hint: "show a value with it: \"${value | \(name.text)}\"\nor remove it"))
  }
  for need in spec.needs {
    let name = need.name
    guard !uses.read.contains(name.text), !uses.mayMean(name.text) else { continue }
    found.append(
      .warning(
        .unusedNeed, "nothing uses the need '\(name.text)'", at: name.span,
        hint: "whoever opens the screen has to give it: use it, or remove it"))
  }
  for input in spec.inputs {
    let name = input.name
    guard case .event(_, isPrivate: true) = input.kind, uses.triggers.contains(name.text),
      !uses.sent.contains(name.text), !uses.mayMean(name.text)
    else { continue }
    found.append(
      .warning(
        .neverSent, "nothing sends the private event '\(name.text)'", at: name.span,
        hint: "send it in a binding: - send: \(name.text)\nor remove 'private'"))
  }
  return found
}
