import MVVMGenDiagnostics
import MVVMGenPaths

/// What is to be generated, and how.
func generateCommand(
  _ given: Arguments, _ options: GenerateOptions
) throws(UsageError) -> Command {
  if given.has("--help") { return .help }
  if given.has("--version") { return .version }
  return .generate(try generateOptions(given, options))
}

func buildCommand(_ given: Arguments, _ options: GenerateOptions) throws(UsageError) -> Command {
  let options = try generateOptions(given, options)
  guard options.paths.count == 1, options.output != nil, !options.emit.isEmpty else {
    throw given.problem("needs one spec, --output and --emit")
  }
  return .build(options)
}

private func generateOptions(
  _ given: Arguments, _ options: GenerateOptions
) throws(UsageError) -> GenerateOptions {
  var options = options
  options.paths = given.words
  options.output = given["--output"]
  options.testsOutput = given["--tests-output"]
  for name in given.values(of: "--testable") { options.testableImports.append(try module(name)) }
  for text in given.values(of: "--imports") { options.imports.append(try libraryModule(text)) }
  options.templates = given["--templates"]
  options.emit = given.values(of: "--emit").flatMap { $0.split(separator: ",").map(String.init) }
  options.access = given["--access"]
  options.testLibrary = given["--tests"]
  options.reporter = given["--reporter"].flatMap(ReporterKind.init) ?? .text
  if let last = given.options.last(where: { ["--config", "--no-config"].contains($0.name) }) {
    options.configuration = last.value.map { .at($0) } ?? .nowhere
  }
  options.baseName = given["--name"]
  options.isCheck = given.has("--check")
  options.isDiff = given.has("--diff")
  options.isDryRun = given.has("--dry-run")
  options.isWatching = given.has("--watch")
  options.endsWithInput = given.has("--ends-with-input")
  options.isQuiet = given.has("--quiet")
  options.isForced = given.has("--force")
  options.refusesSwift = given.has("--no-swift")
  options.isStrict = given.has("--strict")
  if options.endsWithInput, !options.isWatching {
    throw UsageError(message: "--ends-with-input is for --watch")
  }
  if options.isWatching, !options.writes {
    throw UsageError(message: "--watch writes, which --check, --diff and --dry-run don't")
  }
  return options
}

private func module(_ name: String) throws(UsageError) -> String {
  let isName = name.allSatisfy { $0.isInName }
  guard isName, name.first?.isNumber == false else {
    throw UsageError(message: "'\(name)' is not the name of a module")
  }
  return name
}

/// `Core=Sources/Core`
func libraryModule(_ text: String) throws(UsageError) -> LibraryFolder {
  guard let sign = text.firstIndex(of: "=") else {
    throw UsageError(message: "--imports takes a module and its folder: NAME=DIR")
  }
  return LibraryFolder(
    module: try module(String(text[..<sign])),
    path: normalized(String(text[text.index(after: sign)...])))
}
