import MVVMGenDiagnostics
import MVVMGenFormatting
import MVVMGenImporting
import MVVMGenReading
import MVVMGenWriting

/// `mvvmgen import openapi FILE`: a library from the description of an API.
func importAPI(
  _ path: String, operations: [String], output: String?, isForced: Bool
) -> ExitStatus {
  // Descriptions of whole platforms are far larger than any spec.
  let limits = ReadingLimits(bytes: 64 << 20, nodes: 5_000_000)
  do throws(FileProblem) {
    let bytes = try readFile(path, limit: limits.bytes)
    let file = SourceFile(name: path, bytes: withoutPairedEscapes(bytes))
    var files = SourceFiles()
    let reading = readYAML(file, id: files.add(file), limits: limits)
    guard !reading.diagnostics.hasErrors, let document = reading.documents.first else {
      _ = Terminal.tell(reading.diagnostics, in: files)
      return .failed
    }
    let result = importOpenAPI(document.root, operations: operations)
    for note in result.notes { Terminal.error(line(note, "note", in: file)) }
    if let problem = result.problem { Terminal.error(line(problem, "error", in: file)) }
    guard let text = result.spec else { return .failed }
    let spec = formatSpec(SourceFile(name: path, text: text)).bytes ?? Array(text.utf8)
    guard let output else {
      Terminal.out(String(decoding: spec, as: UTF8.self))
      return .done
    }
    if !isForced, FileKind(at: output) != .missing {
      guard try readFile(output, limit: limits.bytes) != spec else {
        Terminal.out("\(output) is as it would be written\n")
        return .done
      }
      // It may have been changed by hand.
      Terminal.error(in: output, "the file is there already, and is another: --force overwrites it")
      return .failed
    }
    try writeFile(spec, to: output)
    Terminal.out("wrote \(output)\n")
    return .done
  } catch {
    return Terminal.end(with: .file(error))
  }
}

private func line(_ note: ImportNote, _ kind: String, in file: SourceFile) -> String {
  "\(file.name):\(note.span.line):\(note.span.column): \(kind): \(note.text)\n"
}
