import Pipeline
import Planning
import Rendering
import Templates
import Writing

/// The options of the pipeline, with the templates that the user gives.
func pipelineOptions(_ options: GenerateOptions) throws -> Pipeline.Options {
  var kinds = options.emit.compactMap { OutputKind(rawValue: $0) }
  if kinds.isEmpty { kinds = OutputKind.allCases }
  return Pipeline.Options(
    kinds: kinds, templates: try templates(in: options.templates),
    refusesSwift: options.refusesSwift, isStrict: options.isStrict,
    testLibrary: TestLibrary(rawValue: options.testLibrary) ?? .swiftTesting,
    testableImports: options.testableImports)
}

/// The built-in templates, some of them replaced by those of a folder.
func templates(in folder: String?) throws -> TemplateSet {
  guard let folder else { return try TemplateSet() }
  guard FileKind(at: folder) == .folder else {
    throw FileProblem(path: folder, reason: "there is no such folder")
  }
  var sources: [(name: String, source: String)] = []
  for (name, _) in BuiltInTemplates.all {
    let path = "\(folder)/\(name).mustache"
    guard FileKind(at: path) != .missing else { continue }
    sources.append((name, String(decoding: try readFile(path, limit: 1 << 20), as: UTF8.self)))
  }
  guard !sources.isEmpty else {
    throw FileProblem(
      path: folder, reason: "it holds none of the templates: mvvmgen templates DIR writes them")
  }
  return try TemplateSet(replacing: sources)
}
