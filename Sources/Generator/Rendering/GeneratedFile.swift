import MVVMGenPlanning

/// A file as it is to be written.
public struct GeneratedFile: Equatable, Sendable {
  /// The name.
  public var name: String
  /// What it is.
  public var kind: OutputKind
  /// The content.
  public var bytes: [UInt8]

  /// The content as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
