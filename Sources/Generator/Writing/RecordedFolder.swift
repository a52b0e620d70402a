/// A folder of generated files that later runs keep right: they notice what somebody edited, and
/// remove what no spec stands for any more.
public struct RecordedFolder: Sendable {
  private let folder: OutputFolder
  private var record: ManifestFile
  /// Folders in which nothing of runs that were ended is left.
  private var swept: Set<String> = []
  /// The files that this run has brought already, and the specs that they are from.
  private var made: Set<String> = []
  private var sources: Set<String> = []
  private var brought: Set<String> = []
  /// All specs of this run.
  private var specs: [String] = []
  /// The specs that have a file which is refused, here or elsewhere. Files of one spec fit each other, so
  /// all of them are written or none.
  public var stopped: Set<String> = []
  /// The files that this run has written, where it was the first to write to the folder.
  public private(set) var firstWritten: [(file: String, source: String)] = []
  /// Whether nothing was written there before this run; nil until something is.
  private var wasNew: Bool?

  /// Names the folder; nothing is done yet.
  public init(_ path: String) {
    folder = OutputFolder(path)
    record = ManifestFile(of: folder)
  }

  /// Whether this run has brought nothing.
  public var isEmpty: Bool { made.isEmpty }

  // MARK: Planning

  /// What would have to be done for the folder to have these files; writes nothing.
  ///
  /// - Parameters:
  ///   - files: Files of the specs that were generated.
  ///   - isWhole: Whether all files of their specs are brought, so that others of them are stale.
  ///   - isForced: Whether files that were edited are replaced.
  ///   - isLast: Whether no more files come: only then is it known what is stale.
  public mutating func plan(
    _ files: [RecordedFile], isWhole: Bool, isForced: Bool, isLast: Bool
  ) throws(FileProblem) -> [WriteAction] {
    _ = note(files)
    try record.read()
    return actions(for: files, isWhole: isWhole, isForced: isForced, isLast: isLast)
  }

  private mutating func actions(
    for files: [RecordedFile], isWhole: Bool, isForced: Bool, isLast: Bool
  ) -> [WriteAction] {
    var actions = folder.plan(files.map(\.file)) { path, current in
      let entry = record[path]
      if let entry, Self.isOwn(current, entry) { return nil }
      if let reason = Self.reasonToKeep(current) { return reason }
      if isForced { return nil }
      return entry == nil
        ? "nothing here tells whether it was edited since mvvmgen wrote it: --force replaces it"
        : Self.edited(current, "--force replaces it")
    }
    for (file, action) in zip(files, actions) {
      if case .refuse = action.kind { stopped.insert(file.source) }
    }
    for (index, file) in files.enumerated() where stopped.contains(file.source) {
      actions[index].isHeld = actions[index].kind.isChange
    }
    guard isLast else { return actions }
    let held = ways(to: stopped)
    let sources = isWhole ? allSources() : []
    let stale = record.manifest.entries.filter { path, entry in
      guard !made.contains(path) else { return false }
      return isWhole && sources.contains(entry.source) || !folder.hasSource(entry.source)
    }
    for (path, entry) in stale.sorted(by: { $0.key < $1.key }) {
      var action = removal(of: path, entry, isForced: isForced)
      action.isHeld = action.kind.isChange && held.contains(entry.source)
      actions.append(action)
    }
    return actions
  }

  /// Notes a spec of which all files are brought, if it has any here.
  public mutating func note(spec: String) { specs.append(spec) }

  /// The ways to the specs of this run, those included that have no file here any more.
  private func allSources() -> Set<String> {
    // Nearly all of them have files.
    let others = specs.filter { !brought.contains($0) }
    guard !record.manifest.entries.isEmpty else { return sources }
    return sources.union(ways(to: others))
  }

  private func ways(to specs: some Collection<String>) -> Set<String> {
    guard !specs.isEmpty else { return [] }
    var ways = RelativePaths(from: folder.path)
    return Set(specs.map { ways.path(to: $0) })
  }

  /// Notes what a run brings; the way from the folder to the spec of each file.
  private mutating func note(_ files: [RecordedFile]) -> [String: String] {
    let paths = paths(ofSourcesOf: files)
    sources.formUnion(paths.values)
    brought.formUnion(paths.keys)
    made.formUnion(files.map { $0.file.path })
    return paths
  }

  /// The way from the folder to each spec, found once for all files of it.
  private func paths(ofSourcesOf files: [RecordedFile]) -> [String: String] {
    var paths: [String: String] = [:]
    var ways = RelativePaths(from: folder.path)
    for file in files where paths[file.source] == nil {
      paths[file.source] = ways.path(to: file.source)
    }
    return paths
  }

  private func removal(of path: String, _ entry: Manifest.Entry, isForced: Bool) -> WriteAction {
    let file = OutputFile(path: path, bytes: [])
    var kind = folder.kind(for: file) { _, current in
      if Self.isOwn(current, entry) { return nil }
      if let reason = Self.reasonToKeep(current) { return reason }
      return isForced
        ? nil : "nothing generates it any more, but " + Self.edited(current, "--force removes it")
    }
    if kind == .update || kind == .keep || kind == .create { kind = .remove }
    return WriteAction(kind, file)
  }

  private static func reasonToKeep(_ current: [UInt8]) -> String? {
    current.starts(with: OverwriteRule.header.utf8) ? nil : OverwriteRule.foreignFile
  }

  private static func isOwn(_ current: [UInt8], _ entry: Manifest.Entry) -> Bool {
    entry.hashes.contains(ContentHash(of: current))
  }

  private static func edited(_ current: [UInt8], _ way: String) -> String {
    let hasMergeMarks = current.split(separator: UInt8(ascii: "\n"))
      .contains { $0.starts(with: "<<<<<<< ".utf8) }
    return hasMergeMarks
      ? "git could not merge it, and left its marks: \(way)"
      : "it was edited since mvvmgen wrote it: move what was added to a file of its own; \(way)"
  }

  // MARK: Writing

  /// Plans in the same way, and does what was planned. Nobody else writes to the folder meanwhile.
  public mutating func update(
    _ files: [RecordedFile], isWhole: Bool, isForced: Bool, isLast: Bool
  ) throws(FileProblem) -> [WriteOutcome] {
    // Nothing was ever written there, and nothing is.
    let isThere = record.isThere
    guard !files.isEmpty || isThere else { return [] }
    let isNew = wasNew ?? !isThere
    wasNew = isNew
    let lock = try FolderLock(folder.path)
    defer { lock.release() }
    try record.read()
    let paths = note(files)
    let actions = actions(for: files, isWhole: isWhole, isForced: isForced, isLast: isLast)
    sweep(around: actions)
    // What is to be removed stands behind what was brought.
    let sources =
      files.map { paths[$0.source] } + Array(repeating: nil, count: actions.count - files.count)
    let before = actions.map { record[$0.file.path] }
    let hashes = actions.map { ContentHash(of: $0.file.bytes) }
    // A run that is ended half way leaves files of before and of after: the next one has to know
    // both as its own.
    for (index, action) in actions.enumerated()
    where !action.isHeld && (action.kind == .create || action.kind == .update) {
      guard let source = sources[index] else { continue }
      record.add(hashes[index], of: action.file.path, from: source)
    }
    try record.save()
    let outcomes = folder.apply(actions)
    for (index, (action, outcome)) in zip(actions, outcomes).enumerated() {
      let path = action.file.path
      switch outcome.result {
      case .removed: record[path] = nil
      case .written, .upToDate:
        if isNew, index < files.count { firstWritten.append((path, files[index].source)) }
        record[path] = sources[index].map { Manifest.Entry(source: $0, hashes: [hashes[index]]) }
      case .failed, .held: record[path] = before[index]
      }
    }
    if isLast { try record.finish() }
    return outcomes
  }

  /// Removes what runs that were ended have left where files are written.
  private mutating func sweep(around actions: [WriteAction]) {
    for action in actions {
      let file = action.file.path
      let part = file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file[...$0]) } ?? ""
      if swept.insert(part).inserted { folder.removeTemporaries(in: part) }
    }
  }
}
