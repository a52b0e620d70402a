import MVVMGenDiagnostics

/// A choice in an expression whose condition is always the same: one of its values is never taken.
struct SettledChoice: Equatable {
  var condition: TypedExpression
  var place: SourceSpan
  /// The value that is never taken, and where it stands.
  var lost: TypedExpression
  var lostPlace: SourceSpan
}
