import MVVMGenPaths
import MVVMGenPipeline
import MVVMGenWriting

/// `--watch`: generates again what a change concerns, until somebody ends it.
struct WatchCommand {
  private var settings: Settings
  private let watcher: FileWatcher
  /// The specs, by their paths.
  private var specs: [String: GeneratedSpec] = [:]
  /// The state of the files when they were read.
  private var stamps: [String: FileStamp?] = [:]
  /// The files that are made, also those that could not be written.
  private var outputs: [String: Output] = [:]
  /// The folders with a list of such files.
  private var listed: [String] = []
  /// The configuration that a run would find now.
  private var configuration: String?
  /// The types that the specs declare.
  private var types = ModuleTypes()
  /// The arguments that led somewhere once: where they lead nowhere now, something was deleted.
  private var found: Set<String> = []
  /// The specs that they led to the last time.
  private var named: Set<String> = []
  /// What is wrong with the arguments.
  private var problem: FileProblem?
  private var isFirst = true
  /// Whether the configuration or a template can't be read as it is now.
  private var areSettingsWrong = false
  /// Whether every spec is to be generated, changed or not.
  private var isAll = true

  private struct Output {
    var spec: String
    /// The state of the file after it was written, or touched by somebody.
    var stamp: FileStamp?
  }

  init(_ settings: Settings) throws(FileProblem) {
    self.settings = settings
    watcher = try FileWatcher()
  }

  /// What changes how every spec is generated.
  private var sharedFiles: [String] {
    settings.sharedFiles + (configuration.map { [$0] } ?? [])
  }

  /// Returns only when files can't be watched any more.
  mutating func run() -> ExitStatus {
    do throws(FileProblem) {
      while true {
        // Watched before it is read, so that no change is missed.
        let files = Set(stamps.keys).union(sharedFiles)
        try watcher.watch(folders: watchedFolders(files), files: Array(files))
        if update() { continue }
        if isFirst {
          isFirst = false
          if !settings.options.isQuiet {
            Terminal.out("watching \(specs.count == 1 ? "1 spec" : "\(specs.count) specs")\n")
          }
          // Whoever starts this tool may end without ending it: then it ends with its input.
          if settings.options.endsWithInput { _ = WorkerThread { Terminal.exitAtEndOfInput() } }
        }
        try watcher.wait()
      }
    } catch {
      return Terminal.end(with: .file(error))
    }
  }

  private func watchedFolders(_ files: Set<String>) -> [String] {
    var folders = Set((files.union(outputs.keys)).map { folder(of: $0) }).union(listed)
    // A configuration may come to stand in the current folder, or in the project above it.
    let project = projectFolder(of: "spec.yaml")
    for up in foldersUpwards() where settings.options.configuration == .upwards {
      folders.insert(up)
      if project.map({ resolvedPath(up) == $0 }) ?? true { break }
    }
    for argument in settings.arguments.map(normalized) {
      // A folder that is moved away is gone for the one that it is in.
      folders.insert(folder(of: argument))
      if FileKind(at: orHere(argument)) == .folder {
        folders.formUnion(listFolders(in: argument))
      }
    }
    return folders.sorted()
  }

  /// Generates what has changed; whether that was anything.
  private mutating func update() -> Bool {
    configuration = FoundConfiguration.place(for: settings.options.configuration)
    if sharedFiles.contains(where: hasChanged) { reload() }
    // Without its list a folder's files are nobody's: each spec that comes again notes its own.
    if listed.contains(where: { !RecordedFolder($0).isThere }) { isAll = true }
    guard let listing = listSpecs() else { return false }
    let paths = listing.paths
    // Noted first: what is gone may be back as soon as this is told.
    let gone = named.subtracting(paths).union(specs.keys.filter { FileStamp(at: $0) == nil })
    named = Set(paths)
    tell(listing.problems.first)
    let touched = takeTouchedOutputs()
    let lost = Set(touched.values.map { $0.spec })
    var changed = Set(paths.filter { isOutdated($0, lost) })
    isAll = false
    for path in gone { specs[path] = nil }
    guard !changed.isEmpty || !gone.isEmpty else { return false }
    // What was wrong beside one of these may be right now.
    changed.formUnion(types.rivals(of: changed.union(gone)).intersection(paths))
    for path in changed.union(gone) { types.remove(path) }
    generate(paths.filter(changed.contains), touched)
    return true
  }

  /// The specs that the arguments lead to now; nil where that can't be found out, which is told.
  private mutating func listSpecs() -> SpecPaths? {
    do throws(FileProblem) {
      found.formUnion(settings.arguments.filter { FileKind(at: $0) != .missing })
      return try SpecPaths(settings.arguments) { [found, places = settings.places] in
        found.contains($0) || places.hasFiles(from: $0)
      }
    } catch {
      // What comes back as it was has changed all the same: who missed it is told again what is
      // wrong there. Noted first, as it may be back as soon as this is told.
      for path in stamps.keys where path == error.path || FileStamp(at: path) == nil {
        stamps[path] = .some(nil)
      }
      tell(error)
      return nil
    }
  }

  /// The files that somebody has touched, as they are now. Who deletes a generated file wants it
  /// back, who edits one is told of it, and what was in the way of one may be gone.
  private mutating func takeTouchedOutputs() -> [String: Output] {
    var touched: [String: Output] = [:]
    for (path, output) in outputs {
      let stamp = FileStamp(at: path)
      guard stamp != output.stamp else { continue }
      touched[path] = Output(spec: output.spec, stamp: stamp)
      outputs[path] = nil
    }
    return touched
  }

  /// Whether a spec is new, or something that its files or its messages are made from has changed.
  private func isOutdated(_ path: String, _ lost: Set<String>) -> Bool {
    guard !isAll, let spec = specs[path] else { return true }
    return spec.uses.contains { hasChanged($0) || lost.contains($0) }
      || spec.users.contains(where: hasChanged)
  }

  /// Tells of a problem once, as long as it is there, and when it is gone. Specs that are read
  /// again may be wrong.
  private mutating func tell(_ new: FileProblem?) {
    guard problem != new else { return }
    if let problem { Terminal.out("\(problem.path): read again\n") }
    if let new { Terminal.error(new.text + "\n") }
    problem = new
  }

  private mutating func generate(_ paths: [String], _ touched: [String: Output]) {
    // Seen before they are read: a change in between is a change.
    var seen: [String: FileStamp?] = [:]
    let known = paths.compactMap { specs[$0] }
    for path in Set(paths).union(known.flatMap { $0.uses + $0.users }) {
      seen[path] = FileStamp(at: path)
    }
    var generator = SpecGenerator(settings, types: types)
    var writer = OutputWriter(settings)
    var results: [GeneratedSpec] = []
    generator.generate(paths) { spec in
      writer.take(spec)
      results.append(spec)
      // Only what the next change has to know.
      results[results.count - 1].files = []
    }
    generator.finish()
    types = generator.types
    for result in results {
      for path in result.uses + result.users { stamps[path] = seen[path] ?? FileStamp(at: path) }
      if specs[result.path]?.isWrong == true, !result.isWrong {
        Terminal.out("\(result.path): fixed\n")
      }
      specs[result.path] = result
    }
    writer.finish()
    listed = settings.places.folders.filter { RecordedFolder($0).isThere }
    // What a spec no longer makes was removed.
    let made = Set(results.filter { !$0.isWrong }.map { $0.path })
    outputs = outputs.filter { !made.contains($0.value.spec) && specs[$0.value.spec] != nil }
    for (path, spec) in writer.makers {
      // What was in the way may have changed since it was looked at.
      let seen = writer.report.failed.contains(path) ? touched[path] : nil
      outputs[path] = Output(spec: spec, stamp: seen.map { $0.stamp } ?? FileStamp(at: path))
    }
  }

  /// Reads the configuration and the templates anew; after that every spec is to be generated.
  private mutating func reload() {
    // The configuration may stand among them twice.
    let changed = Set(sharedFiles.filter(hasChanged)).sorted()
    for path in changed { stamps[path] = FileStamp(at: path) }
    guard !isFirst else { return }
    do throws(EndOfRun) {
      settings = try Settings(settings.options)
      isAll = true
      if areSettingsWrong { for path in changed { Terminal.out("\(path): fixed\n") } }
      areSettingsWrong = false
    } catch {
      // It goes on with the settings that it had.
      areSettingsWrong = true
      _ = Terminal.end(with: error)
    }
  }

  private func hasChanged(_ path: String) -> Bool {
    guard let stamp = stamps[path] else { return true }
    return stamp != FileStamp(at: path)
  }
}
