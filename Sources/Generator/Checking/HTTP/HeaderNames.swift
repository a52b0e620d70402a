import MVVMGenDiagnostics

extension String {
  /// Whether it can be the name of a header.
  public var isHeaderName: Bool {
    !isEmpty && utf8.allSatisfy { $0.isLetterOrDigit || "!#$%&'*+-.^_`|~".utf8.contains($0) }
  }
}
