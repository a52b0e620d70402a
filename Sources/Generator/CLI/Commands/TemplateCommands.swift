import MVVMGenJSON
import MVVMGenMustache
import MVVMGenPipeline
import MVVMGenPlanning
import MVVMGenRendering
import MVVMGenTemplates
import MVVMGenWriting

/// `mvvmgen templates DIR`
func writeTemplates(to path: String) -> ExitStatus {
  let folder = OutputFolder(path)
  let actions = folder.plan(
    BuiltInTemplates.all.map { OutputFile(path: "\($0.name).mustache", text: $0.source) }
  ) { _, _ in
    // Somebody may have changed it.
    "it is there already, and differs from the built-in one: move it away to get that"
  }
  var status = ExitStatus.done
  for action in folder.apply(actions) {
    let path = folder.path(of: action.file.path)
    switch action.kind {
    case .create, .update, .remove: Terminal.out("wrote \(path)\n")
    case .keep: Terminal.out("\(path) is up to date\n")
    case .refuse(let reason):
      Terminal.error(in: path, reason)
      status = .failed
    }
  }
  return status
}

/// `mvvmgen context SPEC`
func showContext(of path: String) -> ExitStatus {
  do throws(EndOfRun) {
    let found = try FoundConfiguration.loadTelling(.upwards)
    let pipeline = Pipeline(try pipelineOptions(GenerateOptions(), found.configuration))
    let (plans, result) = pipeline.plan(try orEnd(FileSource.read(path)), using: FileSource())
    guard !Terminal.tell(result.diagnostics, in: result.files) else { return .failed }
    Terminal.out(MustacheValue.list(plans.map { MustacheContext($0).value }).json.pretty + "\n")
    return .done
  } catch {
    return Terminal.end(with: error)
  }
}
