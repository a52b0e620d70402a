import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenFormatting
import MVVMGenMustache
import MVVMGenPipeline
import MVVMGenReading
import MVVMGenRendering

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is fuzzed: `FUZZ_TARGET` names it.
private enum Target: String {
  case reader, expressions, mustache, pipeline, formatting
}

private let target = getenv("FUZZ_TARGET").flatMap { Target(rawValue: String(cString: $0)) }

/// libFuzzer calls this with one input after another. A trap is what it looks for, so what must
/// hold is said by preconditions.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  switch target {
  case .reader: fuzzReader(bytes)
  case .expressions: fuzzExpressions(bytes)
  case .mustache: fuzzMustache(bytes)
  case .pipeline: fuzzPipeline(bytes)
  case .formatting: fuzzFormatting(bytes)
  case nil: preconditionFailure("FUZZ_TARGET names no target")
  }
  return 0
}

// MARK: What must hold

private func check(_ span: SourceSpan, in file: SourceFile) {
  precondition(Int(span.end) <= file.bytes.count, "a place is outside of the file")
  precondition(span.line > 0 && span.column > 0, "a place has no line or column")
}

private func check(_ diagnostics: [Diagnostic], in files: (FileID) -> SourceFile?) {
  for diagnostic in diagnostics {
    for span in [diagnostic.span] + diagnostic.related.map(\.span) {
      guard let file = files(span.file) else { preconditionFailure("a place is in no file") }
      check(span, in: file)
    }
  }
}

private func check(_ messages: [SyntaxMessage], _ text: String) {
  for message in messages {
    let range = message.range
    precondition(
      range.lowerBound >= 0 && range.upperBound <= text.utf8.count,
      "a place is outside of the text")
  }
}

// MARK: Targets

private func fuzzReader(_ bytes: [UInt8]) {
  let file = SourceFile(name: "spec.yaml", bytes: bytes)
  var files = SourceFiles()
  let id = files.add(file)
  let result = readYAML(file, id: id)
  check(result.diagnostics) { files[$0] }
  for document in result.documents { check(document.root, in: file) }
  for comment in findComments(in: file, id: id, result.documents) { check(comment.span, in: file) }
  let reporter = TextReporter(colors: false)
  precondition(
    reporter.report(result.diagnostics, in: files).isEmpty == result.diagnostics.isEmpty,
    "a message is not told")
}

private func check(_ root: YAMLNode, in file: SourceFile) {
  var pending = [root]
  while let node = pending.popLast() {
    check(node.span, in: file)
    switch node.content {
    case .scalar(let scalar):
      let middle = scalar.text.utf8.count / 2
      check(node.span(of: middle..<scalar.text.utf8.count, in: file), in: file)
    case .sequence(let elements): pending += elements
    case .mapping(let pairs): pending += pairs.flatMap { [$0.key, $0.value] }
    case .invalid: break
    }
  }
}

private func fuzzExpressions(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  check(parseExpression(text).1, text)
  check(parseText(text).1, text)
  check(parseType(text).1, text)
  _ = parseTimeSpan(text)
}

private func fuzzMustache(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  // It can include itself.
  guard let template = try? Template(text, name: "a") else { return }
  let inner: MustacheValue = .object(["a": "inner", "d": ["z"]])
  let value: MustacheValue = .object([
    "a": "text", "b": true, "c": false, "d": ["x", "y"], "e": inner,
    "f": .lambda(MustacheLambda { $0.map { "<\($0)>" } ?? "{{a}}" }),
  ])
  _ = try? template.render(value, partials: Partials(["a": template, "text": template]))
}

private let pipeline = (try? TemplateSet()).map { Pipeline(Pipeline.Options(templates: $0)) }

/// Gives every name the same library.
private struct OneLibrary: SpecSource {
  func file(at path: String, usedBy file: SourceFile) throws(SpecSourceError) -> SourceFile {
    SourceFile(name: "lib.yaml", text: "library: Lib\nmodels:\n  Tag: { fields: { name: String } }")
  }
}

private func fuzzPipeline(_ bytes: [UInt8]) {
  guard let pipeline else { preconditionFailure("the built-in templates do not compile") }
  let result = pipeline.run(SourceFile(name: "spec.yaml", bytes: bytes), using: OneLibrary())
  check(result.diagnostics) { result.files[$0] }
  precondition(result.failure == nil, "the built-in templates can't be rendered")
  precondition(
    result.generated.isEmpty || !result.diagnostics.hasErrors, "a wrong spec gives files")
  for file in result.generated {
    precondition(
      file.name.hasSuffix(".swift") && !file.name.hasPrefix(".") && !file.name.contains("/"),
      "the name of a file leads out of its folder")
  }
}

/// What is in its usual form stays as it is.
private func fuzzFormatting(_ bytes: [UInt8]) {
  guard let once = formatSpec(SourceFile(name: "spec.yaml", bytes: bytes)).bytes else { return }
  let twice = formatSpec(SourceFile(name: "spec.yaml", bytes: once)).bytes
  precondition(twice == once, "formatting does not come to rest")
}
