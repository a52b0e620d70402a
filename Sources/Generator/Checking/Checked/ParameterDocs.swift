import Diagnostics
import Spec

/// What a doc comment says of parameters.
public enum ParameterDocs {
  /// The documentation of something that takes parameters, with theirs; nil for none.
  static func added(to doc: String?, _ parameters: [ParameterSpec]) -> String? {
    let lines = parameters.compactMap { parameter in
      parameter.doc.map { line(parameter.name.text, $0) }
    }
    guard !lines.isEmpty else { return doc }
    let list = lines.joined(separator: "\n")
    return doc.map { "\($0)\n\n\(list)" } ?? list
  }

  /// The same of an initialiser that takes needs.
  public static func added(to doc: String, _ needs: [CheckedNeed]) -> String {
    let lines = needs.compactMap { need in need.doc.map { line(need.name, $0) } }
    return lines.isEmpty ? doc : "\(doc)\n\n" + lines.joined(separator: "\n")
  }

  /// `- Parameter name: what it is`
  private static func line(_ name: String, _ doc: String) -> String {
    "- Parameter \(name): \(doc.split(whereSeparator: { $0.isNewline }).joined(separator: " "))"
  }
}
