import Diagnostics
import Pipeline
import Planning
import Rendering

/// Generates specs, and tells what is wrong with them; writes nothing.
struct SpecGenerator {
  private let settings: Settings
  private(set) var hasFailed = false
  /// What the specs declare: those of one run go to one module.
  private(set) var types: ModuleTypes
  private var teller: Teller

  init(_ settings: Settings, types: ModuleTypes = ModuleTypes()) {
    self.settings = settings
    self.types = types
    teller = Teller(settings.options.reporter)
  }

  /// The specs, and the libraries that they use, each once.
  mutating func generate(_ paths: [String]) -> [GeneratedSpec] {
    let progress = Progress(total: paths.count, isQuiet: settings.options.isQuiet)
    var paths = paths
    var known = Set(paths)
    var specs: [GeneratedSpec] = []
    while specs.count < paths.count {
      progress.show(specs.count)
      let spec = generate(paths[specs.count])
      for used in spec.uses where !spec.isWrong && known.insert(used).inserted {
        paths.append(used)
      }
      specs.append(spec)
    }
    progress.finish()
    return specs
  }

  private mutating func generate(_ path: String) -> GeneratedSpec {
    let file: SourceFile
    do throws(SpecSourceError) {
      file = try FileSource.read(path)
    } catch {
      fail("\(path): error: \(error.reason)")
      return GeneratedSpec(path: path, uses: [path], isWrong: true)
    }
    let log = ReadLog()
    var result = settings.pipeline.run(file, using: FileSource(log: log))
    types.add(&result, of: file)
    if teller.tell(result) { hasFailed = true }
    if let failure = result.failure { fail("mvvmgen: error: \(failure)") }
    return GeneratedSpec(
      path: path, files: Array(zip(result.plans.map(\.kind), result.generated)),
      uses: [path] + log.paths,
      isWrong: result.diagnostics.hasErrors || result.failure != nil)
  }

  /// Tells what is told at the end, where messages become one document.
  func finish() { teller.finish() }

  private mutating func fail(_ message: String) {
    hasFailed = true
    teller.tell(message)
  }
}
