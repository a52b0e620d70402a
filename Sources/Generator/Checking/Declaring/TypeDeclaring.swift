import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

extension ScreenChecker {
  /// Types may name each other, so all are known by name before any is looked into.
  mutating func declareTypes() {
    for library in libraries {
      expressions.types.declare(allOf: library.types)
      for (name, formatter) in library.formatterTypes {
        expressions.formatters.set(name, to: formatter)
      }
      // What is hidden keeps no name from this spec; a cell is a type all the same.
      for (name, reason) in library.sharedPart?.hidden ?? NameTable()
      where declared[name] == nil || library.types[name] != nil {
        expressions.hidden.set(name, to: reason)
      }
    }
    for name in spec.types {
      declareType(name, .opaque)
      // `types: [Photo?]`, which was told, still names the type.
      if !isName(name.text), let meant = identifier(from: name.text, .opaqueType) {
        expressions.types.declare(TypeDeclaration(name: meant, kind: .opaque, span: name.span))
      }
    }
    screen.opaqueTypes = spec.types.map { $0.text }
    for model in spec.models {
      switch model.content {
      case .fields: declareType(model.name, .structure([]))
      case .cases: declareType(model.name, .enumeration([]))
      }
    }
    for error in spec.errors { declareType(error.name, .error([])) }
    for cell in spec.cells { declareType(cell.name, .cell(sources: [], fields: [])) }
    for model in spec.models { screen.models.append(checked(model, isError: false)) }
    for error in spec.errors { screen.models.append(checked(error, isError: true)) }
    for cell in spec.cells { declareSources(of: cell) }
  }

  private mutating func declareType(_ name: Name, _ kind: TypeDeclaration.Kind) {
    // A name that is declared twice keeps its first meaning.
    guard declared[name.text] == name.span else { return }
    expressions.types.declare(TypeDeclaration(name: name.text, kind: kind, span: name.span))
  }

  private mutating func checked(_ model: ModelSpec, isError: Bool) -> CheckedModel {
    let kind =
      switch model.content {
      case .fields(let specs): structure(model, specs)
      case .cases(let specs): enumeration(model, specs, isError: isError)
      }
    return CheckedModel(
      name: model.name.text, doc: model.doc, kind: kind, isExternal: model.isExternal)
  }

  private mutating func structure(_ model: ModelSpec, _ specs: [FieldSpec]) -> CheckedModel.Kind {
    let before = diagnostics.count
    let fields = specs.map { field($0, as: model.isExternal ? .parameter : .field) }
    if !model.isExternal { checkBesideSelf(specs.map { $0.name }) }
    tellOfTexts(specs, fields, of: model.name, since: before)
    checkKeys(specs)
    declareType(
      model.name,
      .structure(
        zip(fields, specs).map {
          declaration($0, at: $1.name.span, hasDefault: $1.defaultValue != nil)
        }))
    return .structure(fields)
  }

  /// Fields of which none has a type are the texts of cases: one message stands for all that would
  /// be said of them, and of the values of that type.
  private mutating func tellOfTexts(
    _ specs: [FieldSpec], _ fields: [CheckedModel.Field], of name: Name, since before: Int
  ) {
    let texts = specs.compactMap { $0.type.scalar?.text }
    // `{ small: Small, large: Large }`
    func areNames() -> Bool {
      specs.allSatisfy { $0.type.scalar?.text.lowercased() == $0.name.text.lowercased() }
    }
    guard specs.count > 1, texts.count == specs.count,
      texts.contains(where: { $0.contains(" ") }) || areNames(),
      fields.allSatisfy({ $0.type == .unknown }),
      texts.allSatisfy({ text in text.startsUpper && text.allSatisfy { $0.isLetter || $0 == " " } })
    else { return }
    diagnostics.removeSubrange(before...)
    expressions.poisoned.insert(name.text)
    report(
      .unknownType, "the fields of '\(name.text)' have texts in place of types",
      at: specs[0].type.span, hint: "the cases of an enum, with their texts, stand under 'cases'")
  }

  /// `cases: [.on, .off]`, as Swift writes them where it knows the type: one slip.
  private mutating func joinPoints(_ specs: [CaseSpec], from before: Int) {
    guard specs.count > 1, specs.allSatisfy({ $0.name.text.hasPrefix(".") }) else { return }
    let names = specs.map { $0.name.text.dropFirst() }.joined(separator: ", ")
    values.takeBack(from: before + 1) { $0.id == .notAName }
    diagnostics[before].hint =
      "names stand without a point where they are declared: \(names)"
  }

  private mutating func enumeration(
    _ model: ModelSpec, _ specs: [CaseSpec], isError: Bool
  ) -> CheckedModel.Kind {
    if specs.isEmpty {
      report(
        .badEnum, "'\(model.name.text)' has no cases", at: model.name.span,
        hint: "list its cases: [first, second]")
    }
    let hasValues = specs.contains { $0.isMap }
    let hasRawText = !model.isExternal && specs.allSatisfy { $0.values.isEmpty }
    let before = diagnostics.count
    let cases = specs.map { spec in
      checkName(spec.name, as: .enumCase(hasRawText: hasRawText, isError: isError))
      return enumCase(spec, of: model, isError: isError, besideValues: hasValues)
    }
    joinPoints(specs, from: before)
    let declarations = zip(cases, specs).map { checked, spec in
      TypeDeclaration.Case(
        name: checked.name, text: checked.text ?? checked.name, key: checked.key,
        values: zip(checked.values, spec.values).map { declaration($0, at: $1.name.span) })
    }
    declareType(model.name, isError ? .error(declarations) : .enumeration(declarations))
    checkKeys(of: model, specs)
    checkOtherwise(of: model, specs)
    return isError ? .error(cases) : .enumeration(cases)
  }

  private mutating func enumCase(
    _ spec: CaseSpec, of model: ModelSpec, isError: Bool, besideValues hasValues: Bool
  ) -> CheckedModel.Case {
    if spec.name.text == "message" {
      report(
        .badEnum, "no case can be called 'message'", at: spec.name.span,
        hint: "'message' is the text of a case: call it '\(spec.name.text)Case'")
      // Whoever asks for its values asks for that text.
      expressions.poisoned.insert(model.name.text)
    }
    let before = diagnostics.count
    var caseValues = spec.values.map { caseValue($0, of: spec) }
    checkBesideSelf(spec.values.map { $0.name })
    let isDescribed = joinDescribed(spec, isError: isError, from: before)
    if isDescribed { caseValues = [] }
    let told = isDescribed ? before : diagnostics.count
    let text = spec.text.flatMap { caseText($0, of: spec.name.text, besideValues: hasValues) }
    // Where others give it values, a type was meant, or a text with those in it.
    for index in diagnostics[told...].indices
    where isDescribed || [.textLikeName, .badEnum].contains(diagnostics[index].id) {
      diagnostics[index].roots.append(
        .init(
          "\(model.name.text).\(spec.name.text)", at: model.name.span,
          taken: .having("values of \(spec.name.text)")))
    }
    return CheckedModel.Case(
      name: spec.name.text, text: text,
      key: model.keys.first { $0.name.text == spec.name.text }
        .flatMap { $0.key.value == spec.name.text ? nil : $0.key.value },
      isOtherwise: spec.name.text == model.otherwise?.text, values: caseValues,
      doc: ParameterDocs.of(spec.values))
  }

  /// Types whose names nobody reads as a text; a `Date` may be one.
  private static let typesOnly = ["String", "Int", "Double", "Decimal", "Bool", "UUID"]

  /// Whether the text of a case is meant as a type: a name that no text has, `VisitKind`. Beside
  /// cases with values, anything that is one.
  private func isType(_ text: String, besideValues: Bool) -> Bool {
    let inner = text.hasPrefix("(") && text.hasSuffix(")") ? text.dropFirst().dropLast() : text[...]
    let name = String(inner.hasSuffix("?") ? inner.dropLast() : inner)
    return Self.typesOnly.contains(name)
      || expressions.types[name] != nil && name.dropFirst().contains { $0.isUppercase }
      || besideValues && (ValueType.builtIns[name] != nil || expressions.types[name] != nil)
  }

  /// `event` for an Event; of a number or a text only the spec knows what it is.
  private static func nameOfValue(_ type: String) -> String {
    let name = type.filter { $0.isInName }
    return ValueType.builtIns[name] == nil ? name.withoutCapital : "name"
  }

  /// `code: Int` of `code(Int)`, which no text is like.
  private func valueInParentheses(_ text: String) -> String? {
    guard text.utf8.last == UInt8(ascii: ")"), case let parts = text.split(separator: "("),
      parts.count == 2, parts[0].allSatisfy({ $0.isInName }),
      case let type = parts[1].dropLast(),
      ValueType.builtIns[String(type)] != nil || expressions.types[String(type)] != nil
    else { return nil }
    return "\(parts[0]): \(type)"
  }

  private mutating func warnOfText(_ text: String, at span: SourceSpan, besideValues: Bool) {
    let hint: Hint? =
      if isType(text, besideValues: besideValues) {
        "values have names: { \(Self.nameOfValue(text)): \(text.filter { !"()".contains($0) }) }; or quote the text"
      } else if let value = valueInParentheses(text) {
        "values have names: { \(value) }; or quote the text"
      } else if text == "true" || text == "false"
        || (text.utf8.last?.isDigit ?? false) && Double(text) != nil
      {
        "a case has no raw value, and is its name in JSON; or quote the text"
      } else {
        nil
      }
    guard let hint else { return }
    report(
      .textLikeName, "'\(text)' is only the text of the case here", at: span, severity: .warning,
      hint: hint)
  }

  /// The text of a case is written as any text, and is the same wherever the case is.
  private mutating func caseText(_ node: YAMLNode, of name: String, besideValues: Bool) -> String? {
    guard let scalar = node.scalar else { return nil }
    if scalar.isExpression {
      report(
        .badEnum, "the text of a case is no expression", at: node.span,
        hint: "text that starts with '=' is written '=\(scalar.text)'")
      return nil
    }
    if scalar.style == .plain { warnOfText(scalar.text, at: node.span, besideValues: besideValues) }
    expressions.warnIfUnopened(scalar, node)
    expressions.warnIfEscape(scalar, node)
    let (pieces, messages) = parseText(scalar.plainText)
    let literals = pieces.compactMap { if case .literal(let part) = $0 { part } else { nil } }
    if !messages.isEmpty || literals.count < pieces.count {
      report(
        .badEnum, "the text of a case has no holes: it is the same everywhere", at: node.span,
        hint: hintOfHoles(pieces, name, scalar.text))
      return nil
    }
    return literals.joined()
  }

  private func hintOfHoles(
    _ pieces: [Expression.TextPiece], _ name: String, _ text: String
  ) -> Hint {
    let holes = pieces.compactMap { piece -> String? in
      if case .hole(let hole) = piece, case .name(let name) = hole.kind { name } else { nil }
    }
    guard !holes.isEmpty else {
      return "make the text where it is shown; '${' that is only text is written '$${'"
    }
    let formatter = TextOfCase(name, text, holes: holes).hint
    return "give it values, '\(name): { \(holes.asPlaceholders) }', and \(formatter)"
  }

  /// Names of the form that a Date has in JSON where nothing is said of it.
  private static let usualDate: NameSet = ["iso", "iso8601", "iso-8601", "rfc3339", "rfc-3339"]

  private mutating func field(
    _ spec: FieldSpec, as kind: NameKind, firstValue: FirstValue = .key("default")
  ) -> CheckedModel.Field {
    checkName(spec.name, as: kind)
    var type = values.type(spec.type, firstValue: firstValue)
    // `note?: String`, which was told, is an optional called `note`.
    let isOptional = spec.name.text.hasSuffix("?")
    let name = isOptional ? String(spec.name.text.dropLast()) : spec.name.text
    if isOptional { type = type.asOptional }
    if let date = spec.date, type.unwrapped != .date, type != .unknown {
      report(
        .badField, "'date' is for a field of type Date, and this is \(type)", at: date.span,
        hint: "remove 'date', or make the field a Date")
    } else if let date = spec.date, Self.usualDate.contains(date.value.lowercased()) {
      report(
        .badFormatter, "'\(date.value)' is no pattern", at: date.span,
        hint: "a Date is read and written so as it is: remove 'date'")
    } else if let date = spec.date {
      checkPatternOfField(date)
    }
    // In quotes it may start with anything.
    if let key = spec.key, key.value.hasPrefix("="), key.span.length == key.value.utf8.count {
      report(
        .badField, "the name in JSON is a text, and no expression", at: key.span,
        hint: "write '\(key.value.dropFirst())', or quote it")
    }
    return CheckedModel.Field(
      name: name, type: type, defaultValue: nil, key: spec.key?.value,
      datePattern: spec.date?.value, doc: spec.doc)
  }

  /// The values of a case have no form in JSON, and are all given where the case is made.
  private mutating func caseValue(_ spec: FieldSpec, of owner: CaseSpec) -> CheckedModel.Field {
    let extras = [("default", spec.defaultValue?.span), ("key", spec.key?.span)]
    for (key, span) in extras + [("date", spec.date?.span)] {
      guard let span else { continue }
      report(
        .badField, "the value of a case has no '\(key)'", at: span,
        hint: "give the case a model as its value: its fields can have one")
    }
    var plain = spec
    (plain.defaultValue, plain.key, plain.date) = (nil, nil, nil)
    let mistakes = diagnostics.count
    let value = field(
      plain, as: .part, firstValue: .none(hint: "it is given where the case is made"))
    // `{ text: Hello }`
    if ["doc", "message", "text"].contains(spec.name.text), let text = spec.type.scalar?.text,
      let last = diagnostics.indices.last, last >= mistakes,
      diagnostics[last].id == .unknownType,
      // `message: chatMessage` lacks a capital.
      diagnostics[last].hint?.replacement == nil
    {
      diagnostics[last].hint =
        owner.values.count == 1
        ? "the text of a case stands alone: '\(owner.name.text): \(text)'"
        : "keep the other values, and \(TextOfCase(owner.name.text, text, holes: []).hint)"
    }
    return value
  }

  /// Two fields of one name in JSON could not be told apart.
  private mutating func checkKeys(_ specs: [FieldSpec]) {
    var places: [String: SourceSpan] = [:]
    for spec in specs {
      let key = spec.key ?? Located(spec.name.text, at: spec.name.span)
      if let first = places.updateValue(key.span, forKey: key.value) {
        report(
          .badField, "two fields are called '\(key.value)' in JSON", at: key.span,
          hint: "give one of them another 'key'",
          related: [Diagnostic.Related(first, "the other one is here")])
      }
    }
  }

  private func declaration(
    _ field: CheckedModel.Field, at span: SourceSpan, hasDefault: Bool = false
  ) -> TypeDeclaration.Field {
    TypeDeclaration.Field(
      name: field.name, type: field.type, hasDefault: hasDefault, span: span, key: field.key)
  }

  private mutating func declareSources(of cell: CellSpec) {
    if cell.sources.isEmpty {
      report(
        .badCell, "the cell '\(cell.name.text)' is made from nothing", at: cell.name.span,
        hint: "add 'from: { name: Type }'")
      expressions.poisoned.insert(cell.name.text)
    }
    let sources = cell.sources.map { source in
      checkName(source.name, as: .parameter)
      return TypeDeclaration.Field(
        name: source.name.text,
        type: values.type(source.type, firstValue: .ofParameters),
        hasDefault: false, span: source.name.span)
    }
    declareType(cell.name, .cell(sources: sources, fields: []))
  }
}
