/// A type as it is written, before its names are known.
public struct TypeSyntax: Equatable, Sendable {
  /// The forms of a type.
  public indirect enum Kind: Equatable, Sendable {
    case name(String)
    case optional(TypeSyntax)
    case array(TypeSyntax)
    case set(TypeSyntax)
    case dictionary(TypeSyntax, TypeSyntax)
    case invalid
  }

  /// The form.
  public var kind: Kind
  /// Where it stands in the text, in bytes of UTF-8.
  public var range: Range<Int>
}

/// Reads a type: `String`, `[Photo]?`, `[String: Int]`, `Set<Tag>`.
public func parseType(
  _ text: String, firstValue: FirstValue = .key("initial")
) -> (TypeSyntax, [SyntaxMessage]) {
  var parser = TypeParser(Array(text.utf8), firstValue: firstValue)
  return parser.whole()
}
