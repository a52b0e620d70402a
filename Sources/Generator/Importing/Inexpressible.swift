import MVVMGenDiagnostics

/// Why a spec can't say something.
struct Inexpressible: Error {
  /// What follows a colon: "it can be anything".
  var reason: String
  /// Where it stands, where that is known better than that of the whole.
  var span: SourceSpan?

  init(_ reason: String, at span: SourceSpan? = nil) {
    self.reason = reason
    self.span = span
  }
}
