/// A pass that collects diagnostics.
public protocol Diagnosing {
  /// The diagnostics so far.
  var diagnostics: [Diagnostic] { get set }
}

extension Diagnosing {
  /// Adds a diagnostic.
  public mutating func report(
    _ id: DiagnosticID, _ title: String, at span: SourceSpan,
    severity: Diagnostic.Severity = .error, hint: Hint? = nil,
    related: [Diagnostic.Related] = [], missing: Diagnostic.Missing? = nil,
    cause: Diagnostic.Cause? = nil, roots: [Diagnostic.Root] = [],
    shape: Diagnostic.Shape? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        id, title, at: span, severity: severity, related: related, hint: hint, missing: missing,
        cause: cause, roots: roots, shape: shape))
  }

  /// Takes back what was reported from a place on, as far as it is of such a kind.
  public mutating func takeBack(from start: Int, where isOne: (Diagnostic) -> Bool) {
    guard diagnostics.count > start else { return }
    let kept = diagnostics[start...].filter { !isOne($0) }
    diagnostics.replaceSubrange(start..., with: kept)
  }
}
