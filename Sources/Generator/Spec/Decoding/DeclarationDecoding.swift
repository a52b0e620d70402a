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
    for (name, value) in entries(known, of: what, hint: hint) {
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
  private func named(_ node: YAMLNode) -> String? {
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
        report(
          .unknownKey, "a model has no key '\(key)'", at: pair.key.span,
          hint: pair.value.sequence != nil || ["values", "enum", "options"].contains(key)
            ? "did you mean 'cases'?" : "did you mean 'fields'?")
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
        hint: "write its fields under 'fields': { fields: { name: Type } }")
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
      content = .cases(cases(pair.value))
    case (let pair?, nil):
      content = .fields(self.fields(withoutNamesAlone(pair.value, of: "fields"), of: "'fields'"))
    case (nil, let pair?):
      content = .cases(cases(pair.value))
    case (let pair?, let other?):
      let isNext = startsNext(other, after: pair) || startsNext(pair, after: other)
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
      isExternal: bool(fields["external"], of: "'external'")?.value ?? false, content: content)
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
      pairs.map { YAMLPair(key: $0.key, value: YAMLNode(.invalid, span: $0.value.span)) })
    return known
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
    } else if let pair = node.mapping?.first(where: { $0.key.isText("doc") }),
      pair.value.scalar?.text.utf8.contains(0x20) ?? false, node.mapping?.count ?? 0 > 1
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
        .unknownKey, "an error has no key '\(key)'", at: pair.key.span, hint: nearest.hint,
        nearest: nearest)
      broken.addNames(under: pair.value)
      return nil
    } else if let pair = node.mapping?.first(where: { $0.key.isText("fields") }),
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

  private mutating func fields(_ node: YAMLNode?, of what: String) -> [FieldSpec] {
    entries(node, of: what).compactMap { name, value in
      guard isLongForm(value) else {
        return FieldSpec(name: name, doc: nil, type: value)
      }
      guard let fields = fields(value, .field), let type = fields["type"] else { return nil }
      return FieldSpec(
        name: name, doc: doc(fields), type: type, defaultValue: fields["default"],
        key: text(fields["key"], of: "the name in JSON"),
        date: text(fields["date"], of: "the form of a date"))
    }
  }

  /// `[idle, busy(count: Int)]` as it is written; nil where no case has values.
  private func casesWithValues(_ elements: [YAMLNode]) -> String? {
    var hasValues = false
    let cases = elements.compactMap { element -> String? in
      if let text = element.scalar?.text { return "\(text): {}" }
      if let pair = element.mapping?.first, element.mapping?.count == 1,
        let name = pair.key.scalar?.text, let values = pair.value.mapping
      {
        hasValues = true
        let written = values.compactMap { value in
          value.key.scalar.map { "\($0.text): \(value.value.scalar?.text ?? "...")" }
        }
        return "\(name): { \(written.joined(separator: ", ")) }"
      }
      guard let pair = element.mapping?.first, let key = pair.key.scalar,
        let signature = signature(Name(key.text, at: pair.key.span), pair.value)
      else { return nil }
      hasValues = true
      return signature.asCase
    }
    return hasValues && cases.count == elements.count ? "{ \(cases.joined(separator: ", ")) }" : nil
  }

  private mutating func cases(_ node: YAMLNode) -> [CaseSpec] {
    if let elements = node.sequence {
      let pairs = elements.compactMap { $0.mapping?.count == 1 ? $0.mapping?.first : nil }
      if !pairs.isEmpty, pairs.count == elements.count {
        // `[{ name: open }, { name: done }]`
        let areNamed = pairs.allSatisfy { $0.key.isText("name") }
        let names = pairs.compactMap { (areNamed ? $0.value : $0.key).scalar?.text }
        if areNamed {
          report(
            .wrongShape, "a case is a name, and this is a map", at: elements[0].span,
            hint: "write [\(names.joined(separator: ", "))]")
          return []
        }
        report(
          .wrongShape, "cases with texts or values are written as a map, and this is a list",
          at: node.span,
          hint: "write { \(names.map { "\($0): ..." }.joined(separator: ", ")) }")
        return []
      }
      if let written = casesWithValues(elements) {
        report(
          .wrongShape, "cases with values are written as a map, and this is a list", at: node.span,
          hint: "write \(written)")
        return []
      }
      if let text = pairs.first(where: { $0.value.scalar?.isEmptyPlain == false }),
        let name = text.key.scalar?.text
      {
        report(
          .wrongShape, "cases with texts are written as a map, and this is a list", at: node.span,
          hint: "write { \(name): \(text.value.scalar?.text ?? "..."), ... }")
        return []
      }
      var cases: [CaseSpec] = []
      for element in elements {
        guard let name = name(element, of: "a case") else { continue }
        if let first = cases.first(where: { $0.name.text == name.text }) {
          report(
            .duplicateKey, "the case '\(name.text)' is given twice", at: name.span,
            hint: "remove one of them, or give it another name",
            related: [Diagnostic.Related(first.name.span, "it is here first")])
          continue
        }
        cases.append(CaseSpec(name: name, text: nil, values: []))
      }
      return cases
    }
    let words = node.scalar.map { scalar in
      let names = scalar.text.split { ",|/()".contains($0) || $0.isWhitespace }
      return "list them: [\(names.map(String.init).joined(separator: ", "))]"
    }
    return entries(node, of: "'cases'", hint: words).map { name, value in
      switch value.content {
      case .scalar:
        return CaseSpec(name: name, text: value.isNull ? nil : value, values: [])
      case .mapping(let pairs):
        if let text = textAlone(pairs) {
          report(
            .wrongShape, "the text of a case stands alone, and this is a map", at: value.span,
            hint: "write '\(name.text): \(text)'")
          return CaseSpec(name: name, text: nil, values: [])
        }
        if pairs.count == 1, pairs[0].value.scalar?.isEmptyPlain ?? false,
          let type = pairs[0].key.scalar?.text, type.first?.isUppercase ?? false
        {
          report(
            .missingKey, "a value of a case has a name and a type, and this is only a type",
            at: pairs[0].key.span, hint: "write '\(name.text): { \(type.withoutCapital): \(type) }'"
          )
          return CaseSpec(name: name, text: nil, values: [])
        }
        var others = value
        if let inner = valuesUnderKey(name, pairs) {
          others = inner
        } else if let pair = pairs.first(where: isTextOfCase) {
          report(
            .wrongShape, "a case has a text or values, and this has both", at: pair.key.span,
            hint: "keep the values: the text is made of them where it is shown")
          others.content = .mapping(pairs.filter { $0.key.span != pair.key.span })
        }
        return CaseSpec(
          name: name, text: nil, values: fields(others, of: "the values of a case"), isMap: true)
      case .sequence, .invalid:
        _ = text(
          value, of: "the text of a case", hint: "its values have names: { name: Type }")
        return CaseSpec(name: name, text: nil, values: [])
      }
    }
  }

  /// `server: { takes: { code: Int } }`, as methods and events have their parameters.
  private mutating func valuesUnderKey(_ name: Name, _ pairs: [YAMLPair]) -> YAMLNode? {
    guard pairs.count == 1, let key = pairs[0].key.scalar?.text,
      ["takes", "with", "values", "fields"].contains(key),
      let values = pairs[0].value.mapping, !values.isEmpty
    else { return nil }
    let written = values.map {
      "\($0.key.scalar?.text ?? "name"): \($0.value.scalar?.text ?? "Type")"
    }
    report(
      .wrongShape, "the values of a case stand in it at once, without '\(key)'",
      at: pairs[0].key.span,
      hint: "write '\(name.text): { \(written.joined(separator: ", ")) }'")
    return pairs[0].value
  }

  /// The text of a case in `{ text: Too late }`, also with a `doc` beside it.
  private func textAlone(_ pairs: [YAMLPair]) -> String? {
    let texts = pairs.filter { ["message", "text"].contains($0.key.scalar?.text) }
    let isDoc = { (pair: YAMLPair) in pair.key.isText("doc") }
    guard let pair = texts.first ?? pairs.first(where: isDoc), texts.count < 2,
      pairs.allSatisfy({ isDoc($0) || $0.key.span == pair.key.span }),
      let text = pair.value.scalar?.text, text.contains(" ")
    else { return nil }
    return text
  }

  /// `message: "Failed with ${code}"` among the values of a case: no type reads so.
  private func isTextOfCase(_ pair: YAMLPair) -> Bool {
    guard ["message", "text"].contains(pair.key.scalar?.text), let scalar = pair.value.scalar,
      let first = scalar.text.first
    else { return false }
    return scalar.text.utf8.contains(0x20) && first != "["
      || scalar.style != .plain && first.isLowercase
  }

  mutating func cell(_ name: Name, _ node: YAMLNode) -> CellSpec? {
    guard let fields = fields(node, .cell) else { return nil }
    var cell = CellSpec(
      name: name, doc: doc(fields), sources: parameters(fields["from"], of: "'from'"), fields: [])
    for (name, value) in entries(fields["fields"], of: "'fields'") {
      guard let fields = self.fields(value, .cellField) else { continue }
      guard let content = content(fields) else {
        if fields.hasUnknown { continue }
        report(
          .missingKey, "the field '\(name.text)' has neither 'from' nor 'text'", at: name.span,
          hint: "write '\(name.text): { from: expression }' or '{ text: ... }'")
        continue
      }
      cell.fields.append(CellSpec.Field(name: name, doc: doc(fields), content: content))
    }
    return cell
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
    return key.first?.isLowercase ?? true
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
