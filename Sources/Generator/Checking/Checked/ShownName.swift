import MVVMGenDiagnostics
import MVVMGenExpressions

/// A message of an error or an enum that is the name of a case, where it is one of those that have
/// values, and no text.
struct ShownName {
  var error: String
  var items: [TypeDeclaration.Case]
  /// What the error is called there.
  var written: String
  /// What the element is called in that, where a path stands there, which has no name for it.
  var parameter: String?
  var place: SourceSpan
  /// The cases that the `catch` looks at that it stands in, where it is in one.
  var readInCatch: NameSet?

  /// The cases that nobody has asked for.
  func items(besides read: NameSet) -> [TypeDeclaration.Case] {
    read.contains(error) ? [] : items.filter { !read.contains("\(error).\($0.name)") }
  }
}

extension [ShownName] {
  /// Each place once, as it was looked at last.
  func inSourceOrder() -> [ShownName] {
    var places: Set<UInt32> = []
    return reversed().filter { places.insert($0.place.offset).inserted }
      .sorted { $0.place.offset < $1.place.offset }
  }
}
