/// A name that a tag of a template asks for.
public struct TagReference: Equatable, Sendable {
  /// The name.
  public let name: String
  /// The line of the tag, from 1.
  public let line: Int
  /// The place of the tag in its line, from 1, in bytes of UTF-8.
  public let column: Int
}
