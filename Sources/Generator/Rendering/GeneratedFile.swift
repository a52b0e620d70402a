import Planning

/// A file as it is to be written.
public struct GeneratedFile: Equatable, Sendable {
  /// The name.
  public var name: String
  /// What it is.
  public var kind: OutputKind
  /// The content.
  public var text: String

  /// Makes a file.
  public init(name: String, kind: OutputKind, text: String) {
    self.name = name
    self.kind = kind
    self.text = text
  }
}
