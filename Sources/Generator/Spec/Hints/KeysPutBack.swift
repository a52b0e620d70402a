import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// Keys that stand too far to the left: beside the part of a spec that holds what they belong to.
extension SpecDecoder {
  /// The keys of a map. Those that it can't have are put back into the last part above them that
  /// can: one message for all of them, and none that would follow from it.
  mutating func withoutLostKeys(_ pairs: [YAMLPair], _ form: Form) -> [YAMLPair] {
    guard pairs.contains(where: { isStranger($0, form) }) else { return pairs }
    let pairs = withFlatParts(pairs, form)
    var kept: [YAMLPair] = []
    var lost: [YAMLPair] = []
    var owner: LostOwner?
    // With some of them all of it is wrong.
    var tries = 0
    for pair in pairs {
      let isNext = owner != nil && kept.contains { $0.key.isText(pair.name ?? "") }
      if isStranger(pair, form) { tries += 1 }
      guard isNext || isStranger(pair, form), tries < 32, let above = kept.last,
        let value = form.keys.first(where: { above.key.isText($0.name) })?.value,
        // Each call has a `catch` of its own: which one is meant, nobody knows.
        !(pair.key.isText("catch") && above.key.isText("do") && owner == nil),
        case var node = above.value,
        let new = Self.adopt(
          pair, into: &node, value, of: value.element == nil ? above.key : nil,
          below: above.key.span.line)
      else {
        reportLost(lost, owner)
        (lost, owner) = ([], nil)
        kept.append(pair)
        continue
      }
      if new != owner { reportLost(lost, owner) }
      lost = new == owner ? lost + [pair] : [pair]
      owner = new
      kept[kept.count - 1].value = node
    }
    reportLost(lost, owner)
    return kept
  }

  /// `inputs:` with nothing under it, and what belongs there beside it: one message for all of
  /// that.
  private mutating func withFlatParts(_ pairs: [YAMLPair], _ form: Form) -> [YAMLPair] {
    var kept: [YAMLPair] = []
    var flat: [YAMLPair] = []
    for (place, pair) in pairs.enumerated() {
      // A section may have something that is called as another one is.
      func isDouble() -> Bool {
        kept.contains { $0.key.isSame(as: pair.key) }
          || pairs[(place + 1)...].contains { $0.key.isSame(as: pair.key) }
      }
      if let above = kept.last, !flat.isEmpty || above.value.isEmptyPlain,
        case let isOther = isStranger(pair, form),
        Self.isPart(pair, of: above, form, surely: !isOther), isOther || isDouble()
      {
        flat.append(pair)
        continue
      }
      reportFlat(flat, in: &kept, form)
      flat = []
      kept.append(pair)
    }
    reportFlat(flat, in: &kept, form)
    return kept
  }

  private mutating func reportFlat(_ flat: [YAMLPair], in kept: inout [YAMLPair], _ form: Form) {
    guard let first = flat.first?.key, let last = flat.last?.name, let above = kept.last
    else { return }
    let others = flat.count > 1 ? ", and all up to '\(last)'," : ""
    report(
      .unknownKey, "\(form.title) has no key '\(first.scalar?.text ?? "")'", at: first.span,
      hint: "indent it\(others) deeper, to put \(flat.count > 1 ? "them" : "it") under "
        + "'\(above.name ?? "")'")
    kept[kept.count - 1].value = YAMLNode(.mapping(flat), span: first.span)
  }

  /// Whether a key may be meant to stand under the one above it, or surely is, whatever else is
  /// called so.
  private static func isPart(
    _ pair: YAMLPair, of above: YAMLPair, _ form: Form, surely: Bool
  ) -> Bool {
    guard let key = pair.name, !(key.first?.isWhitespace ?? false),
      pair.key.span.line > above.key.span.line,
      let value = form.keys.first(where: { above.key.isText($0.name) })?.value,
      value.element == nil,
      let part = value.named
        ?? value.forms.lazy.compactMap({ MapForm.form($0).value(of: key) }).first
    else { return false }
    let inner = pair.value.mapping ?? []
    let isDeclared = part.forms.contains { form in inner.allSatisfy(form.has) }
    if surely { return !inner.isEmpty && isDeclared }
    // The names that should stand beside it may be deeper, and stand under it so.
    guard isDeclared || part.forms.isEmpty || pair.value.span.line == pair.key.span.line else {
      return inner.isEmpty
    }
    // What has something of its own under it may be another section, in other words.
    let isOther =
      form.isNear(key) ? inner.isEmpty || !isDeclared : form.meantKey(by: key) != nil && !isDeclared
    let isUnit = form == .screen || form == .library
    return value.named == nil
      || (pair.hasText || !isOther || form == .given)
        && !(isUnit && pair.value.sequence?.contains { $0.mapping != nil } ?? false)
  }

  private func isStranger(_ pair: YAMLPair, _ form: Form) -> Bool {
    !pair.key.isInvalid && !form.has(pair)
  }

  private mutating func reportLost(_ pairs: [YAMLPair], _ owner: LostOwner?) {
    guard let owner, let first = pairs.first else { return }
    let keys = pairs.map { pair in
      let isBelow = pair.value.span.line > pair.key.span.line
      return (
        name: pair.name ?? "", span: pair.key.span,
        inner: isBelow ? Int(pair.value.span.column) - 1 : nil
      )
    }
    let lost = LostKeys(keys, of: owner.name, beside: owner.first, at: owner.span)
    report(.unknownKey, lost.title, at: first.key.span, hint: lost.hint, related: [lost.related])
  }

  /// Puts a key into the last part of a list or map that can have it and has not; what it stands
  /// beside there, or under.
  private static func adopt(
    _ pair: YAMLPair, into node: inout YAMLNode, _ value: ValueForm, of name: YAMLNode? = nil,
    below line: UInt32
  ) -> LostOwner? {
    switch node.content {
    case .sequence(var elements):
      guard let form = value.element, var last = elements.last,
        let owner = adopt(pair, into: &last, form, below: line)
      else { return nil }
      elements[elements.count - 1] = last
      node.content = .sequence(elements)
      return owner
    case .mapping(var inner):
      // Not between brackets, and not in the line of its key.
      guard let first = inner.first, first.key.span.offset == node.span.offset,
        first.key.span.line > line, first.key.span.column > pair.key.span.column,
        let owner = adopt(pair, into: &inner, value, of: name)
      else { return nil }
      node.content = .mapping(inner)
      return owner
    default: return nil
    }
  }

  private static func adopt(
    _ pair: YAMLPair, into inner: inout [YAMLPair], _ value: ValueForm, of name: YAMLNode?
  ) -> LostOwner? {
    let last = inner.count - 1
    let key = inner[last].key
    if let part = value.named {
      if inner[last].value.isEmptyPlain, part.forms.contains(where: { $0.has(pair) }) {
        inner[last].value = YAMLNode(.mapping([pair]), span: pair.key.span)
        return LostOwner(key, nil)
      }
      return adopt(pair, into: &inner[last].value, part, of: key, below: key.span.line)
    }
    let forms = value.forms.filter { inner.allSatisfy($0.has) }
    if forms.contains(where: { $0.has(pair) }), !inner.has(pair.name ?? "") {
      let owner = LostOwner(name ?? inner[0].key, inner[0].key)
      inner.append(pair)
      return owner
    }
    return forms.lazy.compactMap { $0.keys.first { key.isText($0.name) }?.value }.first
      .flatMap { value in
        adopt(
          pair, into: &inner[last].value, value, of: value.element == nil ? key : nil,
          below: key.span.line)
      }
  }
}

/// What keys that are lost belong to.
private struct LostOwner: Equatable {
  let name: String
  /// What they stand beside there; where it has nothing, they stand under its name.
  let first: String?
  let span: SourceSpan

  init(_ name: YAMLNode, _ first: YAMLNode?) {
    self.name = name.scalar?.text ?? ""
    self.first = first?.scalar?.text
    span = (first ?? name).span
  }
}

extension ValueForm {
  /// What each name stands for, in a map from names.
  fileprivate var named: ValueForm? {
    switch self {
    case .map(let value): value
    case .either(let values): values.lazy.compactMap({ $0.named }).first
    default: nil
    }
  }
}
