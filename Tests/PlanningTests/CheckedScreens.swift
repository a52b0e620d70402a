import Checking
import Diagnostics
import Reading
import Spec
import Testing

/// The screen of a spec that has to be right.
func screen(_ text: String) throws -> CheckedScreen {
  let file = SourceFile(name: "a.yaml", text: text)
  let id = FileID(rawValue: 0)
  let reading = readYAML(file, id: id)
  let (specs, mistakes, _) = decodeSpecs(reading.documents, of: id)
  var diagnostics = reading.diagnostics + mistakes
  var screens: [CheckedScreen] = []
  for spec in specs {
    let (screen, more) = check(spec, in: file, libraries: screens.filter(\.isLibrary))
    diagnostics += more
    if let screen { screens.append(screen) }
  }
  let problems = diagnostics.filter { $0.severity == .error }
  #expect(problems.isEmpty, "\(problems.map(\.title))")
  return try #require(screens.last)
}
