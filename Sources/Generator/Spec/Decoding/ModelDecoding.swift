import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// Structs, enums and errors.
extension SpecDecoder {
  mutating func model(_ name: Name, _ node: YAMLNode) -> ModelSpec? {
    if let pairs = node.mapping, !pairs.isEmpty,
      !pairs.contains(where: { Form.model.isMeant($0) || $0.key.isText("<<") })
    {
      return modelWithoutItsKeys(name, pairs)
    }
    if reportNamesWithoutBrackets(node) { return nil }
    guard let fields = fields(node, .model), let content = content(of: name, fields) else {
      return nil
    }
    return ModelSpec(
      name: name, doc: doc(fields),
      isExternal: bool(fields["external"], of: "'external'")?.value ?? false, content: content,
      keys: keys(of: content, fields.pair("keys")),
      otherwise: otherwise(of: content, fields.pair("otherwise")))
  }

  private mutating func content(of name: Name, _ fields: Fields) -> ModelSpec.Content? {
    switch (fields.pair("fields"), fields.pair("cases")) {
    case (let pair?, nil) where areNames(pair.value):
      report(
        .wrongShape, "'fields' have types, and these are names alone", at: pair.key.span,
        hint: "names alone are the cases of an enum: write 'cases'")
      // Nobody knows which of them it is.
      return nil
    case (let pair?, nil) where pair.value.isNull:
      report(
        .missingKey, "nothing stands under 'fields'", at: pair.key.span,
        hint: "indent its fields by more than 'fields'; for none write 'fields: {}'")
      return nil
    case (let pair?, nil)
    where (fields.pair("keys") ?? fields.pair("otherwise")) != nil
      && areTextsOfCases(pair.value.mapping ?? []) || areCases(pair.value.mapping ?? []):
      report(
        .wrongShape, "'fields' have types, and these are cases", at: pair.key.span,
        hint: .write("cases"))
      return .cases(cases(pair.value))
    case (let pair?, nil):
      return .fields(self.fields(withoutNamesAlone(pair.value, of: "fields"), of: "'fields'"))
    case (nil, let pair?):
      return .cases(cases(pair.value))
    case (let pair?, let other?):
      let isNext =
        startsNext(other, after: pair, in: .model)
        || startsNext(pair, after: other, in: .model)
      report(
        .conflictingKeys, "a model has 'fields' or 'cases', not both", at: other.key.span,
        hint: "a struct has fields, an enum has cases"
          + (isNext ? "; where two were meant, the name of the second is missing" : ""))
      return nil
    // A key under a wrong name is told already.
    case (nil, nil) where fields.hasUnknown: return nil
    case (nil, nil):
      report(
        .missingKey, "the model \(name.text) has neither 'fields' nor 'cases'", at: name.span,
        hint: fields["external"] == nil
          ? "a struct has 'fields: { name: Type }', an enum has 'cases: [name]'"
          : "a type of which nothing more is known is named in 'types': types: [\(name.text)]")
      return nil
    }
  }

  /// `Name: { case: text }`, a list of cases, or the long form with `cases`.
  mutating func error(_ name: Name, _ node: YAMLNode) -> ModelSpec? {
    var doc: String?
    var cases = node
    if let pair = node.mapping?.first(where: { $0.name == "cases" }),
      pair.value.scalar == nil, let fields = fields(node, .error)
    {
      doc = self.doc(fields)
      cases = pair.value
    } else if let pair = node.mapping?.pair("cases"), pair.value.isEmptyPlain,
      node.mapping?.count ?? 0 > 1
    {
      report(
        .unknownKey, "'cases' would be a case of the error here: nothing stands below it",
        at: pair.key.span, hint: "indent the cases deeper than 'cases:', or remove that line")
      return nil
    } else if let pair = node.mapping?.pair("doc"),
      pair.value.scalar?.text.utf8.contains(0x20) ?? false, node.mapping?.count ?? 0 > 1,
      !holdsInvalid(node)
    {
      report(
        .unknownKey, "'doc' would be a case of the error here", at: pair.key.span,
        hint: "beside a 'doc' the cases stand under 'cases'")
      return nil
    } else if let pair = node.onlyPair,
      let key = pair.name, let nearest = suggestion(for: key, among: ["cases"]),
      pair.value.holdsCases
    {
      report(.unknownKey, "an error has no key '\(key)'", at: pair.key.span, hint: nearest)
      broken.addNames(under: pair.value)
      return nil
    } else if let pair = node.mapping?.pair("fields"),
      pair.value.mapping != nil
    {
      report(
        .unknownKey, "an error has cases, and this is 'fields'", at: pair.key.span,
        hint: "the values of a case stand under its name: { failed: { code: Int } }")
      return nil
    }
    return ModelSpec(
      name: name, doc: doc, isExternal: false, content: .cases(self.cases(cases, isError: true)))
  }

  mutating func fields(_ node: YAMLNode?, of what: String) -> [FieldSpec] {
    entries(node, of: what).compactMap { entry in
      let (name, value) = (entry.name, entry.value)
      guard isLongForm(value) else { return FieldSpec(name: name, doc: nil, type: value) }
      if name.text.startsUpper, what == "'fields'", isModel(value) {
        report(
          .unknownKey, "'\(name.text)' is a model, and stands among fields", at: name.span,
          hint: "indent it less, to put it beside what it stands in")
        broken.add(name.text)
        return nil
      }
      return member(value, of: name) { $0.field(name, value) }
    }
  }

  private func isModel(_ node: YAMLNode) -> Bool {
    node.mapping?.contains { $0.key.isText("fields") || $0.key.isText("cases") } ?? false
  }

  private mutating func field(_ name: Name, _ node: YAMLNode) -> FieldSpec? {
    guard let fields = fields(node, .field), let type = fields["type"] else { return nil }
    return FieldSpec(
      name: name, doc: doc(fields), type: type, defaultValue: fields["default"],
      key: text(fields["key"], of: "the name in JSON"),
      date: text(fields["date"], of: "the form of a date"))
  }
}

extension YAMLNode {
  /// Whether it can only be the cases of an error: their names, their texts, or their values.
  fileprivate var holdsCases: Bool {
    guard let mapping else { return sequence != nil }
    return mapping.contains { pair in
      pair.value.mapping != nil || pair.value.scalar?.text.utf8.contains(0x20) ?? false
    }
  }
}
