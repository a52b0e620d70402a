import MVVMGenDiagnostics

/// How a case with values is shown, where somebody has written its text with holes: by a formatter.
public struct TextOfCase {
  private let written: String

  /// A case, the text that was written for it, and the names in its holes.
  public init(_ name: String, _ text: String, holes: [String]) {
    let told = holes.reduce(text) { $0.exchanging("${\($1)", for: "${it.\($1)") }
    written = "'if value.\(name) as it then \"\(told)\" else value.message'"
  }

  /// For a hint: `let a formatter make the text: '…'`
  public var hint: String { "let a formatter make the text: \(written)" }
}
