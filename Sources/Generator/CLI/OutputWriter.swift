import Rendering
import Writing

/// Brings what was generated to the disk, or tells how the disk differs from it. It does so while
/// other specs are being generated, so that not all of their files have to be kept.
struct OutputWriter {
  /// How many specs are brought at once.
  private static let specsAtOnce = 128

  private struct Folder {
    let folder: OutputFolder
    var recorded: RecordedFolder
    var waiting: [RecordedFile] = []
    var planned: [WriteAction] = []
    var written: [String] = []
    var removed: [String] = []
  }

  private struct Placed {
    let folder: Int
    let file: OutputFile
    let path: String
    /// The path in small letters.
    let name: String
  }

  private let settings: Settings
  private(set) var hasFailed = false
  /// Whether something on the disk is not what would be generated.
  private(set) var isOutOfDate = false
  /// How many files there are.
  private(set) var fileCount = 0
  private var folders: [Folder] = []
  private var placesOfFolders: [String: Int] = [:]
  /// The spec of each file, written or not.
  private(set) var makers: [String: String] = [:]
  /// Files that could not be written.
  private(set) var failed: Set<String> = []
  /// The specs of which nothing is written, as one of their files is refused.
  private var stopped: Set<String> = []
  /// Those of them that have other files to write, in order; told once each.
  private var held: [String] = []
  /// The files, by their paths in small letters: file systems of macOS and Windows have one file for
  /// those that differ in case alone.
  private var places: [String: String] = [:]
  private var waitingSpecs: [String] = []
  private var upToDate = 0
  /// How many files stay as they are, though they should not.
  private var heldBack = 0

  init(_ settings: Settings) {
    self.settings = settings
    // Files of specs that are gone are removed also where no other spec has any.
    for folder in settings.places.folders { _ = index(of: folder) }
  }

  /// The folders that files belong to.
  var paths: [String] { folders.filter { !$0.recorded.isEmpty }.map(\.folder.path) }

  /// Takes the files of a spec, if it is right; those of the others stay as they are.
  mutating func take(_ spec: GeneratedSpec) {
    guard !spec.isWrong, let files = placed(spec.files, of: spec.path) else { return }
    for file in files {
      places[file.name] = file.path
      makers[file.path] = spec.path
      fileCount += 1
      folders[file.folder].waiting.append(RecordedFile(file.file, from: spec.path))
    }
    waitingSpecs.append(spec.path)
    // What is only shown is shown behind all messages.
    if settings.options.writes, waitingSpecs.count >= Self.specsAtOnce { bring(isLast: false) }
  }

  /// Where the files of a spec go; nothing where one of them is in the way of another, which is told.
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
        refuse(spec, "\(makes)\(same): give one of them another name")
        return nil
      }
      guard !placed.contains(where: { $0.name == name }) else {
        refuse(
          spec, "two kinds of its files would be \(path): give one another name under 'names'")
        return nil
      }
      let output = OutputFile(path: place.file, bytes: file.bytes)
      placed.append(Placed(folder: folder, file: output, path: path, name: name))
    }
    return placed
  }

  /// Brings what is left, and says what was done.
  mutating func finish() {
    bring(isLast: true)
    tellHeld()
    tellSummary()
    tellFormerOutputs()
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

  private mutating func bring(isLast: Bool) {
    let options = settings.options
    var locks = FolderLocks()
    var open: [Int] = []
    // Where nothing was ever written, and nothing is, there is nothing to be done.
    for index in folders.indices
    where !folders[index].waiting.isEmpty || folders[index].recorded.isThere {
      do throws(FileProblem) {
        if options.writes { try locks.add(folders[index].folder.path) }
        open.append(index)
      } catch {
        fail(index, error)
      }
    }
    locks.take()
    defer { locks.release() }
    var planned: [Int] = []
    for index in open {
      do throws(FileProblem) {
        let actions = try folders[index].recorded.plan(
          folders[index].waiting, of: waitingSpecs, isWhole: settings.isWhole,
          isForced: options.isForced, isLast: isLast)
        if options.writes, actions.contains(where: \.kind.isChange) {
          try folders[index].folder.checkWritable()
        }
        folders[index].planned = actions
        planned.append(index)
      } catch {
        fail(index, error)
      }
    }
    // Files of one spec fit each other: all of them are written, or none.
    for index in planned {
      for action in folders[index].planned {
        if case .refuse = action.kind, let spec = action.spec { stopped.insert(spec) }
      }
    }
    for index in planned {
      var actions = folders[index].planned
      for place in actions.indices {
        let isStopped = actions[place].spec.map(stopped.contains) ?? false
        actions[place].isHeld = isStopped && actions[place].kind.isChange
      }
      do throws(FileProblem) {
        if options.writes {
          actions = try folders[index].recorded.apply(actions, isLast: isLast)
        }
        for action in actions { note(action, index) }
      } catch {
        fail(index, error)
      }
    }
    waitingSpecs = []
    for index in folders.indices { (folders[index].waiting, folders[index].planned) = ([], []) }
  }

  /// A folder that can't be read or written stops all that has files there.
  private mutating func fail(_ folder: Int, _ problem: FileProblem) {
    stopped.formUnion(folders[folder].waiting.map(\.source))
    heldBack += folders[folder].waiting.count
    refuse(problem.path, problem.reason)
  }

  /// The same where all files are known to be as they should.
  mutating func tellUpToDate(_ count: Int) {
    upToDate = count
    tellSummary()
  }

  // MARK: Telling

  private mutating func note(_ action: WriteAction, _ folder: Int) {
    let path = folders[folder].folder.path(of: action.file.path)
    guard settings.options.writes else { return show(action, path) }
    if action.isHeld { return noteHeld(action) }
    switch action.kind {
    case .create, .update: folders[folder].written.append(path)
    case .remove: folders[folder].removed.append(path)
    case .keep: upToDate += 1
    case .refuse(let reason):
      heldBack += 1
      failed.insert(path)
      // Also of a file that its spec does not make any more.
      makers[path] = action.spec
      refuse(path, reason)
    }
  }

  private mutating func refuse(_ path: String, _ reason: String) {
    hasFailed = true
    Terminal.error(in: path, reason)
  }

  private mutating func noteHeld(_ action: WriteAction) {
    heldBack += 1
    if let spec = action.spec, held.last != spec { held.append(spec) }
  }

  private func tellHeld() {
    var told: Set<String> = []
    for spec in held where told.insert(spec).inserted {
      Terminal.error(
        "\(spec): note: until that is put right, its other files stay as they are too\n")
    }
  }

  private func tellSummary() {
    let options = settings.options
    guard !options.isQuiet, options.writes, !options.reporter.isDocument else { return }
    let written = folders.flatMap(\.written)
    let removed = folders.flatMap(\.removed)
    var text = written.map { "wrote \($0)\n" }.joined()
    text += removed.map { "removed \($0)\n" }.joined()
    if !written.isEmpty || upToDate > 0 || !removed.isEmpty || heldBack > 0 {
      text += "\(written.count) \(written.count == 1 ? "file" : "files") written"
      if !removed.isEmpty { text += ", \(removed.count) removed" }
      text += ", \(upToDate) up to date" + (heldBack == 0 ? "\n" : ", \(heldBack) held back\n")
    }
    Terminal.out(text)
  }

  /// Where the configuration has named another folder before, the files are there still: nobody knows
  /// whether for another target.
  private func tellFormerOutputs() {
    let files = folders.flatMap(\.recorded.firstWritten)
    guard let place = settings.configured, !settings.options.isQuiet, !files.isEmpty else { return }
    let former = formerOutputs(
      of: files, in: place.isEmpty ? "." : place, except: settings.places.folders)
    for (path, count) in former {
      Terminal.error(
        "\(path): note: \(count == 1 ? "a file" : "\(count) files") of these specs "
          + "\(count == 1 ? "is" : "are") left here from a run before: delete what is generated here, "
          + "with .mvvmgen-files, if nothing builds it any more\n")
    }
  }

  // MARK: Showing

  private mutating func show(_ action: WriteAction, _ path: String) {
    let options = settings.options
    if action.isHeld, !options.isCheck, !options.isDiff { return noteHeld(action) }
    switch action.kind {
    case .keep: return
    case .refuse(let reason) where !options.isCheck:
      refuse(path, reason)
      // What would be lost by force.
      guard options.isDiff else { return }
    case .refuse, .create, .update, .remove: isOutOfDate = true
    }
    if options.isDiff {
      let old = (try? readFile(path)) ?? []
      tell(
        unifiedDiff(
          old, action.file.bytes, path: path, isNew: action.kind == .create,
          isRemoved: action.kind == .remove))
    } else if options.isCheck {
      tell("\(action.kind.state) \(path)\n")
    } else {
      tell(action.kind == .remove ? "would remove \(path)\n" : "would write \(path)\n")
    }
  }

  /// Where the messages are one document, nothing else may be on the standard output.
  private func tell(_ text: String) {
    if settings.options.reporter.isDocument { Terminal.error(text) } else { Terminal.out(text) }
  }
}

extension WriteAction.Kind {
  /// What `--check` calls the file.
  fileprivate var state: String {
    switch self {
    case .create: "missing:"
    case .update: "out of date:"
    case .remove: "generated by no spec:"
    case .keep: "up to date:"
    case .refuse: "edited, or not mvvmgen's:"
    }
  }
}
