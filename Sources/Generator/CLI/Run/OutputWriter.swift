import MVVMGenRendering
import MVVMGenWriting

/// Writes generated files to the disk, or only finds out how the disk differs from them. It does so
/// while other specs are being generated, so that not all of their files have to be kept.
struct OutputWriter {
  /// How many specs are written at once.
  private static let specsAtOnce = 128

  private struct Folder {
    let folder: OutputFolder
    var recorded: RecordedFolder
    var waiting: [RecordedFile] = []
    var planned: [WriteAction] = []
  }

  private struct Placed {
    let folder: Int
    let file: OutputFile
    let path: String
    /// The path in small letters.
    let name: String
  }

  private let settings: Settings
  private(set) var report: WriteReport
  /// How many files there are.
  private(set) var fileCount = 0
  private var folders: [Folder] = []
  private var placesOfFolders: [String: Int] = [:]
  /// The spec of each file, written or not.
  private(set) var makers: [String: String] = [:]
  /// The specs of which nothing is written, as one of their files is refused.
  private var stopped: Set<String> = []
  /// Whether one of those is gone: then new ones, of which one may be the old one, are not written.
  private var waitsForGone = false
  /// The specs whose name another one has too.
  private var dropped: Set<String> = []
  /// The files, by their paths in small letters: file systems of macOS and Windows have one file
  /// for those that differ in case alone.
  private var places: [String: String] = [:]
  private var waitingSpecs: [String] = []

  init(_ settings: Settings) {
    self.settings = settings
    report = WriteReport(settings)
    // Files of specs that are gone are removed also where no other spec has any.
    for folder in settings.places.folders { _ = index(of: folder) }
  }

  /// The folders that files belong to.
  var paths: [String] { folders.filter { !$0.recorded.isEmpty }.map { $0.folder.path } }

  /// Takes the files of a spec, if it is right; those of the others stay as they are.
  mutating func take(_ spec: GeneratedSpec) {
    for other in spec.originals { drop(other) }
    guard !spec.isWrong, !dropped.contains(spec.path), let files = placed(spec.files, of: spec.path)
    else { return }
    for file in files {
      places[file.name] = file.path
      makers[file.path] = spec.path
      fileCount += 1
      folders[file.folder].waiting.append(RecordedFile(file.file, from: spec.path))
    }
    waitingSpecs.append(spec.path)
    // Without writing, files are shown after all messages.
    if settings.options.writes, waitingSpecs.count >= Self.specsAtOnce { bring(isLast: false) }
  }

  /// Leaves the files of a spec as they are after all, where another one has its name: nobody knows
  /// which of the two is the copy. What is written already stays.
  private mutating func drop(_ spec: String) {
    dropped.insert(spec)
    waitingSpecs.removeAll { $0 == spec }
    for index in folders.indices {
      let count = folders[index].waiting.count
      folders[index].waiting.removeAll { $0.source == spec }
      report.holdBack(count - folders[index].waiting.count)
    }
  }

  /// Where the files of a spec go; nil where one of them is in the way of another, which is
  /// reported.
  private mutating func placed(_ files: [GeneratedFile], of spec: String) -> [Placed]? {
    var placed: [Placed] = []
    for file in files {
      let place = settings.places.place(of: file.name, file.kind, from: spec)
      let folder = index(of: place.folder)
      let path = folders[folder].folder.path(of: place.file)
      let name = path.lowercased()
      if let other = places[name] {
        let makes = "\(makers[other] ?? spec) makes \(other)"
        let same = other == path ? " already" : ", which differs from \(path) in case alone"
        report.refuse(spec, "\(makes)\(same): give one of them another name")
        return nil
      }
      guard !placed.contains(where: { $0.name == name }) else {
        report.refuse(
          spec, "two kinds of its files would be \(path): give one another name under 'names'")
        return nil
      }
      let output = OutputFile(path: place.file, bytes: file.bytes)
      placed.append(Placed(folder: folder, file: output, path: path, name: name))
    }
    return placed
  }

  /// Writes what is left, and says what was done.
  mutating func finish() {
    bring(isLast: true)
    report.finish(firstWritten: folders.flatMap { $0.recorded.firstWritten })
  }

  private mutating func index(of folder: String) -> Int {
    if let index = placesOfFolders[folder] { return index }
    let output = OutputFolder(folder)
    let resolved = resolvedPath(output.path)
    // Links may lead to one folder by several names.
    let index =
      folders.firstIndex { resolvedPath($0.folder.path) == resolved } ?? folders.count
    if index == folders.count {
      folders.append(Folder(folder: output, recorded: RecordedFolder(folder)))
    }
    placesOfFolders[folder] = index
    return index
  }

  /// Writes what waits, or only finds out what would be written.
  private mutating func bring(isLast: Bool) {
    var locks = FolderLocks()
    let open = openFolders(&locks)
    locks.take()
    defer { locks.release() }
    let planned = open.filter { plan($0, isLast: isLast) }
    for index in planned { noteRefusals(of: folders[index].planned) }
    if waitsForGone { stopNew() }
    for index in planned { apply(index, isLast: isLast) }
    waitingSpecs = []
    for index in folders.indices { (folders[index].waiting, folders[index].planned) = ([], []) }
  }

  /// The folders with something to do, to be locked. One where nothing was or is written needs no
  /// work.
  private mutating func openFolders(_ locks: inout FolderLocks) -> [Int] {
    var open: [Int] = []
    for index in folders.indices
    where !folders[index].waiting.isEmpty || folders[index].recorded.isThere {
      do throws(FileProblem) {
        if settings.options.writes { try locks.add(folders[index].folder.path) }
        open.append(index)
      } catch {
        fail(index, error)
      }
    }
    return open
  }

  /// Finds out what there is to do in a folder; whether it can be.
  private mutating func plan(_ index: Int, isLast: Bool) -> Bool {
    let options = settings.options
    do throws(FileProblem) {
      let actions = try folders[index].recorded.plan(
        folders[index].waiting, of: waitingSpecs, isWhole: settings.isWhole,
        isForced: options.isForced, isLast: isLast)
      if options.writes, actions.contains(where: { $0.kind.isChange }) {
        try folders[index].folder.checkWritable()
      }
      folders[index].planned = actions
      return true
    } catch {
      fail(index, error)
      return false
    }
  }

  /// Files of one spec fit each other: all of them are written, or none.
  private mutating func noteRefusals(of actions: [WriteAction]) {
    for action in actions {
      guard case .refuse = action.kind, let spec = action.spec else { continue }
      stopped.insert(spec)
      if action.isOfGone { waitsForGone = true }
    }
  }

  /// Nobody knows which of the new specs is the old one under another name, and the files of both
  /// may declare the same.
  private mutating func stopNew() {
    let new = waitingSpecs.filter { spec in
      !folders.contains { $0.recorded.hasFiles(from: spec) } && !stopped.contains(spec)
    }
    stopped.formUnion(new)
    report.noteNew(new)
  }

  /// Does what is planned in a folder, but for the specs that are stopped.
  private mutating func apply(_ index: Int, isLast: Bool) {
    var actions = folders[index].planned
    for place in actions.indices {
      let isStopped = actions[place].spec.map(stopped.contains) ?? false
      actions[place].isHeld = isStopped && actions[place].kind.isChange
    }
    do throws(FileProblem) {
      if settings.options.writes {
        actions = try folders[index].recorded.apply(actions)
      }
      for action in actions { note(action, index) }
    } catch {
      return fail(index, error)
    }
    guard settings.options.writes, isLast else { return }
    do throws(FileProblem) {
      try folders[index].recorded.finish()
    } catch {
      // The files are there.
      report.refuse(error.path, error.reason)
    }
  }

  /// A folder that can't be read or written stops all that has files there.
  private mutating func fail(_ folder: Int, _ problem: FileProblem) {
    stopped.formUnion(folders[folder].waiting.map { $0.source })
    report.refuse(problem.path, problem.reason, heldBack: folders[folder].waiting.count)
  }

  private mutating func note(_ action: WriteAction, _ folder: Int) {
    let path = folders[folder].folder.path(of: action.file.path)
    // Also of a file that its spec does not make any more.
    if case .refuse = action.kind { makers[path] = action.spec }
    report.note(action, at: path)
  }
}
