/// What is to be gone on with when a section, a template or an argument ends.
struct Frame {
  enum Kind {
    /// A section of one value.
    case section
    /// A section of a list, with the instructions that are repeated, and the next element.
    case list([MustacheValue], start: Int, next: Int)
    /// An included template, an argument, or the section of a lambda: made of whole lines.
    case lines
    /// An included template that is part of a line, and how much output there was before.
    case inline(outputCount: Int)
    /// The value of a lambda, and how much output there was before.
    case value(isEscaped: Bool, outputCount: Int)
  }

  var kind: Kind
  let state: State

  /// Where a renderer is, and how it writes lines.
  struct State {
    var program: Program
    var next = 0
    var end: Int
    var scope: Scope?
    /// What lines start with.
    var indentation: [UInt8] = []
    /// How much of the white space at their starts lines lose.
    var dedent = 0

    init(_ program: Program) {
      self.program = program
      end = program.instructions.count
    }
  }
}
