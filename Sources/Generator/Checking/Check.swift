import MVVMGenDiagnostics
import MVVMGenSpec

/// Proves a spec valid, or says all that is wrong with it. Where that is in scenarios alone, the
/// screen is there for others.
public func check(
  _ spec: ScreenSpec, in file: SourceFile, libraries: [CheckedScreen] = [], module: String? = nil,
  sight: Sight? = nil
) -> (screen: CheckedScreen?, diagnostics: [Diagnostic]) {
  var checker = ScreenChecker(spec, in: file, libraries: libraries)
  checker.expressions.sight = sight
  let screen = checker.check()
  screen.module = module
  checker.forgetRootsOfFilled()
  let diagnostics = checker.diagnostics.inSourceOrder()
  let isWrong = diagnostics.contains { $0.severity == .error && !spec.isAboutScenarios($0) }
  return (isWrong ? nil : screen, diagnostics)
}
