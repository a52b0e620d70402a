import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenForms
import MVVMGenReading
import MVVMGenSpec

extension ValueChecker {
  /// A type: a text, a list of one, or a map of one.
  mutating func type(
    _ node: YAMLNode, allowsVoid: Bool = false, firstValue: FirstValue
  ) -> ValueType {
    switch node.content {
    case .invalid: return .unknown
    case .scalar(let scalar):
      // `2` alone is read as the name of a type would be.
      let isWhole = Int(scalar.text) != nil
      if isWhole ? scalar.text.hasPrefix("-") : isDecimalNumber(scalar.text) {
        reportValue(scalar.text, of: isWhole ? "Int" : "Double", at: node.span, firstValue)
        return .unknown
      }
      let (syntax, messages) = parseType(scalar.text, firstValue: firstValue)
      for message in messages {
        report(
          .badType, message.title, at: node.span(of: message.range, in: file),
          hint: caseAlone(scalar.text, firstValue) ?? message.hint)
      }
      return type(syntax, at: node, allowsVoid: allowsVoid, firstValue)
    case .sequence(let elements): return listType(elements, node, firstValue)
    case .mapping(let pairs): return dictionaryType(pairs, node, allowsVoid, firstValue)
    }
  }

  /// `.open`, the first value of an enum that is not named.
  private func caseAlone(_ text: String, _ firstValue: FirstValue) -> Hint? {
    guard text.hasPrefix("."), case .key(let key) = firstValue,
      let owner = types.owner(ofCase: String(text.dropFirst()))
    else { return nil }
    return "its type stands beside it: { type: \(owner), \(key): \(text.dropFirst()) }"
  }

  private mutating func listType(
    _ elements: [YAMLNode], _ node: YAMLNode, _ firstValue: FirstValue
  ) -> ValueType {
    if let key = elements.first?.mapping?.first?.key, types[key.scalar?.text ?? ""] == nil,
      Self.keysOfDeclarations.contains(key.scalar?.text ?? "")
    {
      report(
        .badType, "a type is expected here, and this is a list of keys", at: key.span,
        hint: "they stand in the declaration without a list: { \(key.scalar?.text ?? ""): ... }")
      return .unknown
    }
    guard elements.count == 1, let element = elements.first else {
      report(
        .badType, "a list type names one type", at: node.span,
        hint: elements.isEmpty && firstValue == .key("initial")
          ? "for example \"[Photo]\", which starts empty"
          : dictionaryMeant(by: elements) ?? enumMeant(by: elements) ?? "for example [Photo]")
      return .unknown
    }
    let type = type(element, firstValue: firstValue)
    guard type != .unknown else { return .unknown }
    // `[String: Int]` is a dictionary, though for YAML it is a list with a map without braces.
    return element.mapping != nil && !startsWithBrace(element) ? type : .array(type)
  }

  /// `[open, closed]`
  private func enumMeant(by cases: [YAMLNode]) -> Hint? {
    let names = cases.compactMap { $0.scalar?.text }
    guard names.count > 1, names.count == cases.count, names.allSatisfy({ $0.startsLower }) else {
      return nil
    }
    let list = names.joined(separator: ", ")
    return "one of several is an enum: models: { Kind: { cases: [\(list)] } }, and here Kind"
  }

  /// `[String, Double]`
  private func dictionaryMeant(by types: [YAMLNode]) -> Hint? {
    let names = types.compactMap { $0.scalar?.text }
    guard names.count == 2, types.count == 2, names.allSatisfy({ $0.startsUpper })
    else { return nil }
    return "a dictionary is written [\(names[0]): \(names[1])]"
  }

  /// `{ type: array, items: Item }`, as a schema of JSON has it.
  private func listOfSchema(_ pairs: [YAMLPair]) -> Hint? {
    guard pairs.count == 2, pairs["type"]?.scalar?.text == "array",
      let element = pairs["items"]?.scalar?.text
    else { return nil }
    return .write("[\(typesOfOthers[element] ?? element)]", bare: true)
  }

  private mutating func dictionaryType(
    _ pairs: [YAMLPair], _ node: YAMLNode, _ allowsVoid: Bool, _ firstValue: FirstValue
  ) -> ValueType {
    guard pairs.count == 1, let pair = pairs.first else {
      return noDictionary(
        node,
        listOfSchema(pairs)
          ?? (pairs.count > 1
            ? "several values are a model: declare it under 'models', and write its name"
            : allowsVoid
              ? "for no value write 'Void'; a dictionary is {String: Int}"
              : "for example {String: Int}"))
    }
    if let alone = typeAlone(pair) {
      return noDictionary(node, "write '\(alone)' alone; a dictionary is {String: \(alone)}")
    }
    if reportNoTypes(pair, firstValue) { return .unknown }
    let key = type(pair.key, firstValue: firstValue)
    guard key != .unknown else { return .unknown }
    // `{ String? }`
    if pair.value.isEmptyPlain, startsWithBrace(node) {
      return noDictionary(node, "write '\(key)' alone; a dictionary is {String: \(key)}")
    }
    let value = type(pair.value, firstValue: firstValue)
    return value == .unknown ? .unknown : .dictionary(key: key, value: value)
  }

  private mutating func noDictionary(_ node: YAMLNode, _ hint: Hint) -> ValueType {
    report(.badType, "a dictionary type names a key and a value", at: node.span, hint: hint)
    return .unknown
  }

  /// Says of what stands where a dictionary names its types that it is none of them.
  private mutating func reportNoTypes(_ pair: YAMLPair, _ firstValue: FirstValue) -> Bool {
    guard let key = pair.key.scalar else { return false }
    let isNoType = types[key.text] == nil
    if isNoType, Self.keysOfDeclarations.contains(key.text) {
      report(
        .badType, "a type is expected here, and '\(key.text)' is a key", at: pair.key.span,
        hint: "it stands in the declaration itself: 'name: { \(key.text): ... }'")
    } else if isNoType, let meant = Self.keys[key.text] {
      report(
        .unknownType, "there is no type '\(key.text)'", at: pair.key.span,
        hint: "did you mean '\(meant)'?")
    } else if firstValue == .key("initial"), pair.value.isEmptyPlain,
      key.style != .plain
    {
      // `{ 'items.map(\.name)' }`
      report(
        .badType, "a type is expected here, and this is an expression", at: pair.key.span,
        hint: "a value that is computed is written { from: \(pair.key.asWritten) }")
    } else {
      return false
    }
    return true
  }

  /// What a declaration may have beside its type, or in place of one.
  private static let keysOfDeclarations: Set<String> = [
    "from", "text", "takes", "emits", "initial", "type",
  ]

  /// The type of `{ Photo }`, and of `{ photo: Photo }`, which gives it a name where none is
  /// wanted.
  private func typeAlone(_ pair: YAMLPair) -> String? {
    guard let key = pair.name, isName(key) else { return nil }
    if pair.value.isEmptyPlain { return key }
    guard key.startsLower, types[key] == nil else { return nil }
    if let list = pair.value.sequence {
      guard list.count == 1, let element = list[0].scalar?.text else { return nil }
      return "[\(element)]"
    }
    guard let type = pair.value.scalar?.text,
      type.first.map({ $0.isUppercase || $0 == "[" }) ?? false
    else { return nil }
    return type
  }

  mutating func reportValue(
    _ text: String, of type: String, at place: SourceSpan, _ firstValue: FirstValue
  ) {
    report(
      .unknownType, "'\(text)' is a value, and a type is wanted", at: place,
      hint: firstValue.hintForValue(type, text))
  }

  private func startsWithBrace(_ node: YAMLNode) -> Bool {
    file.bytes(at: node.span).first == UInt8(ascii: "{")
  }

  private mutating func type(
    _ syntax: TypeSyntax, at node: YAMLNode, allowsVoid: Bool, _ firstValue: FirstValue
  ) -> ValueType {
    switch syntax.kind {
    case .invalid: return .unknown
    case .name(let name): return type(named: name, syntax.range, at: node, allowsVoid, firstValue)
    case .optional(let wrapped):
      return type(wrapped, at: node, allowsVoid: false, firstValue).asOptional
    case .array(let element):
      let type = type(element, at: node, allowsVoid: false, firstValue)
      return type == .unknown ? .unknown : .array(type)
    case .set(let element):
      let type = type(element, at: node, allowsVoid: false, firstValue)
      return type == .unknown ? .unknown : .set(type)
    case .dictionary(let key, let value):
      let key = type(key, at: node, allowsVoid: false, firstValue)
      let value = type(value, at: node, allowsVoid: false, firstValue)
      guard key != .unknown, value != .unknown else { return .unknown }
      return .dictionary(key: key, value: value)
    }
  }

  private mutating func type(
    named name: String, _ range: Range<Int>, at node: YAMLNode, _ allowsVoid: Bool,
    _ firstValue: FirstValue
  ) -> ValueType {
    if let type = ValueType.builtIns[name] {
      if type == .decimal { expressions.namesDecimal = true }
      return expressions.poisoned.contains(name) ? .unknown : type
    }
    if expressions.poisoned.contains(name), expressions.declared[name] != nil { return .unknown }
    if types[name] != nil { return .named(name) }
    if name == "Void", allowsVoid { return .void }
    reportNoType(name, range, at: node, allowsVoid, firstValue)
    return .unknown
  }

  /// The keys of declarations, by what they are with a capital: a map of one is a dictionary.
  private static let keys: [String: String] = {
    let forms: [Form] = [.output, .event, .field, .parameter]
    var keys: [String: String] = [:]
    for key in forms.flatMap({ $0.keys }).map({ $0.name }) {
      let name = key.withCapital
      if ValueType.builtIns[name] == nil { keys[name] = key }
    }
    return keys
  }()
}
