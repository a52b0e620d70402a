import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

extension SpecDecoder {
  /// The sections of declarations, in the order of the reference, with what stands in them and the
  /// keys that it has.
  private static let sections = Form.screen.keys.compactMap { key -> Section? in
    guard case .map(let value) = key.value else { return nil }
    let forms = value.forms
    return Section(key: key.name, forms: forms, own: forms.flatMap { $0.keys.map { $0.name } })
  }

  private struct Section {
    var key: String
    var forms: [Form]
    var own: [String]

    /// Whether a declaration with these keys may stand there.
    func canHold(_ keys: Set<String>) -> Bool {
      forms.contains { form in
        keys.allSatisfy(form.has)
          // A formatter says more than what it makes its text from.
          && (form != .formatter || !keys.isSubset(of: ["doc", "from", "text"]))
      }
    }
  }

  /// The keys of all sections.
  private static let keysOfSections = ["bindings", "scenarios"] + sections.map { $0.key }

  /// Says so where a section has declarations of a later one, whose line is missing: one message
  /// stands for all that would be wrong because of it.
  mutating func endsEarly(_ key: String, _ section: YAMLNode?, in fields: Fields) -> Bool {
    guard let index = Self.sections.indices.first(where: { Self.sections[$0].key == key }),
      let pairs = section?.mapping
    else { return false }
    let own = Self.sections[index].own
    if isSectionInside(key, pairs, own) || hasEvents(key, pairs, fields)
      || hasOutdentedCase(key, pairs) || hasValuesToCome(key, pairs, fields)
    {
      return true
    }
    // Above the first name, and between braces, no line is missing.
    for pair in pairs.dropFirst() where section?.isInBraces == false {
      // Nearly all have nothing but what belongs there.
      guard let declared = pair.value.mapping, let name = pair.name,
        let wrong = declared.first(where: { !own.contains($0.name ?? "") })?.key,
        !declared.contains(where: { $0.key.isInvalid })
      else { continue }
      let keys = Set(declared.names)
      let isLostCell = key == "models" && isCell(declared)
      guard isLostCell || !keys.contains(where: { !Self.common.contains($0) && own.contains($0) }),
        key != "errors" || isService(declared) || isFormatter(name, keys),
        key != "cells" || !isCell(declared),
        // Most write the sections in the order of the reference.
        let other = Self.sections[(index + 1)...].first(where: {
          fields.pair($0.key) == nil && $0.canHold(keys)
        })
          ?? Self.sections[..<index].first(where: {
            !Self.sectionsOfValues.contains(key) && fields.pair($0.key) == nil && $0.canHold(keys)
          })
      else { continue }
      // `go: { emits: Void }`, which is sent.
      if key == "inputs", other.key == "outputs", isTrigger(name, in: fields) { continue }
      report(
        .unknownKey, "'\(key)' holds nothing that has a key '\(wrong.scalar?.text ?? "")'",
        at: wrong.span,
        hint: "'\(other.key)' has: is the line '\(other.key):' missing above '\(name)'?")
      missSection()
      return true
    }
    return false
  }

  /// `state: { values: { … } }`: what a section declares, where a name of others stands around all
  /// of it.
  mutating func withoutLevel(_ section: String, _ node: YAMLNode?) -> YAMLNode? {
    guard let pair = node?.onlyPair,
      let name = pair.name, let inner = pair.value.mapping, section != "cells",
      let own = Self.sections.first(where: { $0.key == section })?.own,
      !own.contains(name), inner.contains(where: { isDeclared($0, own) }),
      // A parameter of an event may have a long form too.
      section != "inputs" || inner.count > 1,
      inner.allSatisfy({ part in
        !own.contains(part.name ?? "") && (isType(part.value) || isDeclared(part, own))
      })
    else { return node }
    report(
      .unknownKey, "what '\(section)' holds stands straight under it, and not under '\(name)'",
      at: pair.key.span, hint: "remove '\(name):', and keep what is under it")
    return pair.value
  }

  /// Whether a name has only keys of the declarations of a section.
  private func isDeclared(_ pair: YAMLPair, _ own: [String]) -> Bool {
    let keys = (pair.value.mapping ?? []).names
    return !keys.isEmpty && keys.allSatisfy(own.contains)
  }

  /// Whether a word is the key of a section.
  static func isSection(_ key: String) -> Bool { keysOfSections.contains(key) }

  /// Says so where another section, or a key of what stands above it, is indented as if it was
  /// declared here: nothing that is declared has what they have.
  private mutating func isSectionInside(
    _ key: String, _ pairs: [YAMLPair], _ own: [String]
  ) -> Bool {
    for (place, pair) in pairs.enumerated() {
      // Nearly all that is declared has values of its own, or a text.
      guard pair.value.scalar == nil || pair.value.isNull, let name = pair.name else { continue }
      let isSection = Self.isSection(name)
      guard isSection || place > 0 && own.contains(name) && !pairs[place - 1].value.isInBraces,
        !Self.sectionsOfValues.contains(key) || !isType(pair.value)
      else { continue }
      switch pair.value.content {
      case .sequence: guard isSection else { continue }
      case .mapping(let inner):
        let keys = inner.names
        guard !keys.isEmpty,
          !keys.contains(where: { own.contains($0) || didYouMean($0, among: own) != nil })
        else { continue }
      // Only its own line is indented, and what it declares stands beside it.
      case .scalar: guard isSection, place + 1 < pairs.count else { continue }
      case .invalid: continue
      }
      let above = place > 0 ? pairs[place - 1].name ?? "" : ""
      // The line with the name is lost: all that stood below it stands here.
      if !isSection, own.contains(above) {
        report(
          .unknownKey, "a name is missing above '\(above)'", at: pairs[place - 1].key.span,
          hint: "write it in a line of its own: 'name:'")
        missSection()
        return true
      }
      report(
        .unknownKey,
        isSection
          ? "'\(name)' is a part of the spec itself, and stands inside '\(key)'"
          : "'\(name)' stands beside '\(above)', and belongs to it",
        at: pair.key.span,
        hint: isSection ? "write it at the start of its line" : "indent it deeper")
      if isSection { missEntries(of: [key, name]) } else { missSection() }
      return true
    }
    return false
  }

  /// The sections in which a name may have its type alone.
  private static let sectionsOfValues = ["needs", "inputs", "state", "outputs"]

  /// Whether a list or a map is a type, as in `errors: [String]`.
  private func isType(_ node: YAMLNode) -> Bool {
    switch node.content {
    case .invalid: false
    case .scalar(let scalar): scalar.text.first.map { $0.isUppercase || $0 == "[" } ?? false
    case .sequence(let elements): elements.count == 1 && isType(elements[0])
    case .mapping(let pairs):
      pairs.count == 1 && isType(pairs[0].key) && isType(pairs[0].value)
    }
  }

  /// `locked: { seconds: Int }` beside the error that it is a case of.
  private mutating func hasOutdentedCase(_ key: String, _ pairs: [YAMLPair]) -> Bool {
    guard key == "errors" else { return false }
    for (index, pair) in pairs.enumerated().dropFirst() {
      guard let name = pair.name, name.startsLower,
        let values = pair.value.mapping, !values.isEmpty,
        values.allSatisfy({ Form.ownTypes.contains($0.value.scalar?.text ?? "") }),
        let error = pairs[..<index].last(where: { $0.name?.startsUpper ?? false }),
        let owner = error.name
      else { continue }
      report(
        .unknownKey, "'\(name)' stands beside '\(owner)', and belongs to it", at: pair.key.span,
        hint: "indent it deeper")
      missSection()
      return true
    }
    return false
  }

  /// `id: Int` behind a constant, which says its value.
  private mutating func hasValuesToCome(
    _ key: String, _ pairs: [YAMLPair], _ fields: Fields
  ) -> Bool {
    let missing = Self.sectionsOfValues.filter { fields.pair($0) == nil }
    guard key == "constants", !missing.isEmpty,
      let place = pairs.indices.dropFirst().first(where: { isType(pairs[$0].value) }),
      let name = pairs[place].name,
      pairs[..<place].allSatisfy({ $0.value.mapping?.has("value") ?? false })
    else { return false }
    report(
      .unknownKey, "a constant has a value, and '\(name)' has none", at: pairs[place].key.span,
      hint: missing.count == 1
        ? "is the line '\(missing[0]):' missing above it?"
        : "is one of the lines \(missing.map { "\($0):" }.quotedList) missing above it?")
    missSection()
    return true
  }

  /// `{}` in what the screen needs, where no section of inputs is there, and a binding runs when it
  /// is sent: it is an event.
  private mutating func hasEvents(_ key: String, _ pairs: [YAMLPair], _ fields: Fields) -> Bool {
    guard key == "needs", fields.pair("inputs") == nil,
      let event = pairs.first(where: { pair in
        pair.value.mapping?.isEmpty ?? false && isTrigger(pair.name ?? "", in: fields)
      })
    else { return false }
    report(
      .unknownKey, "'needs' has no events, which '{}' is", at: event.value.span,
      hint: "'inputs' has: is the line 'inputs:' missing above?")
    missSection()
    return true
  }

  /// Whether a binding runs when that happens.
  private func isTrigger(_ name: String, in fields: Fields) -> Bool {
    (fields["bindings"]?.sequence ?? []).contains { binding in
      binding.mapping?.contains { $0.key.isText("when") && $0.value.isText(name) } ?? false
    }
  }

  /// Keys that don't say which form they belong to.
  private static let common: Set<String> = ["doc", "from"]

  /// Whether that says what a cell is made from: nothing else is made from several values.
  private func isCell(_ pairs: [YAMLPair]) -> Bool {
    pairs.contains { $0.key.isText("from") && $0.value.mapping != nil }
  }

  /// Whether that is a formatter, and no error with cases of such names: an error is a type.
  private func isFormatter(_ name: String, _ keys: Set<String>) -> Bool {
    name.startsLower && keys.allSatisfy(Form.formatter.has)
  }

  /// Whether that is a service, and no error with cases of such names.
  private func isService(_ pairs: [YAMLPair]) -> Bool {
    let methods = pairs["methods"]?.mapping ?? []
    return methods.contains { method in
      method.value.mapping?.contains(where: Form.method.has) ?? false
    }
  }
}

extension UnknownKey {
  /// What was meant by a section under the name that others give it: what stands under it decides,
  /// and which sections are there.
  var sectionMeant: Hint? {
    guard let word = form.meantKey(by: key), SpecDecoder.isSection(word),
      let section = form.keys.first(where: { $0.name == word })
    else { return nil }
    let own = section.value.countFitting(in: value)
    var best = (word: word, count: own)
    // Of those that fit alike, the first is meant.
    for other in ["needs", "outputs", "given", "models", "services", "bindings", "scenarios"]
    where !pairs.has(other) {
      let count = form.keys.first { $0.name == other }?.value.countFitting(in: value) ?? 0
      if count > best.count { best = (other, count) }
    }
    if best.word != word { return .write(best.word) }
    if word == "models", let models = modelsMeant {
      return "what has cases or fields stands under 'models': \(models)"
    }
    let hasAny = value.mapping.map { !$0.isEmpty } ?? (value.sequence != nil)
    return hasAny && pairs.has(word)
      ? "'\(word)' is there already: put what is under this one under that" : nil
  }
}

extension UnknownKey {
  /// `{ Kind: [a, b] }` and `{ Size: { width: Int } }`, with the keys that models have.
  private var modelsMeant: String? {
    guard let pairs = value.mapping, !pairs.isEmpty else { return nil }
    let isEnum = key.lowercased().hasPrefix("enum")
    let models = pairs.compactMap { pair -> String? in
      guard let name = pair.name else { return nil }
      if isEnum, let cases = pair.value.sequence, cases.allSatisfy({ $0.scalar != nil }) {
        return "\(name): { cases: \(pair.value.asWritten) }"
      }
      guard let parts = pair.value.mapping, !parts.isEmpty, !parts.contains(where: Form.model.has)
      else { return nil }
      return "\(name): { \(isEnum ? "cases" : "fields"): \(pair.value.asWritten) }"
    }
    return models.count == pairs.count ? models.joined(separator: ", ") : nil
  }
}

extension ValueForm {
  /// How much of what stands there is right, as far as the keys of its maps tell.
  fileprivate func countFitting(in node: YAMLNode) -> Int {
    switch (self, node.content) {
    case (.list(let element), .sequence(let elements)): elements.count(where: element.canHold)
    case (.map(let value), .mapping(let pairs)): pairs.count { value.canHold($0.value) }
    case (.form, .mapping(let pairs)): canHold(node) ? pairs.count : 0
    default: 0
    }
  }

  /// Whether that may stand there, as far as its keys tell; of a map one that is right is enough.
  private func canHold(_ node: YAMLNode) -> Bool {
    switch (self, node.content) {
    case (.either(let values), _): values.contains { $0.canHold(node) }
    case (.list(let element), .sequence(let elements)):
      elements.isEmpty || elements.contains(where: element.canHold)
    case (.map(let value), .mapping(let pairs)):
      pairs.isEmpty || pairs.contains { value.canHold($0.value) }
    case (.form(let form), .mapping(let pairs)):
      pairs.allSatisfy { pair in
        form.has(pair) || form == .given && pair.name?.contains(".") ?? false
      } && form.keys.allSatisfy { !$0.isRequired || pairs.has($0.name) }
    case (.form, .scalar), (.list, .scalar), (.map, .scalar): node.isNull
    case (.type, .mapping(let pairs)):
      pairs.count == 1 && pairs[0].name?.startsUpper ?? false
    case (.type, .sequence(let elements)):
      elements.count == 1 && elements[0].scalar?.text.startsUpper ?? false
    case (.type, .scalar(let scalar)):
      scalar.text.first.map { $0.isUppercase || $0 == "[" } ?? false
    case (.value, _), (.object, _), (_, .invalid), (_, .scalar): true
    default: false
    }
  }
}
