import Diagnostics
import Expressions
import Reading
import Spec

/// Proves a spec valid, or says all that is wrong with it.
public func check(
  _ spec: ScreenSpec, in file: SourceFile, libraries: [CheckedScreen] = []
) -> (screen: CheckedScreen?, diagnostics: [Diagnostic]) {
  var checker = ScreenChecker(spec, in: file, libraries: libraries)
  let screen = checker.check()
  let diagnostics = checker.diagnostics.inSourceOrder()
  return (diagnostics.hasErrors ? nil : screen, diagnostics)
}
