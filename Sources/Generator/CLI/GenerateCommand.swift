import Diagnostics
import Pipeline
import Planning
import Rendering
import Writing

/// `mvvmgen SPEC-OR-FOLDER…`: generates the files of each spec, and of the libraries it uses.
struct GenerateCommand {
  private let options: GenerateOptions
  private var written: [String] = []
  private var upToDate = 0
  private var status = ExitStatus.done
  private var teller: Teller

  init(_ options: GenerateOptions) {
    self.options = options
    teller = Teller(options.reporter)
  }

  consuming func run() -> ExitStatus {
    let pipeline: Pipeline
    var paths: [String]
    do {
      paths = try specPaths(of: options.paths)
      pipeline = Pipeline(try pipelineOptions(options))
    } catch {
      Terminal.error("mvvmgen: error: \(error)\n")
      return .failed
    }
    let progress = Progress(total: paths.count, isQuiet: options.isQuiet)
    var known = Set(paths)
    var index = 0
    while index < paths.count {
      progress.show(index)
      // The libraries that a spec uses are generated too, each once.
      for used in generate(paths[index], pipeline) where known.insert(used).inserted {
        paths.append(used)
      }
      index += 1
    }
    progress.finish()
    teller.finish()
    if !options.isQuiet, !teller.ownsOutput { printSummary() }
    return status
  }

  /// Generates one spec; returns the files that it uses.
  private mutating func generate(_ path: String, _ pipeline: Pipeline) -> [String] {
    let file: SourceFile
    do throws(SpecSourceError) {
      file = try FileSource.read(path)
    } catch {
      fail("\(path): error: \(error.reason)")
      return []
    }
    let result = pipeline.run(file, using: FileSource())
    if teller.tell(result) { status = .failed }
    if let failure = result.failure { fail("mvvmgen: error: \(failure)") }
    write(result.generated, of: path)
    return result.files.ids.compactMap { result.files[$0]?.name }
  }

  private mutating func write(_ files: [GeneratedFile], of path: String) {
    guard !files.isEmpty else { return }
    let folder = OutputFolder(options.output ?? defaultOutput(named: baseName(of: path)))
    let outcomes = folder.write(
      files.map { OutputFile(path: $0.name, text: $0.text) },
      overwriting: options.isForced ? .anything : .generated)
    for outcome in outcomes {
      switch outcome.result {
      case .written: written.append(outcome.path)
      case .upToDate: upToDate += 1
      case .failed(let reason): fail("\(outcome.path): error: \(reason)")
      }
    }
  }

  private mutating func fail(_ message: String) {
    status = .failed
    teller.tell(message)
  }

  private func printSummary() {
    var text = written.map { "wrote \($0)\n" }.joined()
    if !written.isEmpty || upToDate > 0 {
      text += "\(written.count) \(written.count == 1 ? "file" : "files") written"
      text += ", \(upToDate) up to date\n"
    }
    Terminal.out(text)
  }
}
