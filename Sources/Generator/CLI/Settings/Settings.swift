import MVVMGenPaths
import MVVMGenPipeline
import MVVMGenSpec
import MVVMGenWriting

/// What a run depends on: the arguments and the configuration together.
struct Settings {
  let options: GenerateOptions
  /// Specs, or folders with specs.
  let arguments: [String]
  let pipeline: Pipeline
  /// Which libraries belong to other modules.
  let libraryModules: LibraryModules
  let places: OutputPlaces
  /// The folder of the configuration that names the places; nil where the arguments do, or nothing.
  let configured: String?
  /// Whether all kinds of files are generated that are wanted, so that others are stale.
  let isWhole: Bool
  /// The configuration and the templates: what changes how every spec is generated.
  let sharedFiles: [String]

  init(_ options: GenerateOptions) throws(EndOfRun) {
    let found = try FoundConfiguration.loadTelling(options.configuration)
    let configuration = found.configuration
    self.options = options
    arguments = options.paths.isEmpty ? try found.namedSpecs : options.paths
    places = OutputPlaces(options, configuration)
    try found.checkPaths(options, isGone: places.hasFiles)
    for folder in options.imports where FileKind(at: orHere(folder.path)) != .folder {
      throw .file(
        FileProblem(
          path: folder.path,
          reason: "there is no such folder, where the module \(folder.module) is to be"))
    }
    let pipelineOptions = try pipelineOptions(options, configuration)
    pipeline = Pipeline(pipelineOptions)
    libraryModules = pipelineOptions.libraryModules
    configured =
      options.output == nil && options.testsOutput == nil ? found.path.map { folder(of: $0) } : nil
    isWhole = options.emit.isEmpty
    var shared = found.path.map { [$0] } ?? []
    if let templates = options.templates ?? configuration.templates?.value {
      let files = try orEnd(templateFiles(in: templates))
      shared += files.map(OutputFolder(templates).path(of:))
    }
    sharedFiles = shared
  }
}
