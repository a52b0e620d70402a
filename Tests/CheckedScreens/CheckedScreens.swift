import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenReading
import MVVMGenSpec

/// The last screen or library of a spec that has to be right.
public func screen(_ text: String) throws -> CheckedScreen {
  let file = SourceFile(name: "a.yaml", text: text)
  let reading = readYAML(file, id: .main)
  let (specs, mistakes, _) = decodeSpecs(reading.documents, of: .main)
  var diagnostics = reading.diagnostics + mistakes
  var screens: [CheckedScreen] = []
  for spec in specs {
    let (screen, more) = check(spec, in: file, libraries: screens.filter(\.isLibrary))
    diagnostics += more
    if let screen { screens.append(screen) }
  }
  guard !diagnostics.hasErrors, let screen = screens.last else {
    throw WrongSpec(titles: diagnostics.filter { $0.severity == .error }.map(\.title))
  }
  return screen
}

/// What is wrong with a spec that has to be right.
struct WrongSpec: Error {
  let titles: [String]
}
