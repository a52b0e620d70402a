import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenReading
import MVVMGenSpec

/// All that is wrong with a spec, a line each: `line:column MVG… title | hint`.
///
/// Warnings are asked for where they are what it is about.
func messages(of text: String, warns: Bool = false) -> [String] {
  let file = SourceFile(name: "a.yaml", text: text)
  let id = FileID(rawValue: 0)
  let reading = readYAML(file, id: id)
  let (specs, mistakes, broken) = decodeSpecs(reading.documents, of: id)
  var diagnostics = reading.diagnostics + mistakes
  for (spec, broken) in zip(specs, broken) {
    let (screen, found) = check(spec, in: file)
    diagnostics += broken.independent(
      of: found, in: file, mistakesByThemselves, declaring: sectionsDeclaring)
    if warns, let screen { diagnostics += warnings(of: screen, spec, told: diagnostics) }
  }
  return diagnostics.aboutComments(in: file).aboutOtherSigns().inSourceOrder().map { diagnostic in
    let span = diagnostic.span
    let hint = diagnostic.hint.map { " | \($0)" } ?? ""
    let text = "\(span.line):\(span.column) \(diagnostic.id) \(diagnostic.title)\(hint)"
    // A line each, also where the hint has several.
    return text.split(separator: "\n").joined(separator: " / ")
  }
}
