/// A tag of a template, its place, and what is around it on its line.
struct Tag {
  enum Kind: UInt8 {
    case variable, unescaped, triple, section, inverted, close, partial, parent, block, comment
    case delimiters

    init?(sign: UInt8) {
      switch sign {
      case UInt8(ascii: "&"): self = .unescaped
      case UInt8(ascii: "{"): self = .triple
      case UInt8(ascii: "#"): self = .section
      case UInt8(ascii: "^"): self = .inverted
      case UInt8(ascii: "/"): self = .close
      case UInt8(ascii: ">"): self = .partial
      case UInt8(ascii: "<"): self = .parent
      case UInt8(ascii: "$"): self = .block
      case UInt8(ascii: "!"): self = .comment
      case Byte.equals: self = .delimiters
      default: return nil
      }
    }
  }

  let kind: Kind
  /// What is between the signs, without white space around it.
  let content: Range<Int>
  /// Where the text before it starts.
  let textStart: Int
  let start: Int
  /// The white space before it, where nothing else is before it on its line.
  let indentation: Range<Int>?
  /// Whether nothing is before it on its line but white space, and opening tags of inheritance.
  let startsLineOrInheritance: Bool
  /// Where the next line starts, if only white space is left on this one.
  let nextLine: Int?

  /// The text before it.
  var text: Range<Int> { textStart..<start }
  /// The text before it, without the white space that belongs to it.
  var textBeforeIndentation: Range<Int> { textStart..<(indentation?.lowerBound ?? start) }
  /// Where the next line starts, if nothing else is on this one.
  var nextLineIfAlone: Int? { indentation == nil ? nil : nextLine }
}
