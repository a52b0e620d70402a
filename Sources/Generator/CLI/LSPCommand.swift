import JSON
import LanguageServer
import Pipeline
import Rendering

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `mvvmgen lsp`: a language server over standard input and output.
func serveLanguage() -> ExitStatus {
  let templates: TemplateSet
  do throws(RenderingError) {
    templates = try TemplateSet()
  } catch {
    Terminal.error("mvvmgen: error: \(error)\n")
    return .failed
  }
  var server = LanguageServer(
    pipeline: Pipeline(Pipeline.Options(kinds: [], templates: templates)), source: FileSource(),
    version: version)
  var framing = Framing()
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    if count < 0, errno == EINTR { continue }
    // An editor that is gone without a word needs no answer.
    guard count > 0 else { return .failed }
    framing.take(buffer[..<count])
    while let body = framing.next() {
      guard let message = try? JSONValue(parsing: body) else { continue }
      for answer in server.handle(message) { Terminal.out(Framing.framed(answer.compact)) }
      if let code = server.exitCode { return code == 0 ? .done : .failed }
    }
  }
}
