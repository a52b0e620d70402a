import Diagnostics
import Expressions

/// What has fields that are given by their names: a model, a cell, or a case with values.
struct FieldOwner {
  let type: String
  var caseName: String?
  let fields: [TypeDeclaration.Field]

  /// What a message calls it.
  var title: String { caseName.map { "the case '\($0)'" } ?? "'\(type)'" }

  /// The field of a name, wherever it is written, as other messages know it.
  func missing(_ field: String, meant: String?) -> Diagnostic.Missing {
    .init("\(caseName.map { "\(type).\($0)" } ?? type).\(field)", meant: meant)
  }
}

extension ValueChecker {
  /// Says that there is no such field.
  mutating func reportStranger(
    _ id: DiagnosticID, _ name: String, in owner: FieldOwner, at span: SourceSpan
  ) {
    if poisoned.contains(name) { return }
    let names = owner.fields.map(\.name)
    let nearest = suggestion(for: name, among: names)
    let meant = nearest?.hint
    report(
      id, "\(owner.title) has no '\(name)'", at: span,
      hint: meant
        ?? (names.isEmpty ? "it has no values" : "it has \(names.joined(separator: ", "))"),
      related: related(to: owner.type), missing: owner.missing(name, meant: meant), nearest: nearest
    )
  }
}
