/// A tag that includes another template by a fixed name.
public struct PartialReference: Equatable, Sendable {
  /// The name of the included template.
  public let name: String
  /// The line of the tag, from 1.
  public let line: Int
  /// The place of the tag in its line, from 1, in bytes of UTF-8.
  public let column: Int
}
