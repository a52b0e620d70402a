import MVVMGenDiagnostics
import MVVMGenExpressions

/// What can be written in place of a wrong name.
func namesHint(_ names: [String]) -> Hint { "it has \(names.joined(separator: ", "))" }

extension [TypeDeclaration.Field] {
  /// `id: ..., name: ...`
  var asPlaceholders: String { map { $0.name }.asPlaceholders }

  /// What to write in place of a field's name in JSON.
  func fieldMeant(byKeyInJSON key: String) -> Hint? {
    first { $0.key == key }
      .map { Hint("write '\($0.name)', which JSON calls so", replacement: $0.name) }
  }

  /// Without those whose names can't be names, which was told: nobody can give or read them.
  var withNames: Self { filter { isName($0.name) } }
}

/// What has fields that are given by their names: a model, a cell, or a case with values.
struct FieldOwner {
  let type: String
  var caseName: String?
  /// Whether it is a cell that is made from its sources.
  var isFromSources = false
  let fields: [TypeDeclaration.Field]

  /// What the fields are declared under.
  var holder: String { isFromSources ? "\(type).from" : caseName.map { "\(type).\($0)" } ?? type }

  /// What a message calls it.
  var title: String { caseName.map { "the case '\($0)'" } ?? "'\(type)'" }

  /// The field of a name, wherever it is written, as other messages know it.
  func missing(_ field: String, meant: Hint?) -> Diagnostic.Missing {
    .init(.member(field, of: holder), isGuessed: meant != nil)
  }
}

extension ExpressionChecker {
  func related(to type: String) -> [Diagnostic.Related] {
    types[type].map { [.declaration(of: type, at: $0.span)] } ?? []
  }

  /// Says that there is no such field.
  mutating func reportStranger(
    _ id: DiagnosticID, _ name: String, in owner: FieldOwner, at span: SourceSpan
  ) {
    if poisoned.contains(name) { return }
    let names = owner.fields.withNames.map { $0.name }
    let meant = owner.fields.fieldMeant(byKeyInJSON: name) ?? suggestion(for: name, among: names)
    // It may be one of those.
    if meant == nil, names.count < owner.fields.count { return }
    report(
      id, "\(owner.title) has no '\(name)'", at: span,
      hint: meant
        ?? (name == owner.type ? "its fields stand there without its name" : nil)
          ?? (name.hasPrefix("...")
            ? "a copy with other fields is '=\(name.dropFirst(3)).with(field: value)'" : nil)
            ?? (names.isEmpty ? textOfType(in: owner) ?? "it has no values" : namesHint(names)),
      related: related(to: owner.type), missing: owner.missing(name, meant: meant),
      roots: owner.fields.isEmpty
        ? owner.caseName.map { valuesMissing(of: $0, in: owner.type) } ?? [] : [])
    if owner.isFromSources, let place = types[owner.type]?.span {
      note(owner.type, at: place, having: "source \(name)")
    }
  }

  /// `closed: Date`, where a type alone is the text of the case.
  private func textOfType(in owner: FieldOwner) -> Hint? {
    guard let name = owner.caseName,
      let text = types.cases(of: .named(owner.type))?.first(where: { $0.name == name })?.text,
      types[text] != nil || ValueType.builtIns[text] != nil
    else { return nil }
    return "'\(text)' is its text; values have names: \(name): { name: \(text) }"
  }

  /// Where none of several names is known, they are those of something else altogether: the first
  /// says enough, but for those that are nearly right.
  mutating func joinStrangers(from before: Int) {
    guard diagnostics.count > before + 1 else { return }
    let id = diagnostics[before].id
    takeBack(from: before + 1) { $0.id == id && !($0.missing?.isGuessed ?? false) }
  }

  /// The values of fields in the order of their declaration; nil where any is missing, which is
  /// told.
  mutating func arguments(
    _ given: NameTable<TypedExpression>, of owner: FieldOwner, at span: SourceSpan,
    needsAll: Bool = true, fillsOptionals: Bool, showsType: Bool = false
  ) -> [TypedExpression.Argument]? {
    let missing = owner.fields.withNames.filter { given[$0.name] == nil && !$0.mayBeLeftOut }
    if needsAll, !missing.isEmpty {
      // It may contain itself.
      if poisoned.contains(owner.type) { return nil }
      let list = missing.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
      report(
        .wrongCall, "\(owner.title) needs \(list)", at: span,
        hint: "add \(missing.asPlaceholders)",
        related: showsType ? related(to: owner.type) : [],
        missing: .init(.arguments(missing.map { $0.name }, of: owner.holder)))
      return nil
    }
    return owner.fields.compactMap { field in
      let value = given[field.name] ?? (fillsOptionals ? TypedExpression(.null, field.type) : nil)
      return value.map { TypedExpression.Argument(label: field.name, value: $0) }
    }
  }

  /// Whether a key of a map was there before, which is told.
  mutating func isDoubled<Key: Hashable>(
    _ key: Key, _ title: @autoclosure () -> String, at span: SourceSpan,
    in places: inout [Key: SourceSpan], _ id: DiagnosticID = .sameKey
  ) -> Bool {
    guard let first = places[key] else {
      places[key] = span
      return false
    }
    report(
      id, "\(title()) is given twice", at: span, hint: "remove one of them",
      related: [Diagnostic.Related(first, "it is here first")])
    return true
  }
}
