import MVVMGenDiagnostics

/// A map in one line without the brace that opens it.
extension FailureExplainer {
  func missingBrace(before text: Range<Int>) -> Diagnostic {
    Diagnostic(
      .colonInText, "a '{' is missing before this", at: source.span(text),
      hint: .write("{ \(source.text(text))"), cause: .missingBracket("{"))
  }

  /// `[ send: go }]`, whose list is closed too.
  func unopenedMap(in list: Int) -> Diagnostic? {
    let rest = source.restOfLine(from: place + 1)
    guard source.byte(at: place) == UInt8(ascii: "}"), startsMap(behind: list),
      source.text(rest).hasPrefix("]")
    else { return nil }
    return Diagnostic(
      .unclosedBracket, "a '{' is missing behind this '['", at: source.span(list..<list + 1),
      related: [.init(source.span(place..<place + 1), "this would close it")],
      hint: .write("[{"), cause: .otherBracket("[{"))
  }
}
