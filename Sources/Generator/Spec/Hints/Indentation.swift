import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// Lines that are indented too little or too much.
extension SpecDecoder {
  /// What a section declares but for that whose parts stand beside its name, and not below it: one
  /// message for each.
  mutating func outdented(_ section: String, _ node: YAMLNode?) -> YAMLNode? {
    // None of these is a text.
    let hasNoTexts = ["constants", "models", "errors", "services", "methods", "cells"]
      .contains(section)
    guard var node, let pairs = node.mapping,
      pairs.contains(where: {
        $0.value.isNull || hasNoTexts && $0.value.scalar != nil || $0.isInnerPart(of: section)
      })
    else { return node }
    var kept: [YAMLPair] = []
    var isLost = false
    for pair in pairs {
      // `name: Type` below `fields:`, two levels further to the left.
      let isHollow = hasNoTexts && (isLost || kept.last?.isHollow ?? false)
      guard pair.isPart(inSection: section) || isHollow && pair.hasText else {
        isLost = false
        kept.append(pair)
        continue
      }
      if !isLost, let owner = kept.last, !owner.key.isInvalid,
        owner.value.isNull && !Self.isSection(owner.name ?? "")
          || hasNoTexts && (pair.value.scalar != nil || pair.isInnerPart(of: section))
            && owner.isBlock
      {
        let name = owner.name ?? ""
        report(
          .unknownKey,
          "'\(pair.name ?? "")' stands beside '\(name)', and belongs to it",
          at: pair.key.span, hint: "indent it deeper")
        broken.add(name)
        kept.removeLast()
        isLost = true
      }
      if !isLost { kept.append(pair) }
    }
    node.content = .mapping(kept)
    return node
  }

  /// What a section declares, but for the access level of the whole spec, which is indented as if
  /// it was one of the names.
  mutating func withoutAccess(_ section: String, _ node: YAMLNode?) -> YAMLNode? {
    guard var node, var pairs = node.mapping,
      let place = pairs.firstIndex(where: {
        $0.key.isText("access")
          && ["internal", "package", "public"].contains($0.value.scalar?.text)
      })
    else { return node }
    report(
      .unknownKey, "'access' stands under '\(section)', and belongs to the spec as a whole",
      at: pairs[place].key.span, hint: "indent it by 0 spaces, to put it beside '\(section)'")
    pairs.remove(at: place)
    node.content = .mapping(pairs)
    return node
  }

  /// The keys of what is declared up to the name of the next, which stands among them as if it was
  /// a key too: one message for it and for its own keys.
  mutating func withoutNextName(_ pairs: [YAMLPair], _ form: Form) -> [YAMLPair] {
    guard form.isDeclaration || form == .answer,
      let next = pairs.indices.dropFirst().dropLast().first(where: { place in
        pairs[place].value.isNull && !form.keys.contains { pairs[place].key.isText($0.name) }
          && pairs[place + 1].isKey(of: form)
      }), let name = pairs[next].name, !form.isNear(name)
    else { return pairs }
    report(
      .unknownKey, "\(form.title) has no key '\(name)'", at: pairs[next].key.span,
      hint: "indent it less, to put it beside what it stands in")
    broken.add(name)
    return Array(pairs[..<next])
  }

  /// The key before a place, where nothing is written after it: it has lost what is under it.
  func emptyKey(above place: Int, in pairs: [YAMLPair]) -> String? {
    guard place > 0, case let above = pairs[place - 1], above.value.isEmptyPlain else { return nil }
    return above.name
  }

  /// Where a declaration belongs that stands beside its section, or inside the one above it.
  func indentation(of place: Int, in pairs: [YAMLPair], _ form: Form) -> Hint? {
    guard place > 0, let key = pairs[place].name,
      let above = pairs[place - 1].name
    else { return nil }
    if form == .screen || form == .library {
      // Below `{ … }` nothing can be added.
      let section = pairs[place - 1]
      let meant = form.meantKey(by: key)
      let isOther =
        meant.map { meant in !pairs.has(meant) } ?? false
        || pairs[place].value.sequence != nil
        || meant != nil && pairs[place].value.mapping?.contains { $0.isKey(of: .event) } == false
      return (Self.isSection(above) || above == "given" && key.utf8.contains(UInt8(ascii: ".")))
        && section.isBlock && !isOther
        // `started: Bool` below a `state` that is there already is not another one.
        && (!form.isNear(key) || pairs[place].value.isLikeType && isGiven(key, in: pairs, form))
        ? "indent it deeper, to put it under '\(above)'" : nil
    }
    if pairs[place - 1].isBlock, form.holdsNames(under: above), !form.isNear(key),
      form.meantKey(by: key) == nil
    {
      return "indent it deeper, to put it under '\(above)'"
    }
    let inner = pairs[place].value.mapping?.names ?? []
    let isSame = !inner.isEmpty && inner.allSatisfy(form.has)
    return Self.namedForms.contains(form) && isSame
      || form.isTyped && form != .constant && isTyped(pairs[place], below: pairs[place - 1])
        && !form.isNear(key)
      ? "indent it less, to put it beside what it stands in" : nil
  }

  /// Whether the key that one is near to is there already.
  private func isGiven(_ key: String, in pairs: [YAMLPair], _ form: Form) -> Bool {
    pairs.has(suggestion(for: key, among: form.keys.map { $0.name })?.replacement ?? "")
  }

  /// `isBusy: Bool`, in a line of its own.
  private func isTyped(_ pair: YAMLPair, below above: YAMLPair) -> Bool {
    pair.key.span.line > above.key.span.line
      && pair.value.scalar?.text.first?.isUppercase ?? (pair.value.sequence?.count == 1)
  }

  /// What has a name of its own, and no maps inside it that look like it.
  private static let namedForms: [Form] = [.constant, .model, .service, .method, .cell]

  /// The keys up to the steps, where a binding follows that has lost its first line.
  mutating func withoutNextBinding(_ pairs: [YAMLPair]) -> [YAMLPair] {
    guard let end = pairs.firstIndex(where: { $0.key.isText("do") }),
      let next = pairs[(end + 1)...].first(where: { pair in
        // More keys than that no binding has.
        pairs[...end].suffix(16).contains { $0.name == pair.name }
      }), let key = next.name,
      let first = pairs.pair(key), !first.value.isNull
    else { return pairs }
    if let steps = withoutDeeperElement(pairs[end], in: pairs, .whenBinding) {
      return pairs[..<end] + [steps]
    }
    reportTwice(
      key, at: next.key.span, first: first.key.span,
      hint: Form.whenBinding.howToSeparate(next, first: pairs[0].name))
    return Array(pairs[...end])
  }
}

extension Form {
  /// Whether names of the spec's own stand under a key.
  fileprivate func holdsNames(under key: String) -> Bool {
    switch keys.first(where: { $0.name == key })?.value {
    case .map: true
    case .either(let values): values.contains { if case .map = $0 { true } else { false } }
    default: false
    }
  }
}

extension YAMLPair {
  /// Whether a map stands below the key, in lines of its own.
  fileprivate var isBlock: Bool { value.mapping != nil && value.span.line > key.span.line }

  /// Whether the last line of what stands below the key is a key without anything under it.
  fileprivate var isHollow: Bool {
    guard isBlock else { return false }
    var last = value
    while let pair = last.mapping?.last { last = pair.value }
    return last.isEmptyPlain
  }

  /// `status: { 404: gone }`, which is no method.
  fileprivate var isPartOfRequest: Bool {
    guard let first = value.mapping?.first, let name = key.scalar?.text,
      ["body", "form", "headers", "query", "retry", "status"].contains(name)
    else { return false }
    return !Form.method.keys.contains { first.key.isText($0.name) }
  }

  /// Whether it is a map that is a part of what stands under the names of a section.
  fileprivate func isInnerPart(of section: String) -> Bool {
    section == "cells" ? isCellField : isPartOfRequest
  }

  /// `title: { text: "…" }`, which is neither a cell nor a source of one.
  var isCellField: Bool {
    guard let name = key.scalar?.text, name.startsLower,
      let pairs = value.mapping, pairs.has("from") || pairs.has("text")
    else { return false }
    return pairs.allSatisfy { $0.isKey(of: .cellField) && $0.value.mapping == nil }
  }

  /// Whether what a section declares has it, and it is hardly a name there.
  fileprivate func isPart(inSection section: String) -> Bool {
    guard let name = key.scalar?.text, value.mapping?.isEmpty != true else { return false }
    // What returns nothing is answered with `returns: null`.
    if value.isNull { return section == "given" && name == "returns" }
    return switch section {
    case "constants": ["type", "value"].contains(name)
    case "state": ["type", "initial", "from"].contains(name)
    case "outputs": ["type", "initial", "from", "emits"].contains(name)
    case "models": isKey(of: .model) || name.startsLower && value.isLikeType
    case "services": isKey(of: .service)
    case "formatters": isKey(of: .formatter)
    case "fields": isKey(of: .cellField)
    case "cells": isKey(of: .cell) || isInnerPart(of: section)
    case "methods": isKey(of: .method) || isPartOfRequest
    case "given": isKey(of: .answer)
    case "errors": value.sequence == nil && name.startsLower
    default: false
    }
  }
}
