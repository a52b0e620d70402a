import MVVMGenDiagnostics

/// Which line of a section is missing above what is declared.
extension FailureExplainer {
  /// A section that what is declared there may belong to.
  func likelySection(of key: Range<Int>) -> String {
    if source.text(key).startsUpper { return "models" }
    var parts = source.text(
      source.startOfValue(behind: key)..<source.file.lineRange(at: key.lowerBound).upperBound)[...]
    if parts.isEmpty, let below = source.content(below: key.lowerBound) {
      parts = source.text(below..<source.file.lineRange(at: below).upperBound)[...]
    }
    return switch String(parts.drop { "{ ".contains($0) }.prefix { $0.isLetter }) {
    case "date", "number", "percent", "currency", "relative", "list", "of", "swift": "formatters"
    case "protocol", "methods", "style", "http": "services"
    case "takes": "inputs"
    case "from", "text", "emits": "outputs"
    default: parts.hasPrefix("{}") ? "inputs" : "state"
    }
  }

  /// `services: as x`, with services below it, and `given: as x`.
  func valueBesideSection(_ section: Range<Int>) -> Diagnostic? {
    let name = source.text(section)
    let isSection = source.column(of: section.lowerBound) == 0 && Self.sections.contains(name)
    guard isSection ? !Self.isTextOfSpec(name) : ["given", "methods", "values"].contains(name)
    else { return nil }
    let value = source.value(of: section)
    return besideList(name, value)
  }

  /// A value beside a key that has more below it.
  func besideList(_ key: String, _ value: Range<Int>) -> Diagnostic {
    Diagnostic(
      .indentation, "what '\(key)' holds stands below it, and nothing beside it",
      at: source.span(value), hint: "remove '\(source.text(value))'", cause: .straySign)
  }

  /// Whether that is a key of a spec itself that can have its value beside it.
  static func isTextOfSpec(_ name: String) -> Bool {
    ["screen", "library", "doc", "access", "uses", "imports", "types"].contains(name)
  }
}
