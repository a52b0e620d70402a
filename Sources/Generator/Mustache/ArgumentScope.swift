/// The arguments that a parent's tag gives, and those that were there before it.
///
/// A chain rather than a stack: an argument is rendered with those that were there where it is
/// written, so that one can hold a block of its own name.
final class ArgumentScope: Sendable {
  let outer: ArgumentScope?
  private let program: Program
  private let arguments: [String: Int]

  init(_ arguments: [String: Int], of program: Program, outer: ArgumentScope?) {
    self.arguments = arguments
    self.program = program
    self.outer = outer
  }

  /// An argument, and what is around the tag that gives it.
  struct Argument {
    let program: Program
    let block: Program.Block
    let scope: ArgumentScope?
  }

  /// The outermost argument of a name: what inherits wins over what it inherits from.
  static func argument(_ name: String, in innermost: ArgumentScope?) -> Argument? {
    var found: (scope: ArgumentScope, place: Int)?
    var scope = innermost
    while let current = scope {
      if let place = current.arguments[name] { found = (current, place) }
      scope = current.outer
    }
    guard let (scope, place) = found else { return nil }
    return Argument(
      program: scope.program, block: scope.program.blocks[place], scope: scope.outer)
  }
}
