import MVVMGenDiagnostics

/// A model of the spec that is written.
struct ImportedModel {
  var name: String
  var doc: String?
  var content: Content

  enum Content {
    case fields([Field])
    /// The names of the cases, and those of them in JSON.
    case cases([(name: String, key: String)])
  }

  struct Field {
    var name: String
    var type: ImportedType
    /// What stands for a missing value, as a spec writes it.
    var value: String?
    /// The name in JSON.
    var key: String
    var doc: String?
    var span: SourceSpan
  }
}

/// A type of the spec that is written.
struct ImportedType {
  /// Without `?`.
  var text: String
  var isOptional = false
  /// The form of a Date, where it is a pattern.
  var datePattern: String?
  /// The model that a value holds in itself, not in a list.
  var inner: String?

  var written: String { isOptional ? text + "?" : text }
}
