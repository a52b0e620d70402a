import Diagnostics
import Reading

extension SpecDecoder {
  mutating func constant(_ name: Name, _ node: YAMLNode) -> ConstantSpec? {
    guard let fields = fields(node, .constant) else { return nil }
    guard let type = fields["type"], let value = fields["value"] else { return nil }
    return ConstantSpec(name: name, doc: doc(fields), type: type, value: value)
  }

  /// `name: Type`, or the long form with a `doc`.
  mutating func parameters(_ node: YAMLNode?, of what: String) -> [ParameterSpec] {
    var parameters: [ParameterSpec] = []
    let hint = node.flatMap { named($0) }
    let known = node.map { withoutNamesAlone($0, of: "parameters") }
    for entry in entries(known, of: what, hint: hint) {
      let (name, value) = (entry.name, entry.value)
      guard isLongForm(value) else {
        parameters.append(ParameterSpec(name: name, doc: nil, type: value))
        continue
      }
      let parameter: ParameterSpec? = part(value, of: name) { decoder in
        guard let fields = decoder.fields(value, .parameter), let type = fields["type"] else {
          return nil
        }
        return ParameterSpec(name: name, doc: decoder.doc(fields), type: type)
      }
      if let parameter { parameters.append(parameter) }
    }
    return parameters
  }

  /// How a type that stands alone is given a name: `Order` as `{ order: Order }`.
  private func named(_ node: YAMLNode) -> Hint? {
    if Self.nothing.contains(node.scalar?.text ?? "") {
      return "what takes nothing has no 'takes': remove it; an event alone is written {}"
    }
    let words = node.sequence?.compactMap { $0.scalar?.text } ?? []
    if let first = words.first, first.first?.isLowercase ?? false, namesAlone(node) != nil {
      return "each has a type: { \(words.map { "\($0): Type" }.joined(separator: ", ")) }"
    }
    if words.count > 1 { return "each has a name: { name: \(words[0]), ... }" }
    let type = node.scalar ?? node.sequence.flatMap { $0.count == 1 ? $0[0].scalar : nil }
    guard let text = type?.text, text.first.map({ $0.isUppercase || $0 == "[" }) ?? false else {
      return node.scalar != nil && namesAlone(node) != nil
        ? "each has a type: { \(type?.text ?? ""): Type }" : nil
    }
    let written = node.sequence == nil ? text : "[\(text)]"
    let isInQuotes = written.hasPrefix("[") && written.hasSuffix("?")
    let name = written.hasPrefix("[") ? "items" : Self.nameOfValue(of: text)
    return "each has a name: { \(name): \(isInQuotes ? "'\(written)'" : written) }"
  }

  /// How others say that there are no parameters.
  private static let nothing = ["()", "Void", "nil", "no", "none", "nothing", "void"]

  /// What a value of a type could be called: `order` of `Order`, `id` of `UUID?`.
  private static func nameOfValue(of type: String) -> String {
    switch type.prefix(while: { $0.isLetter || $0.isNumber }) {
    case "String", "Int", "Double", "Bool": "name"
    case "UUID": "id"
    case let name: String(name).withoutCapitals
    }
  }

  mutating func model(_ name: Name, _ node: YAMLNode) -> ModelSpec? {
    if let pairs = node.mapping, !pairs.isEmpty,
      !pairs.contains(where: { Form.model.isMeant($0) || $0.key.isText("<<") })
    {
      if pairs.count == 1, let pair = pairs.first, pair.value.scalar == nil,
        let key = pair.key.scalar?.text
      {
        let isEnum = pair.value.sequence != nil || ["values", "enum", "options"].contains(key)
        let meant = isEnum ? "cases" : "fields"
        let word = Hint.didYouMean(meant)
        let neighbor = neighborHint(for: key, pair.value, pairs, .model)
        report(
          .unknownKey, "a model has no key '\(key)'", at: pair.key.span,
          hint: neighbor ?? word)
        guard neighbor == nil else { return nil }
        // What stands under it is read as it was meant.
        settle(from: diagnostics.count - 1)
        return ModelSpec(
          name: name, doc: nil, isExternal: false,
          content: isEnum
            ? .cases(cases(pair.value)) : .fields(self.fields(pair.value, of: "'fields'")))
      }
      // `{ type: object, properties: { … } }`
      let schema = pairs.first { $0.key.isText("properties") && $0.value.mapping != nil }
      if let schema {
        report(
          .unknownKey, "a model has no key 'properties'", at: schema.key.span,
          hint: "write 'fields', and nothing beside it")
        return nil
      }
      // `{ type: enum, values: [a, b] }`, as JSON Schema and others have it.
      let listed = pairs.first {
        ["values", "enum", "options"].contains($0.key.scalar?.text) && $0.value.sequence != nil
      }
      if let listed {
        report(
          .unknownKey, "a model has no key '\(listed.key.scalar?.text ?? "")'", at: listed.key.span,
          hint: "write 'cases', and nothing beside it")
        return nil
      }
      report(
        .missingKey, "the model \(name.text) has neither 'fields' nor 'cases'", at: name.span,
        hint: namesOfCases(pairs).map { "write 'cases: [\($0)]'" }
          ?? (areTextsOfCases(pairs)
            ? name.text.hasSuffix("Error")
              ? "is the line 'errors:' missing above it?"
              : "write its cases under 'cases': { cases: { name: text } }"
            : "write its fields under 'fields': { fields: { name: Type } }"))
      return nil
    }
    if reportNamesWithoutBrackets(node) { return nil }
    guard let fields = fields(node, .model) else { return nil }
    let content: ModelSpec.Content
    switch (fields.pair("fields"), fields.pair("cases")) {
    case (let pair?, nil) where areNames(pair.value):
      report(
        .wrongShape, "'fields' have types, and these are names alone", at: pair.key.span,
        hint: "names alone are the cases of an enum: write 'cases'")
      // Nobody knows which of them it is.
      return nil
    case (let pair?, nil):
      content = .fields(self.fields(withoutNamesAlone(pair.value, of: "fields"), of: "'fields'"))
    case (nil, let pair?):
      content = .cases(cases(pair.value))
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
        hint: "a struct has 'fields: { name: Type }', an enum has 'cases: [name]'")
      return nil
    }
    return ModelSpec(
      name: name, doc: doc(fields),
      isExternal: bool(fields["external"], of: "'external'")?.value ?? false, content: content,
      keys: keys(of: content, fields.pair("keys")))
  }

  /// `{ cases: a, b }`
  private mutating func reportNamesWithoutBrackets(_ node: YAMLNode) -> Bool {
    guard let pairs = node.mapping, pairs.count > 1,
      let first = pairs.first?.value.scalar, pairs[0].key.isText("cases"), !first.isEmptyPlain,
      pairs.dropFirst().allSatisfy({ $0.value.scalar?.isEmptyPlain ?? false })
    else { return false }
    let names = [first.text] + pairs.dropFirst().compactMap { $0.key.scalar?.text }
    report(
      .wrongShape, "'cases' is written as a map, and this is a text", at: pairs[0].value.span,
      hint: "list them: [\(names.joined(separator: ", "))]")
    return true
  }

  /// `fields: { name, email }`, where each lacks its type, or its name: one message for all.
  private mutating func withoutNamesAlone(_ node: YAMLNode, of what: String) -> YAMLNode {
    guard let pairs = node.mapping, pairs.count > 1,
      pairs.allSatisfy({ $0.value.scalar?.isEmptyPlain ?? false })
    else { return node }
    let names = pairs.map { $0.key.scalar?.text ?? "name" }
    let areTypes = names.allSatisfy { $0.first?.isUppercase ?? false }
    let written = names.enumerated().map { areTypes ? "name\($0 + 1): \($1)" : "\($1): String" }
    report(
      .wrongShape,
      areTypes
        ? "\(what) have names, and these are types alone"
        : "\(what) have types, and these are names alone", at: node.span,
      hint: "for example { \(written.joined(separator: ", ")) }")
    var known = node
    known.content = .mapping(
      areTypes
        ? [] : pairs.map { YAMLPair(key: $0.key, value: YAMLNode(.invalid, span: $0.value.span)) })
    return known
  }

  /// `{ idle, busy }`, as errors are written.
  private func namesOfCases(_ pairs: [YAMLPair]) -> String? {
    guard pairs.count > 1, pairs.allSatisfy({ $0.value.scalar?.isEmptyPlain ?? false }) else {
      return nil
    }
    let names = pairs.compactMap { $0.key.scalar?.text }
    return names.allSatisfy { $0.first?.isLowercase ?? false && $0.utf8.allSatisfy(\.isInName) }
      ? names.joined(separator: ", ") : nil
  }

  /// `{ idle: Idle, busy: Working }`: the values are no types, and one says what its key does, or
  /// is more than a word.
  private func areTextsOfCases(_ pairs: [YAMLPair]) -> Bool {
    let texts = pairs.compactMap { $0.value.scalar?.text }
    guard texts.count == pairs.count,
      texts.allSatisfy({ text in
        !Form.ownTypes.contains(text)
          && text.allSatisfy { $0.isLetter || $0.isNumber || " '-.,!".contains($0) }
      })
    else { return false }
    return pairs.contains { pair in
      let text = pair.value.scalar?.text ?? ""
      return text.utf8.contains(0x20) || text.lowercased() == pair.key.scalar?.text.lowercased()
    }
  }

  private func areNames(_ node: YAMLNode) -> Bool {
    guard let elements = node.sequence, !elements.isEmpty else { return false }
    return elements.allSatisfy { element in
      let text = element.scalar?.text ?? ""
      return text.first?.isLowercase ?? false && text.allSatisfy { $0.isLetter || $0.isNumber }
    }
  }

  /// `Name: { case: text }`, a list of cases, or the long form with `cases`.
  mutating func error(_ name: Name, _ node: YAMLNode) -> ModelSpec? {
    var doc: String?
    var cases = node
    if let pair = node.mapping?.first(where: { $0.key.scalar?.text == "cases" }),
      pair.value.scalar == nil, let fields = fields(node, .error)
    {
      doc = self.doc(fields)
      cases = pair.value
    } else if let pair = node.mapping?.pair("doc"),
      pair.value.scalar?.text.utf8.contains(0x20) ?? false, node.mapping?.count ?? 0 > 1,
      !holdsInvalid(node)
    {
      report(
        .unknownKey, "'doc' would be a case of the error here", at: pair.key.span,
        hint: "beside a 'doc' the cases stand under 'cases'")
      return nil
    } else if let pair = node.mapping?.first, node.mapping?.count == 1,
      let key = pair.key.scalar?.text, let nearest = suggestion(for: key, among: ["cases"]),
      pair.value.holdsCases
    {
      report(
        .unknownKey, "an error has no key '\(key)'", at: pair.key.span, hint: nearest)
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
      name: name, doc: doc, isExternal: false, content: .cases(self.cases(cases)))
  }

  mutating func fields(_ node: YAMLNode?, of what: String) -> [FieldSpec] {
    entries(node, of: what).compactMap { entry in
      let (name, value) = (entry.name, entry.value)
      guard isLongForm(value) else {
        return FieldSpec(name: name, doc: nil, type: value)
      }
      return member(value, of: name) { $0.field(name, value) }
    }
  }

  private mutating func field(_ name: Name, _ node: YAMLNode) -> FieldSpec? {
    guard let fields = fields(node, .field), let type = fields["type"] else { return nil }
    return FieldSpec(
      name: name, doc: doc(fields), type: type, defaultValue: fields["default"],
      key: text(fields["key"], of: "the name in JSON"),
      date: text(fields["date"], of: "the form of a date"))
  }

  mutating func cell(_ name: Name, _ node: YAMLNode) -> CellSpec? {
    guard let fields = fields(node, .cell) else { return nil }
    var cell = CellSpec(
      name: name, doc: doc(fields), sources: parameters(fields["from"], of: "'from'"), fields: [])
    for entry in entries(fields["fields"], of: "'fields'") {
      let (name, value) = (entry.name, entry.value)
      if let field = member(value, of: name, { $0.cellField(name, value) }) {
        cell.fields.append(field)
      }
    }
    return cell
  }

  private mutating func cellField(_ name: Name, _ node: YAMLNode) -> CellSpec.Field? {
    guard let fields = fields(node, .cellField) else { return nil }
    guard let content = content(fields) else {
      if fields.hasUnknown { return nil }
      report(
        .missingKey, "the field '\(name.text)' has neither 'from' nor 'text'", at: name.span,
        hint: "write '\(name.text): { from: expression }' or '{ text: ... }'")
      return nil
    }
    return CellSpec.Field(name: name, doc: doc(fields), content: content)
  }

  /// `from:` or `text:`; nil where there is neither.
  mutating func content(_ fields: Fields) -> ContentSpec? {
    switch (fields.pair("from"), fields.pair("text")) {
    case (let from?, nil): return .from(from.value)
    case (nil, let text?): return .text(text.value)
    case (let from?, let text?):
      report(
        .conflictingKeys, "'from' and 'text' can't stand together", at: text.key.span,
        hint: "keep the one that says what is meant",
        related: [Diagnostic.Related(from.key.span, "'from' is here")])
      return .from(from.value)
    case (nil, nil): return nil
    }
  }

  /// Whether a declaration is written with keys, and not as a type: `{String: Int}` is a type.
  func isLongForm(_ node: YAMLNode) -> Bool {
    guard let pairs = node.mapping else { return false }
    guard pairs.count == 1, let key = pairs.first?.key.scalar?.text else { return true }
    return key.first.map { $0.isLowercase || "$<.".contains($0) } ?? true
  }
}

extension Form {
  /// Whether a key is one of the form's, or nearly.
  fileprivate func isMeant(_ pair: YAMLPair) -> Bool {
    guard let key = pair.key.scalar?.text else { return true }
    let names = keys.map(\.name)
    return names.contains(key) || suggestion(for: key, among: names) != nil
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
