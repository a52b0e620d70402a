/// What a run was made from and what it left behind, so that a later one can tell that it would do
/// the same again. A run leaves one only where it had nothing to say.
///
/// It is of use on one machine only, so it stands in a folder that version control passes over.
public struct RunRecord: Equatable, Sendable {
  /// A file, and the content it had.
  public struct Content: Equatable, Sendable {
    var path: String
    var hash: ContentHash

    /// Names a file and its content.
    public init(path: String, hash: ContentHash) {
      self.path = path
      self.hash = hash
    }

    /// Whether the file has that content still.
    public var isThere: Bool { ContentHash(ofFileAt: path) == hash }
  }

  private static let folder = ".mvvmgen-cache"
  private static let start = "mvvmgen run 1\n"

  /// All that the run went by, but for the contents of the specs.
  public var key: ContentHash
  /// How many files it generated.
  public var fileCount: Int
  /// The specs, and the libraries that they use.
  var inputs: [Content]
  /// The manifests of the output folders, by the paths of those.
  private var manifests: [Content]

  /// A record of a run that has written to these folders.
  public init?(key: ContentHash, fileCount: Int, inputs: [Content], folders: [String]) {
    self.key = key
    self.fileCount = fileCount
    self.inputs = inputs
    manifests = []
    for folder in folders {
      let path = OutputFolder(folder).path(of: Manifest.name)
      guard let hash = ContentHash(ofFileAt: path) else { return nil }
      manifests.append(Content(path: folder, hash: hash))
    }
  }

  /// All files that have to be as they were; nil where the folders are not as the run left them.
  public func contents() -> [Content]? {
    var contents = inputs
    for manifest in manifests {
      let folder = OutputFolder(manifest.path)
      guard let bytes = try? readFile(folder.path(of: Manifest.name), limit: sizeLimit),
        ContentHash(of: bytes) == manifest.hash
      else { return nil }
      var sources: Set<String> = []
      for (path, entry) in Manifest(bytes).entries {
        // Where a spec is gone its files have to go, and what a run that was ended was about to
        // write is not known.
        let isNew = sources.insert(entry.source).inserted
        guard let hash = entry.hashes.first, entry.hashes.count == 1,
          !isNew || folder.hasSource(entry.source)
        else { return nil }
        contents.append(Content(path: folder.path(of: path), hash: hash))
      }
    }
    return contents
  }

  // MARK: The disk

  /// Reads the record of the last run that wrote to a folder; nil where there is none.
  public init?(in folder: String) {
    let path = OutputFolder(folder).path(of: Self.folder + "/run")
    guard let bytes = try? readFile(path, limit: sizeLimit) else { return nil }
    self.init(bytes)
  }

  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.start.utf8) else { return nil }
    let lines = String(decoding: bytes.dropFirst(Self.start.utf8.count), as: UTF8.self)
      .split(separator: "\n")
    let head = lines.first?.split(separator: "\t") ?? []
    guard head.count == 2, let key = ContentHash(head[0]), let count = Int(head[1]) else {
      return nil
    }
    self.key = key
    fileCount = count
    inputs = []
    manifests = []
    for line in lines.dropFirst() {
      let parts = line.split(separator: "\t", maxSplits: 2)
      guard parts.count == 3, let hash = ContentHash(parts[1]) else { return nil }
      let content = Content(path: String(parts[2]), hash: hash)
      if parts[0] == "in" { inputs.append(content) } else { manifests.append(content) }
    }
  }

  var bytes: [UInt8] {
    var text = Self.start + "\(key.text)\t\(fileCount)\n"
    for input in inputs { text += "in\t\(input.hash.text)\t\(input.path)\n" }
    for manifest in manifests { text += "out\t\(manifest.hash.text)\t\(manifest.path)\n" }
    return Array(text.utf8)
  }

  /// Keeps the record. Where it can't be kept the next run does its work, so nobody need hear of
  /// it.
  public func keep(in folder: String) {
    // A path with a line end in it would be read as two.
    let paths = (inputs + manifests).map { $0.path }
    guard !paths.contains(where: { $0.utf8.contains(UInt8(ascii: "\n")) }) else { return }
    let cache = OutputFolder(OutputFolder(folder).path(of: Self.folder))
    let ignore = cache.path(of: ".gitignore")
    if FileKind(at: ignore) == .missing { try? writeFile(Array("*\n".utf8), to: ignore) }
    try? writeFile(bytes, to: cache.path(of: "run"))
  }
}
