import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

extension ScreenChecker {
  /// All names of a spec share one scope, with those of the libraries that it uses.
  mutating func declareNames() {
    checkUnitName()
    for library in libraries { declareNames(of: library) }
    for name in spec.types { declare(name, .opaqueType) }
    for constant in spec.constants { declare(constant.name) }
    for model in spec.models { declare(model.name, .type) }
    for error in spec.errors { declare(error.name, .type) }
    for service in spec.services {
      declare(service.name)
      if let own = service.protocolName { expressions.protocols.insert(own.text) }
    }
    for formatter in spec.formatters { declare(formatter.name) }
    for cell in spec.cells { declare(cell.name, .type) }
    for need in spec.needs where !isService(need) { declare(need.name) }
    for input in spec.inputs { declare(input.name, .shown) }
    for state in spec.state { declare(state.name) }
    for output in spec.outputs { declare(output.name, .shown) }
    checkGeneratedTypes()
    for module in spec.imports { checkImport(module) }
    screen.imports = spec.imports.map { $0.value }
  }

  /// Says so where a text can't be a name.
  mutating func checkName(_ name: Name, as kind: NameKind) {
    if expressionWords.contains(name.text) {
      report(
        .notAName, "'\(name.text)' can't be a name: it is a word of the expression language",
        at: name.span,
        hint: "for example '\(kind.isType ? name.text.withCapital : name.text)Value'")
      expressions.wordsAsNames.insert(name.text)
    } else if !isName(name.text) {
      let meant = identifier(from: name.text, kind)
      report(
        .notAName, "'\(name.text)' can't be a name", at: name.span,
        hint: whatToWrite(for: name.text, kind) ?? meant.map { "for example '\($0)'" }
          ?? "a name is letters, digits and '_', and does not start with a digit")
      // An expression with that text would speak of its words.
      expressions.poisoned.formUnion(MentionedWords.words(in: name.text[...]))
      if let meant { expressions.poisoned.insert(meant) }
      // `t itleText` is told, and may be used as what it was meant to be.
      expressions.poisoned.insert(name.text.filter { $0 != " " })
      // `can!cel` and `message?`
      expressions.poisoned.insert(name.text.filter { $0.isInName })
    } else if let seen = withoutInvisible(name.text) {
      report(
        .notAName, "'\(name.text)' holds a character that nobody sees", at: name.span,
        hint: "type it again: '\(seen)'")
      expressions.poisoned.insert(seen)
    } else if let (reason, hint) = kind.refusal(of: name.text) {
      report(
        .reservedName, "'\(name.text)' can't be a name here: \(reason)", at: name.span, hint: hint)
    }
  }

  /// A parameter for `self` is called `selfValue` inside of what takes it: no other can be.
  mutating func checkBesideSelf(_ names: [Name]) {
    guard let own = names.first(where: { $0.text == "self" }),
      let other = names.first(where: { $0.text == "selfValue" })
    else { return }
    report(
      .reservedName,
      "'selfValue' can't be a name beside 'self': the generated code calls the value of that one so",
      at: other.span, hint: "for example 'ownValue'",
      related: [Diagnostic.Related(own.span, "'self' is declared here")])
  }

  /// `needs: { shop: ShopAPI }` beside the service `shop` of that protocol: that it is none is told
  /// of its type, and is no second mistake of its name.
  private func isService(_ need: ParameterSpec) -> Bool {
    guard declared[need.name.text] != nil, let type = need.type.scalar?.text,
      let service = spec.services.first(where: { $0.name.text == need.name.text })
    else { return false }
    return type == need.name.text || type == protocolName(of: service).text
  }

  private mutating func declare(_ name: Name, _ kind: NameKind = .declaration) {
    checkName(name, as: kind)
    if kind.isType, refuseBuiltIn(name, kind) { return }
    if let first = declared[name.text] {
      if reportNoCapital(name, first: first) { return }
      let isKnown = kind == .opaqueType && libraries.contains { $0.opaqueTypes.contains(name.text) }
      let way = howToRename(name, first: first) ?? "give one of them another name"
      let hint: Hint =
        isKnown
        ? "leave it out: a spec under 'uses' names it"
        : "all names of a spec share one scope: \(way)"
      // `photo` for `Photo` is one slip, also where a Photo is then missing.
      report(
        .declaredTwice, "'\(name.text)' is declared twice", at: name.span, hint: hint,
        related: [Diagnostic.Related(first, "it is declared here first")],
        missing: .init(.name(name.text.inOtherCase), isGuessed: true))
      // Whatever is made of either of them would only be wrong because of this.
      expressions.poisoned.insert(name.text)
      return
    }
    expressions.declared.add(name.text, name.span)
  }

  /// Whether a name of a type means something already.
  mutating func refuseBuiltIn(_ name: Name, _ kind: NameKind = .type) -> Bool {
    let isFunction = ["abs", "max", "min"].contains(name.text)
    guard isFunction || isBuiltInType(name.text) else { return false }
    let other: Hint = "give it another name, for example '\(screen.name)\(name.text.withCapital)'"
    report(
      .declaredTwice,
      "'\(name.text)' is a \(isFunction ? "function" : "type") of the language already",
      at: name.span,
      hint: kind == .opaqueType && !isFunction ? "leave it out: every spec knows it" : other)
    expressions.poisoned.insert(name.text)
    return true
  }

  private mutating func declareNames(of library: CheckedScreen) {
    // The first is all there is, and taken over as a whole.
    if declared.isEmpty {
      expressions.declared = library.places
      return
    }
    for (name, span) in library.places {
      guard let other = declared[name], other != span else {
        expressions.declared.set(name, to: span)
        continue
      }
      report(
        .declaredTwice, "'\(name)' is declared in two specs that are used here",
        at: spec.uses.first?.span ?? spec.name.span,
        hint: library.opaqueTypes.contains(name)
          ? "name the type in a library of its own, which both use"
          : "give one of them another name, or use only one of the specs",
        related: [
          Diagnostic.Related(other, "it is declared here"),
          Diagnostic.Related(span, "and here"),
        ])
      // Which of them is meant, nobody knows.
      expressions.poisoned.insert(name)
    }
  }

  private mutating func checkUnitName() {
    checkName(spec.name, as: .type)
    if expressionWords.contains(spec.name.text) { return }
    if let first = spec.name.text.unicodeScalars.first, first.properties.isLowercase,
      isName(spec.name.text)
    {
      let words = spec.name.text.split(separator: "_").map { String($0).withCapital }
      report(
        .lowercaseName,
        "the name of \(spec.kind == .screen ? "a screen" : "a library") starts with a capital",
        at: spec.name.span, hint: Hint.write(words.joined()))
    }
  }
}

/// Whether every spec knows a type of that name.
public func isBuiltInType(_ name: String) -> Bool {
  ValueType.builtIns[name] != nil || name == "Set" || name == "Void"
}

/// How to declare what is missing; a text that can't be a name can't be declared either.
func declaring(_ name: String, _ declaration: String) -> Hint? {
  isName(name) ? "declare it: \(declaration)" : nil
}

/// A name without the characters that Swift takes and no editor shows; nil where there are none.
private func withoutInvisible(_ name: String) -> String? {
  if name.allBytes({ $0 < 0x80 }) { return nil }
  let seen = name.unicodeScalars.filter { scalar in
    switch scalar.value {
    case 0xAD, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFEFF: false
    default: true
    }
  }
  let text = String(String.UnicodeScalarView(seen))
  return text == name ? nil : text
}
