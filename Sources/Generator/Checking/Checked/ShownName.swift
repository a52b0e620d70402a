import Diagnostics

/// A message of an error or an enum that is the name of a case, where it is that: the case has
/// values, and no text.
struct ShownName: Equatable {
  var error: String
  var item: TypeDeclaration.Case
  /// What the error is called there.
  var written: String
  /// What the element is called in that, where a path stands there, which has no name for it.
  var parameter: String?
  var place: SourceSpan
  /// Whether the `catch` that it stands in looks at the cases of its error, where it is in one.
  var isKnownInCatch: Bool?
}
