import MVVMGenDiagnostics

/// How large an expression can be.
enum ExpressionLimits {
  /// How deep expressions can stand inside each other: what reads the tree is recursive.
  static let nesting = 200
  /// The same for texts, each of which takes more of the stack.
  static let nestingOfTexts = nesting / 4
  /// How many operators and members an expression can have.
  static let links = 1000
  /// What to do about what is beyond them.
  static let hint: Hint = "give its parts names of their own"
}
