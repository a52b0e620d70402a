/// What mvvmgen has written to a folder, so that a later run knows its own files, notices an edit,
/// and removes what no spec stands for any more.
struct Manifest: Equatable {
  /// The name of the file that it is kept in.
  static let name = ".mvvmgen-files"

  struct Entry: Equatable {
    /// The spec, as seen from the folder.
    var source: String
    /// The contents that mvvmgen has written, or was about to write when it was ended; in order.
    var hashes: [ContentHash]

    /// Adds a content; false where it is known.
    mutating func add(_ hash: ContentHash) -> Bool {
      if hashes.contains(hash) { return false }
      hashes.append(hash)
      hashes.sort { $0.value < $1.value }
      return true
    }
  }

  /// By the paths of the files in the folder.
  var entries: [String: Entry] = [:]

  /// Whether there were lines that are none, as a merge leaves them.
  private(set) var hadOtherLines = false

  init() {}

  /// Reads a manifest. Lines that are none are passed over, and gone with the next run.
  init(_ bytes: [UInt8]) {
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 2)
      let hashes = parts.first?.split(separator: ",").compactMap { ContentHash($0) } ?? []
      guard parts.count == 3, !hashes.isEmpty else {
        if !line.hasPrefix("#") { hadOtherLines = true }
        continue
      }
      let entry = Entry(source: String(parts[2]), hashes: [])
      for hash in hashes { _ = entries[String(parts[1]), default: entry].add(hash) }
    }
  }

  /// The manifest as text, the same for the same entries.
  var bytes: [UInt8] {
    var bytes = Array(
      "# The files that mvvmgen has written here. It belongs to them: commit it too.\n".utf8)
    for file in entries.keys.sorted() {
      if let entry = entries[file] { Self.add(entry, of: file, to: &bytes) }
    }
    return bytes
  }

  /// Adds the line of a file.
  static func add(_ entry: Entry, of file: String, to bytes: inout [UInt8]) {
    for (index, hash) in entry.hashes.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      hash.add(to: &bytes)
    }
    for text in [file, entry.source] {
      bytes.append(UInt8(ascii: "\t"))
      bytes += text.utf8
    }
    bytes.append(UInt8(ascii: "\n"))
  }
}
