import Checking
import Diagnostics

extension DiagnosticID {
  /// Whether it tells that nothing in a screen uses what other specs may use too.
  fileprivate var isOfShared: Bool {
    [.unusedConstant, .unusedType, .unusedFormatter, .unusedService].contains(self)
  }
}

extension [Diagnostic] {
  /// Without what is told of a screen's declarations that nothing uses there: whoever uses the
  /// screen may.
  func withoutShared(from start: Int) -> [Diagnostic] {
    self[..<start] + self[start...].filter { !$0.id.isOfShared }
  }

  /// Without what is told so of the spec, the first file, where one that uses it mentions the name;
  /// without all of it where nobody knows who does.
  func withoutUsed(of file: SourceFile, by specs: () -> [SourceFile]?) -> [Diagnostic] {
    let spec = FileID(rawValue: 0)
    func name(_ diagnostic: Diagnostic) -> ArraySlice<UInt8>? {
      guard diagnostic.id.isOfShared, diagnostic.span.file == spec else { return nil }
      return file.bytes[Int(diagnostic.span.offset)..<Int(diagnostic.span.end)]
    }
    guard contains(where: { name($0) != nil }) else { return self }
    let users = specs()
    return filter { diagnostic in
      guard let name = name(diagnostic) else { return true }
      guard let users else { return false }
      return !users.contains { $0.mentions(name) }
    }
  }
}

extension SourceFile {
  /// Whether the bytes stand there, other than in the midst of a name.
  func mentions(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first else { return false }
    var rest = bytes[...]
    while let start = rest.firstIndex(of: first) {
      let end = start + word.count
      if rest[start...].starts(with: word), !(bytes[..<start].last?.isInName ?? false),
        !(bytes[end...].first?.isInName ?? false)
      {
        return true
      }
      rest = rest[(start + 1)...]
    }
    return false
  }
}
