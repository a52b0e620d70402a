import MVVMGenDiagnostics
import MVVMGenPipeline
import MVVMGenRendering

/// The errors of a spec, each with all its places, as lines and columns.
func placedErrors(of text: String) throws -> [(places: String, error: Diagnostic)] {
  let options = Pipeline.Options(templates: try TemplateSet())
  let result = Pipeline(options).check(
    SourceFile(name: "a.yaml", text: text), using: MemorySource()
  ).result
  return result.diagnostics.filter { $0.severity == .error }.map { error in
    let places = [error.span] + error.related.map(\.span)
    return (places.map { "\($0.line):\($0.column)" }.joined(separator: " "), error)
  }
}

/// The same in words: the places of each error, what it says, and its hint.
func placedHints(_ text: String) throws -> [String] {
  try placedErrors(of: text).map { places, error in
    "\(places) \(error.title) | \(error.hint?.text ?? "")"
  }
}
