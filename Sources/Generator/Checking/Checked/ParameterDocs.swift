import MVVMGenDiagnostics
import MVVMGenSpec

/// What a doc comment says of parameters.
public enum ParameterDocs {
  /// The documentation of something that takes parameters, with theirs; nil for none.
  static func added(to doc: String?, _ parameters: [ParameterSpec]) -> String? {
    let entries = parameters.compactMap { parameter in
      parameter.doc.map { entry(parameter.name.text, $0) }
    }
    guard let list = list(entries) else { return doc }
    return doc.map { "\($0)\n\n\(list)" } ?? list
  }

  /// The same of an initialiser that takes needs.
  public static func added(to doc: String, _ needs: [CheckedNeed]) -> String {
    let entries = needs.compactMap { need in need.doc.map { entry(need.name, $0) } }
    return list(entries).map { "\(doc)\n\n\($0)" } ?? doc
  }

  /// What is said of the values of a case; nil for nothing.
  static func of(_ values: [FieldSpec]) -> String? {
    list(values.compactMap { value in value.doc.map { entry(value.name.text, $0) } })
  }

  /// `name: what it is`
  private static func entry(_ name: String, _ doc: String) -> String {
    "\(name): \(doc.split(whereSeparator: { $0.isNewline }).joined(separator: " "))"
  }

  /// `- Parameter name: what it is`, and a list of several.
  private static func list(_ entries: [String]) -> String? {
    switch entries.count {
    case 0: nil
    case 1: "- Parameter \(entries[0])"
    default: "- Parameters:\n" + entries.map { "  - \($0)" }.joined(separator: "\n")
    }
  }
}
