import MVVMGenDiagnostics
import MVVMGenReading

/// The cases of enums and errors.
extension SpecDecoder {
  /// `[idle, busy(count: Int)]` as it is written; nil where no case has values.
  private func casesWithValues(_ elements: [YAMLNode]) -> String? {
    var hasValues = false
    let cases = elements.compactMap { element -> String? in
      if let text = element.scalar?.text { return "\(text): {}" }
      if let pair = element.onlyPair, let name = pair.name, let values = pair.value.mapping {
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

  mutating func cases(_ node: YAMLNode, isError: Bool = false) -> [CaseSpec] {
    if let elements = node.sequence {
      return reportTextsOrValues(in: elements, node) ? [] : namedCases(elements)
    }
    if let elements = node.elementsWithoutFirstDash {
      reportFirstDash(elements, node)
      missSection()
      return []
    }
    if let scalar = node.scalar, !node.isNull {
      report(
        .wrongShape, "'cases' are a list or a map, and this is \(node.shape)", at: node.span,
        hint: textAssigned(in: scalar.text).map { "write '\($0)'" } ?? casesMeant(by: scalar.text))
      missSection()
      return []
    }
    reportCutTexts(in: node.mapping ?? [])
    let entries = entries(node, of: "'cases'")
    let described = tellOfDescribed(entries, isError: isError)
    return entries.map { entry in
      let (name, value) = (entry.name, entry.value)
      if let told = described[name.text] {
        return CaseSpec(name: name, text: told.text, values: [])
      }
      switch value.content {
      case .scalar:
        if let signature = signatureBefore(type: value, name) ?? signature(name, value) {
          reportSignature(of: "a case with values", name, signature.asCase)
          broken.add(signature.name)
          return CaseSpec(name: Name(signature.name, at: name.span), text: nil, values: [])
        }
        return CaseSpec(name: name, text: value.isNull ? nil : value, values: [])
      case .mapping(let pairs):
        return reportNoValues(pairs, value, of: name)
          ? CaseSpec(name: name, text: nil, values: [])
          : CaseSpec(
            name: name, text: nil,
            values: fields(values(pairs, value, of: name), of: "the values of a case"),
            isMap: true)
      case .sequence, .invalid:
        let values = namedValues(value)
        _ = text(
          value, of: "the text of a case", saysForm: true,
          hint: values
            ?? "its values have names: { name: Type }; a list of cases stands under 'cases'")
        return CaseSpec(name: name, text: nil, values: [])
      }
    }
  }

  /// `{ full: No room left, sorry }`, whose `sorry` would be a case.
  private mutating func reportCutTexts(in pairs: [YAMLPair]) {
    for place in pairs.indices {
      guard let hint = pairs.hintForCutText(at: place), let name = pairs[place].name,
        // That it is there twice is told.
        pairs.pair(name)?.key.span == pairs[place].key.span
      else { continue }
      report(
        .commaInText,
        "the comma before '\(name)' ends the text, and nothing stands behind this case",
        at: pairs[place].key.span,
        hint: name.last == ")"
          ? "the values of a case stand under its name: \(name.prefix { $0 != "(" }): { name: Type }"
          : "\(hint); a case without a text is written '\(name): {}'")
    }
  }

  /// The names of cases in JSON, which stand beside the cases.
  mutating func keys(of content: ModelSpec.Content, _ pair: YAMLPair?) -> [CaseKeySpec] {
    guard let pair else { return [] }
    if case .fields = content {
      report(
        .conflictingKeys, "'keys' are those of cases, and this model has fields", at: pair.key.span,
        hint: "a field says its own: name: { type: Type, key: ... }")
      return []
    }
    return entries(pair.value, of: "'keys'", hint: "write { name: its name in JSON }")
      .compactMap { entry in
        text(entry.value, of: "the name of a case in JSON", saysForm: true).map {
          CaseKeySpec(name: entry.name, key: $0)
        }
      }
  }

  /// The case that a text is read as which is none.
  mutating func otherwise(of content: ModelSpec.Content, _ pair: YAMLPair?) -> Name? {
    guard let pair else { return nil }
    if case .fields = content {
      report(
        .conflictingKeys, "'otherwise' is one of the cases, and this model has fields",
        at: pair.key.span,
        hint: "a field says what it is where JSON leaves it out: "
          + "name: { type: Type, default: ... }")
      return nil
    }
    return name(pair.value, of: "'otherwise'")
  }

  /// `[Bike, Date]`, the types of values that have no names.
  private func namedValues(_ node: YAMLNode) -> Hint? {
    // `[answer: Int, isRight: Bool]`
    let pairs = (node.sequence ?? []).compactMap { $0.onlyPair }
    if !pairs.isEmpty, pairs.count == node.sequence?.count { return .write(map: pairs.asWritten) }
    let types = (node.sequence ?? []).map { $0.scalar?.text ?? "" }
    guard !types.isEmpty, Set(types).count == types.count,
      types.allSatisfy({ $0.startsUpper && $0.allSatisfy { $0.isInName } })
    else { return nil }
    return
      "its values have names: { \(types.map { "\($0.withoutCapitals): \($0)" }.joined(separator: ", ")) }"
  }

  /// Says so where a list holds more than the names of cases.
  private mutating func reportTextsOrValues(in elements: [YAMLNode], _ node: YAMLNode) -> Bool {
    let pairs = elements.compactMap { $0.onlyPair }
    // Of a case that YAML could not read, what is wrong was told with it.
    if !pairs.isEmpty, elements.contains(where: { $0.isInvalid }) {
      missSection()
      return true
    }
    if !pairs.isEmpty, pairs.count == elements.count {
      // `[{ name: open }, { name: done }]`
      let areNamed = pairs.allSatisfy { $0.key.isText("name") }
      let names = pairs.compactMap { (areNamed ? $0.value : $0.key).scalar?.text }
      report(
        .wrongShape,
        areNamed
          ? "a case is a name, and this is a map"
          : "cases with texts or values are written as a map, and this is a list",
        at: areNamed ? elements[0].span : node.span,
        hint: areNamed
          ? "write [\(names.joined(separator: ", "))]"
          : "write \(YAMLNode(.mapping(pairs), span: node.span).asWritten)")
      return true
    }
    if let written = casesWithValues(elements) {
      report(
        .wrongShape, "cases with values are written as a map, and this is a list", at: node.span,
        hint: "write \(written)")
      return true
    }
    if pairs.contains(where: { $0.value.scalar?.isEmptyPlain == false }) {
      report(
        .wrongShape, "cases with texts are written as a map, and this is a list", at: node.span,
        hint: .write(map: elements.map(Self.caseInMap).joined(separator: ", ")))
      return true
    }
    return false
  }

  /// `soldOut: Sold out`, or `offline: {}` for a name alone.
  private static func caseInMap(_ element: YAMLNode) -> String {
    element.mapping?.first.map { $0.asWritten } ?? "\(element.asWritten): {}"
  }

  private mutating func namedCases(_ elements: [YAMLNode]) -> [CaseSpec] {
    var cases: [CaseSpec] = []
    var places: [String: SourceSpan] = [:]
    for element in elements {
      guard let name = name(element, of: "a case") else { continue }
      guard let first = places[name.text] else {
        places[name.text] = name.span
        cases.append(CaseSpec(name: name, text: nil, values: []))
        continue
      }
      report(
        .duplicateKey, "the case '\(name.text)' is given twice", at: name.span,
        hint: "remove one of them, or give it another name",
        related: [Diagnostic.Related(first, "it is here first")])
    }
    return cases
  }

  /// Says so where what stands under a case are no values at all.
  private mutating func reportNoValues(
    _ pairs: [YAMLPair], _ node: YAMLNode, of name: Name
  ) -> Bool {
    if name.text.startsUpper, !pairs.isEmpty, pairs.allSatisfy({ $0.value.mapping != nil }) {
      report(
        .wrongShape, "'\(name.text)' has cases of its own, and stands among cases",
        at: name.span, hint: "indent it less, to put it beside what it stands in")
      broken.add(name.text)
      return true
    }
    if let pair = node.onlyPair, let text = pair.key.scalar, text.style != .plain,
      pair.value.isEmptyPlain
    {
      report(
        .wrongShape, "the text of a case stands alone, and this is a map", at: node.span,
        hint: .withoutBraces(text.text, behind: name.text))
      return true
    }
    if let text = textAlone(pairs) {
      report(
        .wrongShape, "the text of a case stands alone, and this is a map", at: node.span,
        hint: "write '\(name.text): \(text)'")
      return true
    }
    let types = pairs.filter { $0.value.isEmptyPlain }.names.filter { $0.startsUpper }
    guard !types.isEmpty, types.count == pairs.count else { return false }
    let values = types.map { "\($0.withoutCapital): \($0)" }.joined(separator: ", ")
    report(
      .missingKey, "a value of a case has a name and a type, and this is only a type",
      at: pairs[0].key.span, hint: "write '\(name.text): { \(values) }'")
    broken.add(name.text)
    return true
  }

  /// The values of a case, without a text that stands among them, or a key that they stand under.
  private mutating func values(_ pairs: [YAMLPair], _ node: YAMLNode, of name: Name) -> YAMLNode {
    if let inner = valuesUnderKey(name, pairs) { return inner }
    guard let pair = pairs.first(where: isTextOfCase) else { return node }
    let rest = pairs.filter { $0.key.span != pair.key.span }
    let values = valuesUnderKey(rest) ?? rest
    let holes = values.names
    let text = TextOfCase(name.text, pair.value.scalar?.text ?? "", holes: holes)
    report(
      .wrongShape, "a case has a text or values, and this has both", at: pair.key.span,
      hint: "keep the values, and \(text.hint)")
    return YAMLNode(.mapping(values), span: node.span)
  }

  /// `case idle case busy(Double)`, as Swift declares them, `Not found`, which is what one says, or
  /// names alone.
  private func casesMeant(by text: String) -> Hint {
    var words = text.split { ",|/".contains($0) || $0.isWhitespace }.map(String.init)
    let isSwift = words.first == "case"
    if isSwift { words.removeAll { $0 == "case" } }
    let values = words.map { word in
      let parts = word.split { "()".contains($0) }
      return parts.count == 2 ? "{ \(String(parts[1]).withoutCapitals): \(parts[1]) }" : "{}"
    }
    if isSwift, values.contains(where: { $0 != "{}" }) {
      let cases = zip(words, values).map { "\($0.prefix { $0 != "(" }): \($1)" }
      return "write { \(cases.joined(separator: ", ")) }"
    }
    if text.startsUpper, words.count > 1, !text.contains(","), words[1].startsLower {
      return "a case has a name, and its text behind that: { failed: \(text) }"
    }
    // `ShopError: Error`, as Swift says what a type is.
    if ["Error", "String", "LocalizedError", "Enum"].contains(text) {
      return "a case has a name, and its text behind that: { failed: Something went wrong }"
    }
    words = words.flatMap { $0.split { "()".contains($0) }.map(String.init) }
    return "list them: [\(words.joined(separator: ", "))]"
  }

  /// `idle = Idle busy = At work`, whose lines YAML has joined: the first of them, as a key and a
  /// text.
  func textAssigned(in text: String) -> String? {
    let parts = text.split(separator: "=").map { $0.split(separator: " ") }
    guard parts.count > 1, parts[0].count == 1, !parts[1].isEmpty else { return nil }
    let words = parts.count > 2 ? parts[1].dropLast() : parts[1][...]
    return "\(parts[0][0]): \(words.joined(separator: " "))"
  }

  private func valuesUnderKey(_ pairs: [YAMLPair]) -> [YAMLPair]? {
    guard pairs.count == 1, let key = pairs[0].name,
      ["takes", "with", "values", "fields"].contains(key), isLongForm(pairs[0].value),
      let values = pairs[0].value.mapping, !values.isEmpty
    else { return nil }
    return values
  }

  /// `server: { takes: { code: Int } }`, as methods and events have their parameters.
  private mutating func valuesUnderKey(_ name: Name, _ pairs: [YAMLPair]) -> YAMLNode? {
    guard let values = valuesUnderKey(pairs), let key = pairs[0].name else { return nil }
    let written = values.map { "\($0.name ?? "name"): \($0.value.scalar?.text ?? "Type")" }
    report(
      .wrongShape, "the values of a case stand in it at once, without '\(key)'",
      at: pairs[0].key.span,
      hint: "write '\(name.text): { \(written.joined(separator: ", ")) }'")
    return pairs[0].value
  }

  /// The text of a case in `{ text: Too late }`, also with a `doc` beside it.
  private func textAlone(_ pairs: [YAMLPair]) -> String? {
    let texts = pairs.filter { ["message", "text"].contains($0.name) }
    let isDoc = { (pair: YAMLPair) in pair.key.isText("doc") }
    guard let pair = texts.first ?? pairs.first(where: isDoc), texts.count < 2,
      pairs.allSatisfy({ isDoc($0) || $0.key.span == pair.key.span }),
      let text = pair.value.scalar?.text, text.contains(" ")
    else { return nil }
    return text
  }

  /// `message: "Failed with ${code}"` among the values of a case: no type reads so.
  private func isTextOfCase(_ pair: YAMLPair) -> Bool {
    guard ["message", "text"].contains(pair.name), let scalar = pair.value.scalar,
      let first = scalar.text.first
    else { return false }
    return scalar.text.utf8.contains(0x20) && first != "["
      || scalar.style != .plain && first.isLowercase
  }
}
