import MVVMGenDiagnostics
import MVVMGenReading
import MVVMGenSpec

/// What a configuration says, and what is wrong with it.
public func readConfiguration(
  _ file: SourceFile
) -> (configuration: Configuration, diagnostics: [Diagnostic], files: SourceFiles) {
  var files = SourceFiles()
  let id = files.add(file)
  let reading = readYAML(file, id: id)
  let (configuration, mistakes) = decodeConfiguration(reading.documents)
  return (configuration, (reading.diagnostics + mistakes).inSourceOrder(), files)
}
