import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading
import MVVMGenSpec

/// A spec in its usual form: its keys in the order of the reference, two spaces for each level, one
/// between what stands in a line, around operators too, and comments that end neighbouring lines
/// under each other.
///
/// What the spec means never changes, and no comment is lost: a pass that would do either on an
/// unusual file is left out. Nothing where the file can't be read, and the messages say why, or
/// where it is YAML of others.
public func formatSpec(_ file: SourceFile) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
  let reading = readYAML(file, id: Text.id)
  guard !reading.diagnostics.hasErrors else { return (nil, reading.diagnostics) }
  let roots = reading.documents.map { $0.root }
  guard roots.allSatisfy({ $0.isNull }) || roots.contains(where: Form.isOfSpec) else {
    return (nil, [])
  }
  var text = Text(file.bytes, documents: reading.documents)
  func apply(_ pass: (Text) -> [UInt8], isOfExpressions: Bool = false) {
    guard let next = Text(pass(text)),
      next.meansTheSame(as: text, isOfExpressions: isOfExpressions)
    else { return }
    text = next
  }
  let carriageReturn = UInt8(ascii: "\r")
  if text.bytes.contains(carriageReturn) { apply(withUsualBreaks) }
  // The other passes know no other ends of lines.
  guard !text.bytes.contains(carriageReturn) else { return (text.bytes, []) }
  for pass in [tidied, indented, ordered, spaced] { apply(pass) }
  apply(respaced, isOfExpressions: true)
  apply(aligned)
  return (text.bytes, [])
}
