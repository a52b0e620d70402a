import MVVMGenDiagnostics
import MVVMGenSpec

/// Names that say themselves what is added to them in Swift.
func doubledNames(in examined: ExaminedScreen) -> [Diagnostic] {
  let name = examined.spec.name
  var found: [Diagnostic] = []
  if let short = without("ViewModel", name.text) {
    found.append(
      .warning(
        .doubledName, "the view model is called '\(name.text)ViewModel'", at: name.span,
        hint: "write '\(short)': 'ViewModel' is added to the name of a screen"))
  }
  for service in examined.spec.services where service.protocolName == nil {
    let name = service.name
    let capital = name.text.withCapital
    let other: String
    if let short = without("Service", name.text) {
      other = "write '\(short)'"
    } else if capital == "Service" {
      other = "name the service for what it does"
    } else {
      continue
    }
    found.append(
      .warning(
        .doubledName, "the protocol is called '\(capital)Service'", at: name.span,
        hint: "\(other), or name the protocol: 'protocol: \(capital)'"))
  }
  return found
}

private func without(_ suffix: String, _ name: String) -> String? {
  name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : nil
}
