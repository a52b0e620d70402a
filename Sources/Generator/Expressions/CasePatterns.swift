import MVVMGenDiagnostics

/// `if case .failed(let reason) = phase`, as Swift looks into a case.
func caseMessage(_ tokens: ArraySlice<Token>, _ bytes: [UInt8]) -> SyntaxMessage? {
  let isStep = tokens.first?.kind != .word(.if)
  var rest = tokens.dropFirst(isStep ? 1 : 2)
  // `case let .failed(reason)`
  if [.name("let"), .name("var")].contains(rest.first?.kind) { rest = rest.dropFirst() }
  guard let first = tokens.first, let start = isStep ? first : tokens.dropFirst().first,
    rest.popFirst()?.kind == .sign(.point), let label = rest.popFirst(),
    case .name(let name) = label.kind
  else { return nil }
  // Without values, whether it is that case is a question.
  let hasValues = rest.first?.kind == .sign(.open)
  // An '=' behind 'then' belongs to something else.
  let equals = rest.prefix { $0.kind != .word(.then) }.first {
    $0.kind == .invalid && bytes[$0.range].elementsEqual("=".utf8)
  }
  let end = rest.first { $0.kind == .word(.then) || $0.kind == .end }
  let asked =
    equals.flatMap { sign in
      end.flatMap { trimmed(bytes[sign.range.upperBound..<$0.range.lowerBound]) }
    } ?? "value"
  let bound = rest.prefix { $0.kind != .sign(.close) }.compactMap { token in
    if case .name(let word) = token.kind, word != "let", word != "var" { word } else { nil }
  }
  let local = bound.count == 1 ? bound[0] : "name"
  let hint: Hint =
    if !hasValues {
      isStep ? "write 'if: \(asked) == .\(name)'" : "write 'if \(asked) == .\(name) then ...'"
    } else if isStep {
      "write 'if: \(asked).\(name)', and below it 'as: \(local)'"
    } else {
      "write 'if \(asked).\(name) as \(local) then ...'"
    }
  return SyntaxMessage(
    hasValues
      ? "the values of a case are asked for by its name"
      : "'case' is not a word of this language",
    at: start.range.lowerBound..<label.range.upperBound,
    hint: hasValues ? hint + "; each of its values has its name: \(local).field" : hint)
}
