import Checking
import Diagnostics
import Reading
import Spec

/// All that is wrong with a spec, a line each: `line:column MVG… title | hint`.
func messages(of text: String) -> [String] {
  let file = SourceFile(name: "a.yaml", text: text)
  let id = FileID(rawValue: 0)
  let reading = readYAML(file, id: id)
  let (specs, mistakes, broken) = decodeSpecs(reading.documents, of: id)
  var diagnostics = reading.diagnostics + mistakes
  for spec in specs {
    diagnostics += broken.independent(of: check(spec, in: file).diagnostics, in: file)
  }
  return diagnostics.inSourceOrder().map { diagnostic in
    let span = diagnostic.span
    let hint = diagnostic.hint.map { " | \($0)" } ?? ""
    return "\(span.line):\(span.column) \(diagnostic.id) \(diagnostic.title)\(hint)"
  }
}
