import MVVMGenPaths
import MVVMGenWriting

/// Finds out whether a run would only repeat the last one: then there is nothing to do.
struct UnchangedRun {
  /// Fewer specs are generated about as fast as they are looked through.
  private static let fewestSpecs = 10
  /// The options that make no difference to the files that a run leaves behind.
  private static let otherOptions: Set<String> = [
    "--check", "--diff", "-n", "--dry-run", "-q", "--quiet", "--force",
  ]

  private let folder: String
  private let key: ContentHash

  /// Nil where a run is not to be remembered.
  init?(_ settings: Settings, _ specs: [String]) {
    guard specs.count >= Self.fewestSpecs, let tool = FileStamp.ofTool else { return nil }
    self.folder = settings.places.folder
    var key = ContentHash()
    key.add(tool.text)
    key.add(currentFolder())
    for argument in ProcessArguments.all.dropFirst() where !Self.otherOptions.contains(argument) {
      key.add(argument)
    }
    for path in settings.sharedFiles {
      guard let hash = ContentHash(ofFileAt: path) else { return nil }
      key.add(path)
      key.add(hash.text)
    }
    for path in specs { key.add(path) }
    // What Swift calls the specs depends on it.
    for place in Set(specs.map(folder(of:))).sorted().map(placeInPackage) { key.add(place ?? "-") }
    self.key = key
  }

  /// How many files there are, if all of them are as this run would leave them; nil where the run
  /// is needed.
  func upToDateFiles() -> Int? {
    guard let record = RunRecord(in: folder), record.key == key,
      let contents = record.contents()
    else { return nil }
    var areThere = true
    inParallel(contents.groups(of: 64)) {
      $0.allSatisfy { $0.isThere }
    } take: {
      areThere = areThere && $0
    }
    return areThere ? record.fileCount : nil
  }

  /// Remembers a run that had nothing to say and has written all of its files.
  func remember(_ read: some Sequence<(path: String, hash: ContentHash)>, _ writer: OutputWriter) {
    var known: [String: ContentHash] = [:]
    var inputs: [RunRecord.Content] = []
    for input in read {
      guard let other = known.updateValue(input.hash, forKey: input.path) else {
        inputs.append(RunRecord.Content(path: input.path, hash: input.hash))
        continue
      }
      // It has changed while the run was under way.
      if other != input.hash { return }
    }
    RunRecord(key: key, fileCount: writer.fileCount, inputs: inputs, folders: writer.paths)?
      .keep(in: folder)
  }
}
