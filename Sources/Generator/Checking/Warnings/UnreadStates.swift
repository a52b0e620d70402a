import Diagnostics
import Spec

/// A state that nothing reads: the view does not see it, so it makes no difference.
func unreadStates(of spec: ScreenSpec, _ uses: Uses) -> [Diagnostic] {
  spec.state.compactMap { state in
    let name = state.name
    guard !uses.read.contains(name.text), !uses.triggers.contains(name.text),
      !uses.mayMean(name.text)
    else { return nil }
    return .warning(
      .unreadState, "nothing reads the state '\(name.text)'", at: name.span,
      hint: "use it in an expression, make it an output for the view to see, or remove it")
  }
}
