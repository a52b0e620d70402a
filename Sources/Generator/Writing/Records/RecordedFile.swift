/// A file that was made from a spec, and is looked after from then on.
public struct RecordedFile: Equatable, Sendable {
  /// The file.
  var file: OutputFile
  /// The path of the spec, as the run knows it.
  public var source: String

  /// Makes a file.
  public init(_ file: OutputFile, from source: String) {
    self.file = file
    self.source = source
  }
}
