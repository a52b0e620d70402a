/// A compiled template: flat instructions over the bytes of its source.
///
/// Texts, and the sources of sections that lambdas are given, are ranges of those bytes, so that
/// nothing of a template is stored twice.
final class Program: Sendable {
  let name: String
  let source: [UInt8]
  let instructions: [Instruction]
  let paths: [Path]
  let delimiters: [Delimiters]
  let sections: [Section]
  let inclusions: [Inclusion]
  let blocks: [Block]

  init(
    name: String, source: [UInt8], instructions: [Instruction], paths: [Path],
    delimiters: [Delimiters], sections: [Section], inclusions: [Inclusion], blocks: [Block]
  ) {
    self.name = name
    self.source = source
    self.instructions = instructions
    self.paths = paths
    self.delimiters = delimiters
    self.sections = sections
    self.inclusions = inclusions
    self.blocks = blocks
  }

  /// The paths of values, as numbers, and where their tags are, in their order.
  var lookups: [(path: Int, offset: Int)] {
    instructions.compactMap { instruction in
      switch instruction {
      case .variable(let path, _, let offset): (path, offset)
      case .section(let place): (sections[place].path, sections[place].offset)
      case .inverted(let path, let offset, _): (path, offset)
      case .partial(let place), .parent(let place):
        if case .dynamic(let path) = inclusions[place].name {
          (path, inclusions[place].offset)
        } else {
          nil
        }
      case .text, .block: nil
      }
    }
  }

  func position(_ offset: Int) -> SourcePosition { SourcePosition(offset: offset, in: source) }

  /// A step; what holds others is followed by them. Numbers are places in the tables.
  enum Instruction {
    /// A line, or a part of one.
    case text(Range<Int>)
    case variable(path: Int, isEscaped: Bool, offset: Int)
    case section(Int)
    /// Goes on at `end` where the value is something.
    case inverted(path: Int, offset: Int, end: Int)
    case partial(Int)
    case parent(Int)
    case block(Int)
  }

  /// `{{#path}}…{{/path}}`
  struct Section {
    let path: Int
    /// Where its tag is in the source.
    let offset: Int
    let delimiters: Int
    /// What a lambda is given.
    var source: Range<Int>
    /// The instruction behind its own.
    var end: Int
  }

  /// `{{>name}}`, or `{{<name}}…{{/name}}`.
  struct Inclusion {
    enum Name {
      case fixed(String)
      /// The value of a path is the name.
      case dynamic(path: Int)
    }

    let name: Name
    /// Where its tag is in the source.
    let offset: Int
    /// The white space before the tag, where only that is before it on its line.
    let indentation: Range<Int>?
    /// Whether it stands alone on its lines, so that the white space indents what is included.
    var isStandalone: Bool
    /// The blocks of a parent's tag by their names.
    var arguments: [String: Int] = [:]
    /// The instruction behind its own.
    var end: Int
  }

  /// `{{$name}}…{{/name}}`: a parameter with its default, or an argument, which starts just behind
  /// the block's instruction either way.
  struct Block {
    let name: String
    /// Where its tag is in the source.
    let offset: Int
    /// The place of its first instruction.
    let start: Int
    /// The instruction behind its own.
    var end: Int
    /// What an argument in its place is indented by.
    var indentation: Range<Int>
    /// How much white space its lines lose where it is an argument.
    var dedent: Int
  }
}

extension Program.Instruction: Sendable {}
