import MVVMGenDiagnostics

/// The name of a tag that says no more than what the place of a value says anyway: `int`.
func standardName(ofTag tag: String) -> String? {
  let prefix = "tag:yaml.org,2002:"
  guard tag.hasPrefix(prefix) else { return nil }
  let name = String(tag.dropFirst(prefix.count))
  return ["str", "int", "float", "bool", "null", "seq", "map"].contains(name) ? name : nil
}

extension YAMLScalar {
  /// Whether a value is what such a tag says of it.
  func fits(tag: String) -> Bool {
    switch tag {
    case "int": Int(text) != nil
    case "float": Double(text) != nil
    case "bool": text == "true" || text == "false"
    case "null": ["", "~", "null", "Null", "NULL"].contains(text)
    case "seq", "map": false
    default: true
    }
  }
}

extension Diagnostic {
  /// `!!int five`: the tag would be ignored, and says something else than the value.
  static func wrongTag(_ name: String, of scalar: YAMLScalar, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .tag, "the tag '!!\(name)' does not fit '\(scalar.text)'", at: span,
      hint: "remove the tag: the place of a value says its type")
  }
}
