import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

extension SpecDecoder {
  mutating func constant(_ name: Name, _ node: YAMLNode) -> ConstantSpec? {
    guard let fields = fields(node, .constant) else { return nil }
    guard let type = fields["type"], let value = fields["value"] else { return nil }
    return ConstantSpec(name: name, doc: doc(fields), type: type, value: value)
  }

  /// `name: Type`, or the long form with a `doc`.
  mutating func parameters(
    _ node: YAMLNode?, of what: String, _ form: Form = .parameter
  ) -> [ParameterSpec] {
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
        guard let fields = decoder.fields(value, form), let type = fields["type"] else {
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
    if let first = words.first, first.startsLower, namesAlone(node) != nil {
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
    let name = nameOfValue(of: written)
    return "each has a name: { \(name): \(isInQuotes ? "'\(written)'" : written) }"
  }

  /// How others say that there are no parameters.
  private static let nothing = ["()", "Void", "nil", "no", "none", "nothing", "void"]

  /// `fields: { name, email }`, where each lacks its type, or its name: one message for all.
  mutating func withoutNamesAlone(_ node: YAMLNode, of what: String) -> YAMLNode {
    guard let pairs = node.mapping, pairs.count > 1,
      pairs.allSatisfy({ $0.value.isEmptyPlain })
    else { return node }
    let names = pairs.map { $0.name ?? "name" }
    let areTypes = names.allSatisfy { $0.startsUpper }
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

  mutating func cell(_ name: Name, _ node: YAMLNode) -> CellSpec? {
    guard !hasFieldsAmongSources(node), let fields = fields(node, .cell) else { return nil }
    var cell = CellSpec(
      name: name, doc: doc(fields), sources: parameters(fields["from"], of: "'from'"), fields: [])
    if reportNoName(fields["fields"]) {
      // Nothing can be asked of a cell whose fields are not known.
      broken.add(name.text)
      return cell
    }
    for entry in entries(outdented("fields", fields["fields"]), of: "'fields'") {
      let (name, value) = (entry.name, entry.value)
      if let field = member(value, of: name, { $0.cellField(name, value) }) {
        cell.fields.append(field)
      }
    }
    return cell
  }

  /// What stands under `fields`, where that line is missing: one message for all of it.
  private mutating func hasFieldsAmongSources(_ node: YAMLNode) -> Bool {
    guard let pairs = node.mapping, !pairs.has("fields"),
      let field = pairs["from"]?.mapping?.first(where: { $0.isCellField })
    else { return false }
    report(
      .unknownKey, "'\(field.name ?? "")' is a field of the cell, and no source",
      at: field.key.span, hint: "is the line 'fields:' missing above it?")
    return true
  }

  /// `fields: { from: item.title }`, without the name of the field.
  private mutating func reportNoName(_ node: YAMLNode?) -> Bool {
    guard let pairs = node?.mapping, let first = pairs.first, pairs.has("from"),
      pairs.allSatisfy({ pair in Form.cellField.has(pair) && pair.value.scalar != nil })
    else { return false }
    report(
      .wrongShape, "a field of a cell has a name, and these are its keys", at: first.key.span,
      hint: "give it one: title: { \(first.key.asWritten): \(first.value.asWritten) }")
    return true
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
        hint: "keep 'text' for a text with holes, 'from' for an expression",
        related: [Diagnostic.Related(from.key.span, "'from' is here")])
      return .from(from.value)
    case (nil, nil): return nil
    }
  }

  /// Whether a declaration is written with keys, and not as a type: `{String: Int}` is a type.
  func isLongForm(_ node: YAMLNode) -> Bool {
    guard let pairs = node.mapping else { return false }
    guard pairs.count == 1, let key = pairs.first?.name else { return true }
    return key.first.map { $0.isLowercase || "$<.".contains($0) } ?? true
  }
}
