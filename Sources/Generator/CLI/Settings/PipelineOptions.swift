import MVVMGenPipeline
import MVVMGenPlanning
import MVVMGenRendering
import MVVMGenSpec
import MVVMGenWriting

/// The options of the pipeline, with the templates that the user gives. The arguments win over the
/// configuration.
func pipelineOptions(
  _ options: GenerateOptions, _ configuration: Configuration
) throws(EndOfRun) -> Pipeline.Options {
  let words = options.emit.isEmpty ? configuration.emit : options.emit
  var kinds = words.compactMap { OutputKind(rawValue: $0) }
  if kinds.isEmpty { kinds = OutputKind.allCases }
  var files = FileOptions(header: configuration.header)
  files.testableImports = options.testableImports
  if options.output == nil, options.testableImports.isEmpty, let module = configuration.testedModule
  {
    files.testableImports = [module]
  }
  for (kind, name) in configuration.names {
    if let kind = OutputKind(rawValue: kind) { files.names[kind] = name }
  }
  var pipeline = Pipeline.Options(
    kinds: kinds, templates: try templates(in: options.templates ?? configuration.templates?.value),
    refusesSwift: options.refusesSwift, isStrict: options.isStrict || configuration.isStrict,
    testLibrary: (options.testLibrary ?? configuration.testLibrary)
      .flatMap { TestLibrary(rawValue: $0) } ?? .swiftTesting,
    files: files, access: options.access ?? configuration.access)
  pipeline.libraryModules = libraryModules(options, configuration)
  return pipeline
}

/// The built-in templates, some of them replaced by those of a folder.
func templates(in folder: String?) throws(EndOfRun) -> TemplateSet {
  var sources: [(name: String, source: String)] = []
  if let folder {
    sources = try orEnd(templateSources(in: folder))
  }
  do throws(RenderingError) {
    return try TemplateSet(
      replacing: sources, in: folder.map { OutputFolder($0).path(of: "") } ?? "")
  } catch {
    throw .template(error)
  }
}

private func templateSources(
  in folder: String
) throws(FileProblem) -> [(name: String, source: String)] {
  guard FileKind(at: folder) == .folder else {
    throw FileProblem(path: folder, reason: "there is no such folder, where templates are to be")
  }
  let place = OutputFolder(folder)
  let sources = try templateFiles(in: folder).map { file throws(FileProblem) in
    let bytes = try readFile(place.path(of: file), limit: 1 << 20)
    return (
      name: String(file.dropLast(".mustache".count)), source: String(decoding: bytes, as: UTF8.self)
    )
  }
  guard !sources.isEmpty else {
    throw FileProblem(
      path: folder, reason: "it holds no template: mvvmgen templates DIR writes the built-in ones")
  }
  return sources
}

/// The names of the templates in a folder.
func templateFiles(in folder: String) throws(FileProblem) -> [String] {
  try names(in: folder).filter { $0.hasSuffix(".mustache") && !$0.hasPrefix(".") }
}
