import MVVMGenChecking
import MVVMGenDiagnostics

extension CheckedScreen {
  /// A message for each piece of Swift that a spec holds.
  var swiftRefusals: [Diagnostic] {
    swiftPlaces.map {
      Diagnostic(
        .swiftRefused, "Swift in a spec is refused in this run", at: $0,
        hint: "run without '--no-swift' if you know where the spec comes from")
    }
  }
}
