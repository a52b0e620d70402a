import MVVMGenDiagnostics

/// Which specs may declare which names, as far as their bytes tell: none of them is decoded.
public struct DeclaredNames: Sendable {
  private var libraries: [SourceFile] = []
  private var screens: [SourceFile] = []
  /// The places of the screens with a key in them.
  private var places: [String: [Int]] = [:]

  /// What some specs declare.
  public init(_ specs: [SourceFile] = []) {
    for spec in specs { add(spec) }
  }

  /// Adds a spec.
  mutating func add(_ spec: SourceFile) {
    if spec.holdsLibrary { return libraries.append(spec) }
    for key in spec.keys { places[key, default: []].append(screens.count) }
    screens.append(spec)
  }

  /// The libraries with one of the names, or all where there is no name, and so many of the
  /// screens.
  public func specs(declaring names: Set<String>, screens limit: Int) -> [SourceFile] {
    let words = names.map { [UInt8]($0.utf8) }
    let found = Set(names.flatMap { places[$0]?.prefix(limit) ?? [] }).sorted().prefix(limit)
    return libraries.filter { spec in words.isEmpty || words.contains { spec.mentions($0[...]) } }
      + found.map { screens[$0] }
  }
}

extension SourceFile {
  /// Whether a line starts with `library:`.
  public var holdsLibrary: Bool {
    var line = bytes[...]
    while !line.starts(with: "library:".utf8) {
      guard let end = line.firstIndex(of: UInt8(ascii: "\n")) else { return false }
      line = line[(end + 1)...]
    }
    return true
  }

  /// The names in front of colons.
  fileprivate var keys: Set<String> {
    var keys: Set<String> = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: ":")) {
      let before = rest[..<end]
      let key = before[(before.lastIndex { !$0.isInName }.map { $0 + 1 } ?? before.startIndex)...]
      if !key.isEmpty { keys.insert(String(decoding: key, as: UTF8.self)) }
      rest = rest[(end + 1)...]
    }
    return keys
  }
}
