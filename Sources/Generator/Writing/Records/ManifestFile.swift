/// The manifest of a folder on the disk. While a run goes on, lines are only added at its end: to
/// read and write all of it for each part of a run would take longer the more is in it.
struct ManifestFile: Sendable {
  /// What is known: more than the file says until it is written as a whole.
  private var manifest = Manifest()
  /// The files of each spec, as they were when it was read.
  private(set) var files: [String: [String]] = [:]
  /// Lines that the file does not have yet.
  private var news: [UInt8] = []
  private let folder: OutputFolder
  /// How the file was when it was last read or written.
  private var stamp: FileStamp?
  /// Whether it was written in this run, so that it ends with a line of our own.
  private var isOurs = false
  /// Whether it says just what is known.
  private var isExact = false

  init(of folder: OutputFolder) {
    self.folder = folder
  }

  private var path: String { folder.path(of: Manifest.name) }

  /// Whether the folder has one.
  var isThere: Bool { FileKind(at: path) != .missing }

  /// Reads it, if it is not as it was left: another run may have been there.
  mutating func read() throws(FileProblem) {
    let current = FileStamp(at: path)
    if let current, current == stamp { return }
    manifest = current == nil ? Manifest() : Manifest(try readFile(path, limit: sizeLimit))
    files = Dictionary(grouping: manifest.entries.keys) { manifest.entries[$0]?.source ?? "" }
    stamp = current
    isOurs = false
    isExact = current == nil || !manifest.hadOtherLines && !manifest.entries.isEmpty
  }

  /// Notes a content that is about to be written.
  mutating func add(_ hash: ContentHash, of file: String, from source: String) {
    let entry = Manifest.Entry(source: source, hashes: [])
    guard manifest.entries[file, default: entry].add(hash) else { return }
    Manifest.add(Manifest.Entry(source: source, hashes: [hash]), of: file, to: &news)
  }

  /// Writes what was noted to the disk, so that a run which is ended half way leaves no file that
  /// is not known.
  mutating func save() throws(FileProblem) {
    guard !news.isEmpty else { return }
    guard isOurs else { return try write() }
    try append(news, to: path)
    news = []
    stamp = FileStamp(at: path)
    isExact = false
  }

  /// What is known of a file from now on.
  subscript(file: String) -> Manifest.Entry? {
    get { manifest.entries[file] }
    set {
      guard manifest.entries[file] != newValue else { return }
      manifest.entries[file] = newValue
      isExact = false
    }
  }

  /// Has the file say all that is known, in order; where that is nothing, there is no file.
  mutating func finish() throws(FileProblem) {
    guard !isExact else { return }
    guard manifest.entries.isEmpty else { return try write() }
    try folder.remove(Manifest.name)
    (stamp, isOurs, isExact) = (nil, false, true)
  }

  private mutating func write() throws(FileProblem) {
    try writeFile(manifest.bytes, to: path)
    news = []
    stamp = FileStamp(at: path)
    isOurs = true
    isExact = true
  }
}
