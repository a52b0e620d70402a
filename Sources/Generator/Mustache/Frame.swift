/// Where rendering goes on when a section, a template or an argument ends.
///
/// Most frames are of sections, which change nothing but the place. What else there is to go back
/// to is kept in a class, so that a frame is small.
struct Frame {
  /// Where the values end that a section is repeated for, of which there may be one.
  var elementsEnd = 0
  /// The first instruction of the section.
  var start = 0
  /// Where it goes on, and where that ends.
  let next: Int
  let end: Int
  /// What else to go back to, where it is not a section.
  var inclusion: Inclusion?

  /// An included template, an argument, or what came of a lambda.
  final class Inclusion {
    enum Kind {
      /// An included template, an argument, or the section of a lambda: made of whole lines.
      case lines
      /// An included template that is part of a line, and how much output there was before.
      case inline(outputCount: Int)
      /// The value of a lambda, and how much output there was before.
      case value(isEscaped: Bool, outputCount: Int)
    }

    let kind: Kind
    let state: State
    /// Where the tag is.
    let offset: Int

    init(kind: Kind, state: State, offset: Int) {
      self.kind = kind
      self.state = state
      self.offset = offset
    }
  }

  /// Where a renderer is, and how it writes lines.
  struct State {
    var program: Program {
      didSet { (instructions, paths) = (program.instructions, program.paths) }
    }
    /// The program's own: they are asked for all the time.
    private(set) var instructions: [Program.Instruction]
    private(set) var paths: [Path]
    var next = 0
    var end: Int
    var scope: ArgumentScope?
    /// What lines start with.
    var indentation: [UInt8] = []
    /// How much of the white space at their starts lines lose.
    var dedent = 0

    init(_ program: Program) {
      self.program = program
      (instructions, paths) = (program.instructions, program.paths)
      end = program.instructions.count
    }
  }
}
