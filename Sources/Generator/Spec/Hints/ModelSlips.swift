import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// Models that are written in other ways.
extension SpecDecoder {
  /// A model that has none of a model's keys: what is meant by those that stand there.
  mutating func modelWithoutItsKeys(_ name: Name, _ pairs: [YAMLPair]) -> ModelSpec? {
    if pairs.count == 1, let pair = pairs.first, pair.value.scalar == nil, let key = pair.name {
      return model(name, pair, key)
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
      ["values", "enum", "options"].contains($0.name) && $0.value.sequence != nil
    }
    if let listed {
      report(
        .unknownKey, "a model has no key '\(listed.name ?? "")'", at: listed.key.span,
        hint: "write 'cases', and nothing beside it")
      return nil
    }
    let areCases = areTextsOfCases(pairs)
    let isOfError = areCases && name.text.hasSuffix("Error")
    let written = YAMLNode(.mapping(pairs), span: name.span).asWritten
    let example = areCases ? "{ name: text }" : "{ name: Type }"
    let areTypes = pairs.allSatisfy { $0.value.scalar?.text.first?.isUppercase ?? true }
    let isExample = written.utf8.count > 80 || written.holds("...") || !areCases && !areTypes
    let parts = isExample ? example : written
    report(
      .missingKey, "the model \(name.text) has neither 'fields' nor 'cases'", at: name.span,
      hint: namesOfCases(pairs).map { "write 'cases: [\($0)]'" }
        ?? (isOfError
          ? "is the line 'errors:' missing above it?"
          : areCases
            ? "write its cases under 'cases': { cases: \(parts) }"
            : "write its fields under 'fields': { fields: \(parts) }"),
      // Other errors below it miss the same line.
      missing: isOfError ? .init(.key("errors", of: ""), isGuessed: true) : nil)
    return nil
  }

  /// `{ values: [a, b] }` and `{ params: { name: String } }`
  private mutating func model(_ name: Name, _ pair: YAMLPair, _ key: String) -> ModelSpec? {
    let isEnum = pair.value.sequence != nil || ["values", "enum", "options"].contains(key)
    let meant = isEnum ? "cases" : "fields"
    let word = Hint.didYouMean(meant)
    let hint = unknownKey(pair, in: [pair], .model)?.hintInForm
    report(.unknownKey, "a model has no key '\(key)'", at: pair.key.span, hint: hint ?? word)
    guard hint == nil else { return nil }
    // What stands under it is read as it was meant.
    settle(from: diagnostics.count - 1)
    return ModelSpec(
      name: name, doc: nil, isExternal: false,
      content: isEnum
        ? .cases(cases(pair.value)) : .fields(self.fields(pair.value, of: "'fields'")))
  }

  /// `{ cases: a, b }`
  mutating func reportNamesWithoutBrackets(_ node: YAMLNode) -> Bool {
    guard let pairs = node.mapping, pairs.count > 1,
      let first = pairs.first?.value.scalar, pairs[0].key.isText("cases"), !first.isEmptyPlain,
      pairs.dropFirst().allSatisfy({ $0.value.isEmptyPlain })
    else { return false }
    let names = [first.text] + pairs.dropFirst().compactMap { $0.name }
    report(
      .wrongShape, "'cases' is written as a map, and this is a text", at: pairs[0].value.span,
      hint: "list them: [\(names.joined(separator: ", "))]")
    return true
  }

  /// `{ idle, busy }`, as errors are written.
  private func namesOfCases(_ pairs: [YAMLPair]) -> String? {
    guard pairs.count > 1, pairs.allSatisfy({ $0.value.isEmptyPlain }) else { return nil }
    let names = pairs.names
    return names.allSatisfy { $0.startsLower && $0.utf8.allSatisfy { $0.isInName } }
      ? names.joined(separator: ", ") : nil
  }

  /// `{ idle: Idle, busy: Working }`: the values are no types, and one says what its key does, or
  /// is more than a word.
  func areTextsOfCases(_ pairs: [YAMLPair]) -> Bool {
    let texts = pairs.compactMap { $0.value.scalar?.text }
    guard texts.count == pairs.count,
      texts.allSatisfy({ text in
        !Form.ownTypes.contains(text)
          && text.allSatisfy { $0.isLetter || $0.isNumber || " '-.,!…’".contains($0) }
      })
    else { return false }
    return pairs.contains { pair in
      let text = pair.value.scalar?.text ?? ""
      return text.utf8.contains(0x20) || text.lowercased() == pair.name?.lowercased()
    }
  }

  /// `{ idle: {}, busy: { part: Double }, done: Ready }`: one has nothing or values behind it, as
  /// no field has, and all others can be cases.
  func areCases(_ pairs: [YAMLPair]) -> Bool {
    let isCase = { (pair: YAMLPair) in
      pair.value.mapping?.allSatisfy { value in
        // `{ String: Int }` is a dictionary.
        !Form.field.isMeant(value) && value.name?.startsLower ?? false
          && (value.isTyped || value.value.scalar?.text.startsUpper ?? false)
      } ?? false
    }
    return pairs.contains(where: isCase)
      && pairs.allSatisfy { pair in
        isCase(pair) || !pair.isTyped && pair.value.scalar?.text.first?.isLetter ?? true
      }
  }

  /// Lower-case names alone, which are those of cases.
  func areNames(_ node: YAMLNode) -> Bool {
    guard let elements = node.sequence, !elements.isEmpty else { return false }
    return elements.allSatisfy { element in
      let text = element.scalar?.text ?? ""
      return text.startsLower && text.allSatisfy { $0.isLetter || $0.isNumber }
    }
  }
}

extension Form {
  /// Whether a key is one of the form's, or nearly.
  func isMeant(_ pair: YAMLPair) -> Bool {
    guard let key = pair.name else { return true }
    let names = keys.map { $0.name }
    return names.contains(key) || suggestion(for: key, among: names) != nil
  }
}

extension YAMLPair {
  /// Whether one of the language's own types stands behind it, or what only a type is written with.
  fileprivate var isTyped: Bool {
    guard let text = value.scalar?.text else { return value.sequence?.count == 1 }
    return Form.ownTypes.contains(text) || text.hasSuffix("?") || text.hasPrefix("[")
  }
}
