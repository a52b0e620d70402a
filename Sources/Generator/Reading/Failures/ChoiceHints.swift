import MVVMGenDiagnostics

extension Hint {
  /// `a ? b : c`, as this language has it.
  static func choice(_ text: String, isExpression: Bool) -> Hint? {
    ChoiceOfOthers.value(text, isExpression: isExpression).map { choice in
      let value = SourceText.inBrackets(choice)
      return Hint("a choice is written \(value)", replacement: value)
    }
  }
}
