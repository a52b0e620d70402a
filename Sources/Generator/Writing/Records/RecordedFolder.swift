import MVVMGenPaths

/// A folder of generated files that later runs keep right: they notice what somebody edited, and
/// remove what no spec stands for any more.
public struct RecordedFolder: Sendable {
  private let folder: OutputFolder
  private var record: ManifestFile
  /// Folders in which nothing of runs that were ended is left.
  private var swept: Set<String> = []
  /// The files that this run has brought already.
  private var made: Set<String> = []
  /// The ways from the folder to the specs of this run, and the specs by those.
  private var ways: [String: String] = [:]
  private var specs: [String: String] = [:]
  /// Whether the files of specs that are gone were looked at.
  private var knowsGone = false
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

  /// Whether anything was ever written there.
  public var isThere: Bool { record.isThere }

  // MARK: Planning

  /// What would have to be done for the folder to have these files; writes nothing.
  ///
  /// - Parameters:
  ///   - files: Files of the specs that were generated.
  ///   - specs: Those specs, also where they have no file here any more.
  ///   - isWhole: Whether all files of the specs are brought, so that others of them are stale.
  ///   - isForced: Whether files that were edited are replaced.
  ///   - isLast: Whether no more files come: only then is it known what is stale.
  public mutating func plan(
    _ files: [RecordedFile], of specs: [String], isWhole: Bool, isForced: Bool, isLast: Bool
  ) throws(FileProblem) -> [WriteAction] {
    try record.read()
    note(specs)
    made.formUnion(files.map { $0.file.path })
    var actions = folder.plan(files.map { $0.file }) { path, current in
      let entry = record[path]
      if let reason = Self.reasonToKeep(current, isRecorded: entry != nil) { return reason }
      if isForced { return nil }
      if let entry, Self.isOwn(current, entry) {
        return isOfOther(entry, files.first { $0.file.path == path })
          ? "it is made from \(entry.source): give one of the two another name; --force replaces it"
          : nil
      }
      return entry == nil
        ? "\(Manifest.name) does not name it, so it may have been edited: --force replaces it"
        : Self.edited(current, "--force replaces it")
    }
    for (index, file) in files.enumerated() {
      actions[index].spec = file.source
      if actions[index].kind == .keep, !isForced, let entry = record[file.file.path] {
        actions[index].isOfOther = isOfOther(entry, file)
      }
    }
    var sources = isWhole ? specs.compactMap { ways[$0] } : []
    if isLast {
      sources = record.files.keys.filter { source in
        self.specs[source] == nil ? !folder.hasSource(source) : isWhole
      }
    }
    if !isLast, !knowsGone {
      // An edit of their files concerns the new specs from the first on: one may be the old one.
      sources += record.files.keys.filter { self.specs[$0] == nil && !folder.hasSource($0) }
    }
    knowsGone = true
    var stale = removals(of: sources, isForced: isForced)
    if !isLast {
      // What is stale may still come from another spec; that somebody edited it concerns its own
      // spec now.
      stale.removeAll { $0.kind == .remove }
      made.formUnion(stale.map { $0.file.path })
    }
    return actions + stale
  }

  /// Whether a file belongs to another spec, which is still there, and may just be wrong now.
  private func isOfOther(_ entry: Manifest.Entry, _ file: RecordedFile?) -> Bool {
    guard let file, entry.source != ways[file.source] else { return false }
    return specs[entry.source] == nil && folder.hasSource(entry.source)
  }

  /// Whether there are files that were made from what stood at a path, or in the folder there.
  public func hasFiles(from path: String) -> Bool {
    var (record, paths) = (self.record, RelativePaths(from: folder.path))
    guard (try? record.read()) != nil else { return false }
    let way = paths.path(to: path)
    return record.files.keys.contains { $0 == way || $0.hasPrefix("\(way)/") }
  }

  /// Notes specs of which all files are brought.
  private mutating func note(_ specs: [String]) {
    var paths = RelativePaths(from: folder.path)
    for spec in specs where ways[spec] == nil {
      let way = paths.path(to: spec)
      ways[spec] = way
      self.specs[way] = spec
    }
  }

  /// What is to be done about the files of these specs that this run has not brought.
  private func removals(of sources: [String], isForced: Bool) -> [WriteAction] {
    sources.flatMap { record.files[$0] ?? [] }.filter { !made.contains($0) }.sorted()
      .compactMap { path in record[path].map { removal(of: path, $0, isForced: isForced) } }
  }

  private func removal(of path: String, _ entry: Manifest.Entry, isForced: Bool) -> WriteAction {
    let file = OutputFile(path: path, bytes: [])
    var kind = folder.kind(for: file) { _, current in
      if Self.isOwn(current, entry) { return nil }
      if let reason = Self.reasonToKeep(current, isRecorded: true) { return reason }
      return isForced
        ? nil : "nothing generates it any more, but " + Self.edited(current, "--force removes it")
    }
    if kind == .update || kind == .keep || kind == .create { kind = .remove }
    var action = WriteAction(kind, file, spec: specs[entry.source])
    if action.spec == nil, !folder.hasSource(entry.source) {
      // The same from all folders that have files of it.
      var paths = RelativePaths(from: ".")
      action.spec = paths.path(to: folder.path(of: entry.source))
      action.isOfGone = true
    }
    return action
  }

  private static func reasonToKeep(_ current: [UInt8], isRecorded: Bool) -> String? {
    if current.starts(with: OverwriteRule.header.utf8) { return nil }
    return isRecorded ? OverwriteRule.lostHeader : OverwriteRule.foreignFile
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

  /// Does what was planned; where that can't be done the action comes back as one that is refused.
  /// Nobody else writes to the folder from the planning on.
  public mutating func apply(_ actions: [WriteAction]) throws(FileProblem) -> [WriteAction] {
    let isNew = wasNew ?? !record.isThere
    wasNew = isNew
    sweep(around: actions)
    let before = actions.map { record[$0.file.path] }
    let hashes = actions.map { ContentHash(of: $0.file.bytes) }
    // A run that is ended half way leaves files of before and of after: the next one has to know
    // both as its own.
    for (index, action) in actions.enumerated()
    where !action.isHeld && (action.kind == .create || action.kind == .update) {
      guard let way = way(to: action.spec) else { continue }
      record.add(hashes[index], of: action.file.path, from: way)
    }
    try record.save()
    let done = folder.apply(actions)
    for (index, action) in done.enumerated() {
      let path = action.file.path
      switch action.kind {
      case .remove where !action.isHeld: record[path] = nil
      case .create where !action.isHeld, .update where !action.isHeld,
        .keep where !action.isOfOther:
        if isNew, let spec = action.spec { firstWritten.append((path, spec)) }
        record[path] = way(to: action.spec).map {
          Manifest.Entry(source: $0, hashes: [hashes[index]])
        }
      case .create, .update, .keep, .remove, .refuse: record[path] = before[index]
      }
    }
    return done
  }

  /// Puts the record in order, once all is done.
  public mutating func finish() throws(FileProblem) { try record.finish() }

  private func way(to spec: String?) -> String? { spec.flatMap { ways[$0] } }

  /// Removes what runs that were ended have left where files are written, and beside the record.
  private mutating func sweep(around actions: [WriteAction]) {
    if swept.isEmpty, !actions.isEmpty { sweep("") }
    for action in actions { sweep(splitPath(action.file.path).folder) }
  }

  private mutating func sweep(_ part: String) {
    if swept.insert(part).inserted { folder.removeTemporaries(in: part) }
  }
}
