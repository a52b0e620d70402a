import MVVMGenDiagnostics
import MVVMGenPipeline
import MVVMGenPlanning
import MVVMGenRendering
import MVVMGenSpec
import MVVMGenWriting

/// `mvvmgen build SPEC`: for build systems, which have to know the files before the spec is read.
/// Exactly the files that are asked for are written: one with nothing to say is empty. Keeping a
/// folder right over many runs is left to the build system.
func buildSpec(_ options: GenerateOptions) -> ExitStatus {
  do throws(EndOfRun) {
    let found = try FoundConfiguration.loadTelling(options.configuration)
    try found.checkPaths(options, isOfBuild: true)
    let made = Set(options.emit.compactMap { OutputKind(rawValue: $0) })
    var pipelineOptions = try pipelineOptions(options, found.configuration)
    // The configuration can leave a kind out; the build still gets its file.
    if !found.configuration.emit.isEmpty {
      pipelineOptions.kinds.removeAll { !found.configuration.emit.contains($0.rawValue) }
    }
    pipelineOptions.files.madeAnyway = made
    pipelineOptions.files.baseName = options.baseName
    pipelineOptions.files.names = [:]
    let path = options.paths[0]
    let spec = try orEnd(FileSource.read(path))
    let result = Pipeline(pipelineOptions).run(spec, using: FileSource(isOfBuild: true))
    // A build shows what all of its commands tell: warnings are for the one that makes the sources.
    let isOfTests = !options.testableImports.isEmpty && made.isSubset(of: [.mocks, .tests])
    let told = result.diagnostics.filter { $0.severity == .error || !isOfTests }
    guard !Terminal.tell(told, in: result.files) else { return .failed }
    if let failure = result.failure {
      Terminal.error(in: path, failure)
      return .failed
    }
    return write(
      result.generated.map { OutputFile(path: $0.name, bytes: $0.bytes) },
      to: options.output ?? ".")
  } catch {
    return Terminal.end(with: error)
  }
}

/// Writes the files that a build waits for.
func write(_ files: [OutputFile], to folder: String) -> ExitStatus {
  var status = ExitStatus.done
  let folder = OutputFolder(folder)
  for action in folder.write(files) {
    guard case .refuse(let reason) = action.kind else { continue }
    Terminal.error(in: folder.path(of: action.file.path), reason)
    status = .failed
  }
  return status
}
