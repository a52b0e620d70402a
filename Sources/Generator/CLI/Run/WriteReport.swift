import MVVMGenDiagnostics
import MVVMGenPaths
import MVVMGenWriting

/// What came of the files of a run: tells it, or shows what would come of them.
struct WriteReport {
  private let settings: Settings
  private(set) var hasFailed = false
  /// Whether something on the disk is not what would be generated.
  private(set) var isOutOfDate = false
  /// Whether a run would change some of them, and not only refuse to.
  private var canBeWritten = false
  /// Files that could not be written.
  private(set) var failed: Set<String> = []
  private var written: [String] = []
  private var removed: [String] = []
  private var upToDate = 0
  /// How many files stay as they are, though they should not.
  private var heldBack = 0
  /// The specs of which nothing is written, as one of their files is refused, and that have others
  /// to write, in order; told once each.
  private var held: [String] = []
  /// Those among them that nothing was written of before.
  private var new: Set<String> = []

  init(_ settings: Settings) { self.settings = settings }

  /// Takes what was done with a file; or what would be, which is shown at once.
  mutating func note(_ action: WriteAction, at path: String) {
    guard settings.options.writes else { return show(action, path) }
    if action.isHeld { return noteHeld(action) }
    switch action.kind {
    case .create, .update: written.append(path)
    case .remove: removed.append(path)
    case .keep: upToDate += 1
    case .refuse(let reason):
      failed.insert(path)
      refuse(path, reason, heldBack: 1)
    }
  }

  /// Says what was done, when all is.
  func finish(firstWritten files: [(file: String, source: String)]) {
    tellHeld()
    tellSummary()
    if settings.options.isCheck, canBeWritten, !settings.options.isQuiet {
      Terminal.error(
        "mvvmgen: error: not all files are as they would be generated: run it without --check to "
          + "write them\n")
    }
    tellFormerOutputs(of: files)
    tellCopies(of: files)
  }

  /// The same where all files are known to be as they should.
  mutating func finish(upToDate count: Int) {
    upToDate = count
    tellSummary()
  }

  /// Tells why something can't be written, and how many files that holds back.
  mutating func refuse(_ path: String, _ reason: String, heldBack count: Int = 0) {
    hasFailed = true
    heldBack += count
    Terminal.error(in: path, reason)
  }

  /// Counts files that stay as they are, which was reported.
  mutating func holdBack(_ count: Int) { heldBack += count }

  /// Notes specs of which nothing is written as one that is gone has a file that is refused.
  mutating func noteNew(_ specs: [String]) { new.formUnion(specs) }

  private mutating func noteHeld(_ action: WriteAction) {
    heldBack += 1
    if let spec = action.spec, held.last != spec { held.append(spec) }
  }

  private func tellHeld() {
    var told: Set<String> = []
    for spec in held where told.insert(spec).inserted {
      Terminal.error(
        new.contains(spec)
          ? "\(spec): note: it is new, and may be the spec of that file: nothing is written of it "
            + "until that is put right\n"
          : "\(spec): note: until that is put right, its other files stay as they are too\n")
    }
  }

  private func tellSummary() {
    let options = settings.options
    guard !options.isQuiet, options.writes, !options.reporter.isDocument else { return }
    var text = written.map { "wrote \($0)\n" }.joined()
    text += removed.map { "removed \($0)\n" }.joined()
    if !written.isEmpty || upToDate > 0 || !removed.isEmpty || heldBack > 0 {
      text += "\(written.count) \(written.count == 1 ? "file" : "files") written"
      if !removed.isEmpty { text += ", \(removed.count) removed" }
      text += ", \(upToDate) up to date" + (heldBack == 0 ? "\n" : ", \(heldBack) held back\n")
    }
    Terminal.out(text)
  }

  /// Where the configuration has named another folder before, the files are there still: nobody
  /// knows whether for another target.
  private func tellFormerOutputs(of files: [(file: String, source: String)]) {
    guard let place = settings.configured, !settings.options.isQuiet, !files.isEmpty else { return }
    let former = formerOutputs(of: files, in: place, except: settings.places.folders)
    for (path, count) in former {
      Terminal.error(
        "\(path): note: \(count == 1 ? "a file" : "\(count) files") of these specs "
          + "\(count == 1 ? "is" : "are") left here from a run before: delete what is generated here, "
          + "with .mvvmgen-files, if nothing builds it any more\n")
    }
  }

  /// A build with the plugin finds nothing in the folder that is taken where none is named.
  private func tellCopies(of files: [(file: String, source: String)]) {
    guard settings.places.isDefault, !settings.options.isQuiet,
      let spec = files.first(where: { isGeneratedInBuilds(folder(of: $0.source)) })?.source
    else { return }
    Terminal.error(
      "\(spec): note: the plugin generates it with each build: \(settings.places.folder) has a copy, "
        + "to look at\n")
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
    case .refuse: isOutOfDate = true
    case .create, .update, .remove: (isOutOfDate, canBeWritten) = (true, true)
    }
    if options.isDiff {
      let old = (try? readFile(path)) ?? []
      tell(
        unifiedDiff(old, action.file.bytes, path: path, as: action.kind))
    } else if options.isCheck {
      tellOutOfDate(action.kind, path)
    } else {
      tell(action.kind == .remove ? "would remove \(path)\n" : "would write \(path)\n")
    }
  }

  /// What `--check` says of a file. GitHub shows that on its page.
  private func tellOutOfDate(_ kind: WriteAction.Kind, _ path: String) {
    var text = "\(kind.state) \(path)"
    if case .refuse(let reason) = kind { text += ": \(reason)" }
    tell(
      settings.options.reporter == .github
        ? GitHubReporter().report(text, file: path) : text + "\n")
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
    case .refuse: "can't be written:"
    }
  }
}
