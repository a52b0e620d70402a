import Diagnostics
import Spec

/// Proves a spec valid, or says all that is wrong with it.
public func check(
  _ spec: ScreenSpec, in file: SourceFile, libraries: [CheckedScreen] = [], module: String? = nil,
  sight: Sight? = nil
) -> (screen: CheckedScreen?, diagnostics: [Diagnostic]) {
  var checker = ScreenChecker(spec, in: file, libraries: libraries)
  checker.expressions.sight = sight
  let screen = checker.check()
  screen.module = module
  let diagnostics = checker.diagnostics.inSourceOrder()
  return (diagnostics.hasErrors ? nil : screen, diagnostics)
}
