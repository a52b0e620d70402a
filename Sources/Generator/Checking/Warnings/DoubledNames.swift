import Diagnostics
import Spec

/// Names that say themselves what is added to them in Swift.
func doubledNames(in spec: ScreenSpec) -> [Diagnostic] {
  let screen = spec.name
  var found: [Diagnostic] = []
  if let short = without("ViewModel", screen.text) {
    found.append(
      .warning(
        .doubledName, "the view model is called '\(screen.text)ViewModel'", at: screen.span,
        hint: "write '\(short)': 'ViewModel' is added to the name of a screen"))
  }
  for service in spec.services where service.protocolName == nil {
    let name = service.name
    guard let short = without("Service", name.text) else { continue }
    found.append(
      .warning(
        .doubledName, "the protocol is called '\(name.text.withCapital)Service'", at: name.span,
        hint: "write '\(short)', or name the protocol: 'protocol: \(name.text.withCapital)'"))
  }
  return found
}

private func without(_ suffix: String, _ name: String) -> String? {
  name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : nil
}
