import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// Lists and maps where their type is known.
extension ValueChecker {
  mutating func list(
    _ elements: [YAMLNode], _ node: YAMLNode, in scope: Scope, expected: ValueType
  ) -> TypedExpression {
    switch expected.unwrapped {
    case .unknown: return .unknown
    case .array(let element), .set(let element):
      if types.needsSeveralFields(element), reportBareMap(elements, node) { return .unknown }
      if reportSpread(elements, element, in: scope) { return .unknown }
      let values = hintingAtEach { checker in
        elements.map { node in
          checker.reportLostDash(node)
            ? .unknown : checker.value(node, in: scope, expected: element)
        }
      } by: { _, told in
        // `[=list]`, where the list itself is wanted.
        guard told.cause == .mismatch(expected.unwrapped, element) else { return nil }
        return elements.count == 1
          ? "it is a list already: write it without the brackets"
          : "lists are joined by '+': =[a, b] + list"
      }
      if values.contains(where: { $0.type == .unknown }) { return .unknown }
      return TypedExpression(.list(values), expected.unwrapped)
    case .dictionary:
      return badLiteral(
        node, "\(expected.wanted) here, and this is a list",
        elements.isEmpty
          ? "an empty dictionary is written {}"
          : mapMeant(by: elements) ?? howToWrite(expected, scope))
    default:
      return badLiteral(
        node, "\(expected.wanted) here, and this is a list",
        elements.count == 1
          ? "write it without the brackets"
          : expected.unwrapped.isWord ? "one value is wanted" : howToWrite(expected, scope))
    }
  }

  /// Says so where an element has the keys of several, one below the other: a dash is missing where
  /// the first of them comes again.
  private mutating func reportLostDash(_ node: YAMLNode) -> Bool {
    guard let pairs = node.mapping, pairs.count > 2, let first = pairs[0].name,
      let again = pairs.dropFirst().first(where: { $0.key.isText(first) }),
      again.key.span.line > pairs[0].key.span.line
    else { return false }
    report(
      .sameKey, "'\(first)' is given twice", at: again.key.span,
      hint: "a new element starts with a dash: '- \(first): \(again.value.asWritten)'",
      related: [Diagnostic.Related(pairs[0].key.span, "it is here first")])
    return true
  }

  /// `[a: 1, b: 2]`, as Swift writes a dictionary.
  private func mapMeant(by elements: [YAMLNode]) -> Hint? {
    let pairs = elements.compactMap { $0.onlyPair }
    guard pairs.count == elements.count else { return nil }
    return .write(map: pairs.asWritten)
  }

  /// Says so where a list is put into another by `...`: `[...todos, { id: 1 }]`.
  private mutating func reportSpread(
    _ elements: [YAMLNode], _ type: ValueType, in scope: Scope
  ) -> Bool {
    func list(_ node: YAMLNode) -> String? {
      guard let scalar = node.scalar, scalar.style == .plain, scalar.text.hasPrefix("..."),
        case let name = String(scalar.text.dropFirst(3)), case .array? = scope[name]?.type
      else { return nil }
      return name
    }
    guard let place = elements.firstIndex(where: { list($0) != nil }),
      let name = list(elements[place])
    else { return false }
    let hint: Hint =
      switch (elements.count, place) {
      case (1, _): "write '=\(name)'"
      case (2, 0): "one more element is written '=\(name).appending(...)'"
      case (2, 1): "one more element in front is written '=\(name).inserting(..., 0)'"
      default: "lists are joined by '+': '=\(name) + [...]'"
      }
    guard type != .string else {
      expressions.warnOfText(elements[place], "'...\(name)' is only text here", hint)
      return false
    }
    report(.badLiteral, "'...' means nothing in a list", at: elements[place].span, hint: hint)
    return true
  }

  mutating func map(
    _ pairs: [YAMLPair], _ node: YAMLNode, in scope: Scope, expected: ValueType
  ) -> TypedExpression {
    switch expected.unwrapped {
    case .unknown: return .unknown
    case .dictionary(let key, let value):
      return dictionary(pairs, in: scope, key: key, value: value, expected.unwrapped)
    case .named(let name):
      if let fields = types[name]?.fields {
        return fieldsLiteral(pairs, node, of: name, fields, scope)
      }
      if let cases = types[name]?.cases { return casesLiteral(pairs, node, name, cases, scope) }
    default: break
    }
    // `{ name }`, as others write holes.
    if pairs.count == 1, let name = pairs[0].name, scope[name] != nil, pairs[0].value.isEmptyPlain {
      return badLiteral(
        node, "\(expected.wanted) here, and this is a map",
        .write("=\(name)") + (expected.unwrapped == .string ? ", in a text '${\(name)}'" : ""))
    }
    if case .array = expected.unwrapped {
      return badLiteral(
        node, "\(expected.wanted) here, and this is a map",
        "write a list; of one: [{ ... }], of none: []")
    }
    return badLiteral(
      node, "\(expected.wanted) here, and this is a map",
      expected.unwrapped == .string
        ? textMeant(by: pairs).map { .withoutBraces($0) }
          ?? "write the text alone; one that holds ': ' or starts with '{' goes in quotes"
        : howToWrite(expected, scope))
  }

  /// `{ "Hello" }` and `{ value: Hello }`.
  private func textMeant(by pairs: [YAMLPair]) -> String? {
    guard let pair = pairs.first, pairs.count == 1, let key = pair.key.scalar,
      let value = pair.value.scalar
    else { return nil }
    if value.isEmptyPlain { return key.text }
    let isKey = ["value", "text", "initial", "default", "message"].contains(key.text)
    return isKey && !value.isExpression ? value.text : nil
  }

  /// A key that is the name of a value may be meant as that text, `{ who: =found }`, and is only
  /// its name where the value is no text, or where no value stands behind it, `{ name: Too short
  /// }`, or one that is called so itself, `{ title: =book.title }`.
  private func isOnlyText(_ pair: YAMLPair, in scope: Scope) -> Bool {
    guard let key = pair.name, let named = scope[key] else { return false }
    guard named.type == .string, let value = pair.value.scalar, value.isExpression else {
      return true
    }
    return pair.value.isText("=\(key)") || value.text.hasSuffix(".\(key)")
  }

  private mutating func dictionary(
    _ pairs: [YAMLPair], in scope: Scope, key: ValueType, value: ValueType, _ type: ValueType
  ) -> TypedExpression {
    var entries: [TypedExpression.Entry] = []
    var places: [TypedExpression.Kind: SourceSpan] = [:]
    for pair in pairs {
      let isText = key == .string && isOnlyText(pair, in: scope)
      let entry = TypedExpression.Entry(
        key: self.value(pair.key, in: isText ? Scope(scope.part) : scope, expected: key),
        value: self.value(pair.value, in: scope, expected: value))
      if entry.key.type != .unknown,
        expressions.isDoubled(entry.key.kind.asKey, "the key", at: pair.key.span, in: &places)
      {
        continue
      }
      entries.append(entry)
    }
    if entries.contains(where: { $0.key.type == .unknown || $0.value.type == .unknown }) {
      return .unknown
    }
    return TypedExpression(.dictionary(entries), type)
  }

  private mutating func fieldsLiteral(
    _ pairs: [YAMLPair], _ node: YAMLNode, of name: String, _ fields: [TypeDeclaration.Field],
    _ scope: Scope
  ) -> TypedExpression {
    if reportModelCalled(pairs, node) { return .unknown }
    let owner = FieldOwner(type: name, fields: fields)
    let arguments = literalArguments(pairs, node, of: owner, scope)
    return arguments.map { TypedExpression(.model(name, arguments: $0), .named(name)) } ?? .unknown
  }

  /// `Book(title: Blue)`, of which YAML takes the first label for the end of a key. With a second
  /// label it could not be read, and that was told.
  mutating func reportModelCalled(_ pairs: [YAMLPair], _ node: YAMLNode) -> Bool {
    guard pairs.count == 1, let key = pairs[0].key.scalar, key.style == .plain,
      let open = key.text.firstIndex(of: "("), key.text.startsUpper
    else { return false }
    guard !pairs[0].value.isInvalid else { return true }
    guard let text = pairs[0].value.scalar?.text, text.last == ")" else { return false }
    _ = badLiteral(
      node, "a model is written as a map of its fields",
      .write(map: "\(key.text[open...].dropFirst()): \(text.dropLast())"))
    return true
  }

  /// `{ type: running, done: 1 }`, as others write a case and its values, or the values alone.
  private func caseMeant(by pairs: [YAMLPair], _ cases: [TypeDeclaration.Case]) -> String? {
    let owners = cases.filter { found in
      pairs.allSatisfy { pair in found.values.contains { pair.key.isText($0.name) } }
    }
    if pairs.count > 1, owners.count == 1 { return "{ \(owners[0].name): { \(pairs.asWritten) } }" }
    // `{ asking, number: 1 }`
    if let first = pairs.first, pairs.count > 1, first.value.isEmptyPlain,
      let found = cases.first(where: { first.key.isText($0.name) }),
      pairs.dropFirst().allSatisfy({ pair in found.values.contains { pair.key.isText($0.name) } })
    {
      return "{ \(found.name): { \(Array(pairs.dropFirst()).asWritten) } }"
    }
    let names = ["case", "type", "kind", "name"]
    guard let pair = pairs.first(where: { names.contains($0.name ?? "") }),
      let text = pair.value.scalar?.text, let found = cases.first(where: { $0.name == text }),
      !cases.contains(where: { pair.key.isText($0.name) })
    else { return nil }
    let values = pairs.compactMap { other in
      other.key.span == pair.key.span
        ? nil
        : other.key.scalar.map { "\($0.text): \(other.value.scalar?.text ?? "...")" }
    }
    return found.values.isEmpty || values.isEmpty
      ? text : "{ \(text): { \(values.joined(separator: ", ")) } }"
  }

  /// `{ case: { field: value } }`
  private mutating func casesLiteral(
    _ pairs: [YAMLPair], _ node: YAMLNode, _ name: String, _ cases: [TypeDeclaration.Case],
    _ scope: Scope
  ) -> TypedExpression {
    let meant = caseMeant(by: pairs, cases)
    guard let pair = pairs.first, pairs.count == 1, let text = pair.name, meant == nil else {
      let named = cases.first { found in pairs.contains { $0.key.isText(found.name) } }
      let example = (named ?? cases.first)
        .map { $0.values.isEmpty ? $0.name : "{ \($0.name): { ... } }" }
      return badLiteral(
        node, "\(name) is wanted here: one case",
        .write(meant ?? example ?? "the case", bare: true).ofOneWord)
    }
    guard let found = cases.first(where: { $0.name == text }) else {
      return hinting {
        $0.caseLiteral(text, of: name, cases, pair.key, scope)
      } by: { _, _ in
        // `{ reason: Gone }`, without the name of the case.
        let owners = cases.filter { $0.values.contains { $0.name == text } }
        guard owners.count == 1 else { return nil }
        let owner = owners[0].name
        return "the case '\(owner)' has it: { \(owner): { \(text): \(pair.value.asWritten) } }"
      }
    }
    expressions.noteCase(text, of: name, at: pair.key.span)
    let values = pair.value.isNull ? [] : pair.value.mapping
    guard let values else {
      return badLiteral(
        pair.value, "the values of a case are written as a map",
        howToWrite(found, pair.value.scalar?.text))
    }
    let arguments = literalArguments(
      values, pair.key, of: FieldOwner(type: name, caseName: text, fields: found.values), scope,
      fillsOptionals: true)
    guard let arguments else { return .unknown }
    return TypedExpression(.enumCase(type: name, name: text, arguments: arguments), .named(name))
  }

  /// Arguments from the keys of a map, in the order of the declaration; nil after a mistake.
  private mutating func literalArguments(
    _ pairs: [YAMLPair], _ node: YAMLNode, of owner: FieldOwner, _ scope: Scope,
    fillsOptionals: Bool = false
  ) -> [TypedExpression.Argument]? {
    var given = NameTable<TypedExpression>()
    var places: [String: SourceSpan] = [:]
    var isRight = true
    let before = diagnostics.count
    let pairs = joiningCutLists(pairs, of: owner)
    for (place, pair) in pairs.enumerated() {
      guard let key = pair.name else { return nil }
      expressions.noteField(key, of: owner, beside: pairs.map { $0.name }, at: pair.key.span)
      guard !expressions.isDoubled(key, "'\(key)'", at: pair.key.span, in: &places) else {
        isRight = false
        continue
      }
      guard let field = owner.fields.first(where: { $0.name == key }) else {
        isRight = false
        if pair.isPieceOfText { continue }
        expressions.reportStranger(.unknownMember, key, in: owner, at: pair.key.span)
        if let hint = pairs.hintForCutText(at: place), let last = diagnostics.indices.last {
          diagnostics[last].hint = hint
        }
        continue
      }
      expressions.note(key, of: owner.holder, field.type, at: pair.key.span)
      let told = diagnostics.count
      let value = value(pair.value, of: key, at: pair.key.span, in: scope, expected: field.type)
      note(taker: "\(owner.holder).\(key)", at: field.span, of: pair.value, from: told)
      if value.type == .unknown { isRight = false }
      given.set(key, to: value)
    }
    if given.isEmpty { expressions.joinStrangers(from: before) }
    guard isRight else { return nil }
    return expressions.arguments(
      given, of: owner, at: node.span.start, fillsOptionals: fillsOptionals, showsType: true)
  }
}

extension YAMLPair {
  /// Whether its key is the start of a text that YAML could not read, as that has told.
  var isPieceOfText: Bool { value.isInvalid && !isName(key.scalar?.text ?? "") }
}

extension TypedExpression.Kind {
  /// The same for numbers that are written differently: `1` and `1.0`.
  var asKey: TypedExpression.Kind {
    guard case .decimal(let text) = self, let number = Double(text) else { return self }
    return Int(exactly: number).map { .integer($0) } ?? .decimal("\(number)")
  }
}
