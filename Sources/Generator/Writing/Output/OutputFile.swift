/// A file to be written.
public struct OutputFile: Equatable, Sendable {
  /// The path, relative to the output folder.
  public var path: String
  /// The content.
  public var bytes: [UInt8]

  /// Makes a file from its path and bytes.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Makes a file from its path and text.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}
