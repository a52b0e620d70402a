import MVVMGenDiagnostics
import MVVMGenPipeline

/// Generates specs, and reports what is wrong with them; writes nothing.
struct SpecGenerator {
  private let settings: Settings
  private(set) var hasFailed = false
  /// Whether something was reported, so that the next run has to report it too.
  private(set) var hasTold = false
  /// What the specs declare: those of one run go to one module.
  private(set) var types: ModuleTypes
  private var teller: Teller

  init(_ settings: Settings, types: ModuleTypes = ModuleTypes()) {
    self.settings = settings
    self.types = types
    teller = Teller(settings.options.reporter)
  }

  /// The specs, and the libraries that they use, each once and in order; with what was read for
  /// each, where that is to be remembered.
  mutating func generate(
    _ paths: [String], notesInputs: Bool = false, take: (GeneratedSpec) -> Void
  ) {
    let progress = Progress(total: paths.count, isQuiet: settings.options.isQuiet)
    let pipeline = settings.pipeline
    let cache = RunCache(of: settings.arguments)
    var known = KnownFiles()
    for path in paths { _ = known.insert(path) }
    var count = 0
    // What only all specs together can tell to be wrong.
    var held: [GeneratedSpec] = []
    // The libraries that the specs of a round use, and that were not named, are the next round.
    var round = paths
    while !round.isEmpty {
      var next: [String] = []
      inParallel(round.groups(of: Self.groupSize(of: round.count))) { paths in
        paths.map { SpecCheck.check($0, pipeline, cache) }
          .map { SpecRun.generate($0, pipeline, notesInputs: notesInputs) }
      } take: { runs in
        for run in runs {
          progress.show(count)
          let spec = finished(run)
          for used in spec.uses
          where !spec.isWrong && isOfModule(of: spec, used) && known.insert(used) {
            next.append(used)
          }
          count += 1
          if types.mayHide(spec.path) { held.append(spec) } else { take(spec) }
        }
      }
      round = next
    }
    progress.finish()
    let wrong = hidingSpecs(FileSource(cache: cache))
    for var spec in held {
      spec.isWrong = spec.isWrong || wrong.contains(spec.path)
      take(spec)
    }
  }

  /// How many specs are checked before the first of them is generated. The code that checks and the
  /// code that generates don't fit into the cache of a core together; a group has to read each
  /// once.
  private static func groupSize(of count: Int) -> Int {
    min(8, max(1, count / (4 * coreCount())))
  }

  /// Whether what a spec uses is generated with it: what belongs to another module is imported.
  private func isOfModule(of spec: GeneratedSpec, _ used: String) -> Bool {
    settings.libraryModules.module(of: used) == settings.libraryModules.module(of: spec.path)
  }

  /// Reports and returns the specs with a type that others mistake for another.
  private mutating func hidingSpecs(_ source: FileSource) -> Set<String> {
    var wrong: Set<String> = []
    for result in types.hiddenNames(
      settings.pipeline, using: source, read: { try? FileSource.read($0) })
    {
      hasTold = true
      if teller.tell(result) { hasFailed = true }
      if let file = result.diagnostics.first.flatMap({ result.files[$0.span.file] }) {
        wrong.insert(file.name)
      }
    }
    return wrong
  }

  /// The part that takes one spec after the other: what it declares beside the others, and what is
  /// reported.
  private mutating func finished(_ run: SpecRun) -> GeneratedSpec {
    switch run.outcome {
    case .unreadable(let problem):
      fail(problem.text)
      return GeneratedSpec(path: run.path, uses: [run.path], isWrong: true)
    case .done(var result, let file):
      types.add(&result, of: file)
      if !result.diagnostics.isEmpty { hasTold = true }
      if teller.tell(result) { hasFailed = true }
      if let failure = result.failure { fail("mvvmgen: error: \(failure)") }
      return GeneratedSpec(
        path: run.path, files: result.generated, uses: [run.path] + run.used,
        users: run.users, inputs: run.inputs, originals: types.originals[file.name] ?? [],
        isWrong: result.diagnostics.hasErrors || result.failure != nil)
    }
  }

  /// Ends what was reported.
  func finish() { teller.finish(isQuiet: settings.options.isQuiet) }

  /// Reports a failure that has no place in a spec.
  mutating func fail(_ message: String) {
    hasFailed = true
    teller.tell(message)
  }
}
