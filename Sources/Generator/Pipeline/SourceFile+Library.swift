import Diagnostics

extension SourceFile {
  /// Whether a line starts with `library:`. Many wrong specs in one folder would parse all of it
  /// again and again.
  public var holdsLibrary: Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: "library:".utf8) }
  }
}
