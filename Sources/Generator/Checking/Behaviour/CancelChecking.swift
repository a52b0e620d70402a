import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

extension ScreenChecker {
  /// A `cancel` names what some binding has as its `when`.
  mutating func checkCancels() {
    var triggers = NameSet()
    for binding in spec.bindings {
      if case .when(let names) = binding.trigger { triggers.formUnion(names.map { $0.text }) }
    }
    let written = triggers.names
    // A binding that is wrong may be the one that is meant.
    if spec.hasBrokenBindings || screen.bindings.count < spec.bindings.count {
      triggers.formUnion(declared.names)
      triggers.insert("start")
    }
    for binding in spec.bindings { checkCancels(in: binding.steps, triggers, written) }
  }

  private mutating func checkCancels(
    in steps: [StepSpec], _ triggers: NameSet, _ written: [String]
  ) {
    for step in steps {
      if case .cancel(let names) = step.kind {
        checkTwice(names, .nothingToCancel)
        for name in names where !triggers.contains(name.text) {
          let nearest = suggestion(for: name.text, among: triggers.names.sorted())
          report(
            .nothingToCancel, "no binding runs when '\(name.text)'", at: name.span,
            hint: severalNames(name.text) ?? Self.nameAlone(name.text, triggers)
              ?? nearest
              ?? Self.howToCancel(name.text, written))
        }
      }
      checkCancels(in: step.innerSteps, triggers, written)
    }
  }

  /// `go(id)`, where one run of those of `per` is meant.
  private static func nameAlone(_ text: String, _ triggers: NameSet) -> Hint? {
    let name = String(text.prefix { $0 != "(" })
    return name != text && triggers.contains(name)
      ? "write '\(name)' alone: its runs end for all values of 'per'" : nil
  }

  /// What can be cancelled: what stands after a `when`.
  private static func howToCancel(_ name: String, _ written: [String]) -> Hint {
    let names = written.prefix(8).joined(separator: ", ")
    // How other steps end their own run.
    if ["true", "self", "this"].contains(name) {
      return "what ends this run is '- stop: true'; others are ended by their name: \(names)"
    }
    return ["all", "*"].contains(name) && written.count <= 8
      ? "write '[\(names)]'"
      : "what stands after a 'when:' can be cancelled: \(names)\(written.count > 8 ? ", ..." : "")"
  }
}
