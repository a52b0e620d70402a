import MVVMGenDiagnostics

extension Hint {
  /// `a ? b : c`, as this language has it.
  static func choice(_ text: String, isExpression: Bool) -> Hint? {
    ChoiceOfOthers.value(text, isExpression: isExpression).map { choice in
      let isPlain = choice.utf8.allSatisfy { !",[]{}#:".utf8.contains($0) }
      let value = isPlain ? choice : SourceText.quoted(choice)
      return Hint("a choice is written \(value)", replacement: value)
    }
  }
}
