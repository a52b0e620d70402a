import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

/// Bindings that run when a value called `start` changes: at other times than those that run when
/// the screen starts, which are written the same.
func startValues(in examined: ExaminedScreen) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for (binding, checked) in examined.bindings {
    guard case .when(let names) = binding.trigger,
      let name = names.first(where: { $0.text == "start" }),
      examined.screen.values.contains(where: { $0.name == "start" }),
      checked.sources.contains(where: { $0 != .start && $0.name == "start" })
    else { continue }
    found.append(
      .warning(
        .startValue, "this runs when the value 'start' changes, not when the screen starts",
        at: name.span, hint: "give the value another name",
        related: examined.screen.places["start"].map { [.declaration(of: "start", at: $0)] } ?? []))
  }
  return found
}
