import Diagnostics
import Reading

/// What is in the documents of a file, and what is wrong with their keys.
public func decodeSpecs(
  _ documents: [YAMLDocument], of file: FileID
) -> (specs: [ScreenSpec], diagnostics: [Diagnostic]) {
  var decoder = SpecDecoder()
  var specs: [ScreenSpec] = []
  for document in documents {
    if let spec = decoder.unit(document.root) { specs.append(spec) }
  }
  if documents.isEmpty {
    decoder.diagnostics.append(
      Diagnostic(
        .nothingDeclared, "the file declares nothing", at: .start(of: file),
        hint: "start it with 'screen: Name' or 'library: Name'"))
  }
  return (specs, decoder.diagnostics)
}

/// Turns nodes into specs: it knows the keys, and nothing of names, types and expressions.
struct SpecDecoder {
  var diagnostics: [Diagnostic] = []

  mutating func report(
    _ id: DiagnosticID, _ title: String, at span: SourceSpan, hint: String? = nil,
    related: [Diagnostic.Related] = []
  ) {
    diagnostics.append(Diagnostic(id, title, at: span, related: related, hint: hint))
  }
}
