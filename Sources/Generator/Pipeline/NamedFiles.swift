import MVVMGenDiagnostics
import MVVMGenPaths

/// Which specs name which files, as far as their words tell: none of them is decoded.
public struct NamedFiles: Sendable {
  private var all: [SourceFile] = []
  /// The places of the specs with a word in them.
  private var places: [String: [Int]] = [:]

  /// What some specs name.
  public init(_ specs: [SourceFile] = []) {
    for spec in specs { add(spec) }
  }

  /// Adds a spec.
  public mutating func add(_ spec: SourceFile) {
    for word in spec.fileNames { places[word, default: []].append(all.count) }
    all.append(spec)
  }

  /// The specs that name a file, or one that does, among those that count.
  public func specs(
    naming file: SourceFile, where counts: (SourceFile) -> Bool = { _ in true }
  ) -> [SourceFile] {
    var found: [SourceFile] = []
    var known: Set<Int> = []
    var paths = [file.name]
    while let path = paths.popLast() {
      for place in places[lastWord(of: fileName(of: path))] ?? [] {
        let spec = all[place]
        guard spec.name != file.name, counts(spec), known.insert(place).inserted else { continue }
        found.append(spec)
        paths.append(spec.name)
      }
    }
    return found
  }
}

/// A file is known by what stands behind the last space in its name.
private func lastWord(of name: String) -> String {
  name.utf8.split { !$0.isInFileName }.last.map { String(decoding: $0, as: UTF8.self) } ?? ""
}

extension UInt8 {
  fileprivate var isInFileName: Bool {
    isInName || self == UInt8(ascii: ".") || self == UInt8(ascii: "-")
  }
}

extension SourceFile {
  /// The words that may be names of files.
  fileprivate var fileNames: Set<String> {
    let words = bytes.split { !$0.isInFileName }.filter { $0.contains(UInt8(ascii: ".")) }
    return Set(words.map { String(decoding: $0, as: UTF8.self) })
  }
}
