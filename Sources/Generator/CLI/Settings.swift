import Pipeline
import Planning
import Spec
import Writing

/// What a run goes by: the arguments and the configuration together.
struct Settings {
  let options: GenerateOptions
  /// Specs, or folders with specs.
  let arguments: [String]
  let pipeline: Pipeline
  /// Which libraries belong to other modules.
  let libraryModules: LibraryModules
  let places: OutputPlaces
  /// Whether all kinds of files are generated that are ever wanted, so that others are stale.
  let isWhole: Bool
  /// The configuration and the templates: what changes how every spec is generated.
  let sharedFiles: [String]

  init(_ options: GenerateOptions) throws {
    let found = try FoundConfiguration(options.configuration)
    guard !Terminal.tell(found.diagnostics, in: found.files) else { throw ToldAlready() }
    let configuration = found.configuration
    self.options = options
    arguments = options.paths.isEmpty ? configuration.specs : options.paths
    guard !arguments.isEmpty else {
      let place = found.path.map { ", and \($0) has no 'specs'" } ?? ""
      throw UsageError(message: "no spec is named" + place)
    }
    for folder in libraryFolders(options, configuration)
    where FileKind(at: folder.path.isEmpty ? "." : folder.path) != .folder {
      throw FileProblem(
        path: folder.path,
        reason: "there is no such folder, where the module \(folder.module) is to be")
    }
    let pipelineOptions = try pipelineOptions(options, configuration)
    pipeline = Pipeline(pipelineOptions)
    libraryModules = pipelineOptions.libraryModules
    places = OutputPlaces(options, configuration)
    isWhole = options.emit.isEmpty
    var shared = found.path.map { [$0] } ?? []
    if let templates = options.templates ?? configuration.templates {
      shared += try templateFiles(in: templates).map(OutputFolder(templates).path(of:))
    }
    sharedFiles = shared
  }
}
