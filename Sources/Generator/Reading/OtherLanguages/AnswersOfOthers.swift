import MVVMGenDiagnostics

extension Hint {
  /// `Result<[Book], Error>` and `AnyPublisher<[Book], Error>`, between the braces of a method:
  /// what it gives, and what goes wrong, stand beside each other.
  static func answerMeant(by text: Substring) -> Hint? {
    let name = text.prefix(while: { $0.isInName })
    guard holdsAnswer(String(name)), text[name.endIndex...].hasPrefix("<"), text.hasSuffix(">")
    else { return nil }
    let inner = text[name.endIndex...].dropFirst().dropLast()
    guard let comma = inner.lastIndex(of: ","), inner[comma...].allSatisfy({ $0 != "]" }) else {
      return "write '\(inner)' alone"
    }
    let value = inner[..<comma]
    let failure = inner[inner.index(after: comma)...].drop { $0 == " " }
    switch failure {
    case "Never": return "write '\(value)' alone"
    case "Error", "any Error": return "write '\(value), throws: true' in place of it"
    default: return "write '\(value), throws: \(failure)' in place of it"
    }
  }
}
