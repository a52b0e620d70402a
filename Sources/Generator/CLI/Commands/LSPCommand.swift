import MVVMGenDiagnostics
import MVVMGenJSON
import MVVMGenLanguageServer
import MVVMGenPipeline
import MVVMGenRendering
import MVVMGenSpec
import MVVMGenWriting

extension FileSource: WorkspaceSource {
  func specs(in folder: String) -> [String] { (try? listSpecs(in: folder)) ?? [] }

  func file(at path: String) -> SourceFile? { try? Self.read(path) }
}

/// `mvvmgen lsp`: a language server over standard input and output.
func serveLanguage() -> ExitStatus {
  let templates: TemplateSet
  do throws(EndOfRun) {
    templates = try mvvmgen.templates(in: nil)
  } catch {
    return Terminal.end(with: error)
  }
  var options = Pipeline.Options(kinds: [], templates: templates)
  // What is wrong is the same as for the command line, which also tells of a wrong configuration.
  if let configuration = try? FoundConfiguration.load(.upwards).configuration {
    options.access = configuration.access
    options.isStrict = configuration.isStrict
    options.libraryModules = libraryModules(GenerateOptions(), configuration)
  }
  var server = LanguageServer(
    pipeline: Pipeline(options), source: FileSource(), version: version)
  var framing = Framing()
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = retrying { read(STDIN_FILENO, &buffer, buffer.count) }
    // An editor that is gone without a word needs no answer.
    guard count > 0 else { return .failed }
    framing.take(buffer[..<count])
    while let body = framing.next() {
      let message = try? JSONValue(parsing: body)
      let answers = message.map { server.handle($0) } ?? [LanguageServer<FileSource>.unreadable]
      for answer in answers { Terminal.out(Framing.framed(answer.compact)) }
      if let code = server.exitCode { return code == 0 ? .done : .failed }
    }
  }
}
