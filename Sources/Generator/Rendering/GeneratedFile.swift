/// A file as it is to be written.
public struct GeneratedFile: Equatable, Sendable {
  /// The name.
  public var name: String
  /// The content.
  public var text: String

  /// Makes a file.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
