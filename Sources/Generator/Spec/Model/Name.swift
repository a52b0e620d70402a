import MVVMGenDiagnostics

/// A name in a spec, and its place.
public struct Name: Equatable, Sendable {
  public var text: String
  public var span: SourceSpan

  public init(_ text: String, at span: SourceSpan) {
    self.text = text
    self.span = span
  }
}
