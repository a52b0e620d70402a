import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// What stands under a key that nobody knows is read as if it stood under the one that the message
/// says to write.
extension SpecDecoder {
  /// The pair under the key that was meant, which no other has; nil where its value fits no such
  /// key. What others declare is not there with it.
  mutating func meantPair(_ pair: YAMLPair, by word: String, in form: Form) -> YAMLPair? {
    guard word != "uses", let key = form.keys.first(where: { $0.name == word }),
      key.value.holds(pair.value)
        // A name, a time and an address are written alike wherever they stand.
        || ["when", "every", "base", "as", "at", "otherwise"].contains(word)
          && !(pair.value.scalar?.isEmptyPlain ?? true)
        || ["emits", "returns", "streams", "throws", "type"].contains(word)
          && pair.value.isLikeType
    else { return nil }
    keysMeant[pair.key.span] = word
    return pair.named(word)
  }

  /// The step that was meant, read like any other.
  mutating func meantStep(
    _ word: String?, _ pairs: [YAMLPair], of node: YAMLNode, _ forms: StepForms
  ) -> (Fields, YAMLPair)? {
    guard let word, let form = forms[word], let first = pairs.first, !pairs.has(word),
      form.keys[0].value.holds(first.value)
        || form.keys[0].value.isOneText && !(first.value.scalar?.isEmptyPlain ?? true),
      form.keys.dropFirst().allSatisfy({ !$0.isRequired || pairs.has($0.name) })
    else { return nil }
    settle(from: diagnostics.count - 1)
    return stepFields(
      YAMLNode(.mapping([first.named(word)] + pairs.dropFirst()), span: node.span), forms)
  }

  /// What stands under keys that nobody knows is lost, where all else says what it is.
  mutating func settle(_ fields: Fields, of node: YAMLNode, from start: Int) {
    for pair in node.mapping ?? []
    where !fields.pairs.contains(where: { $0.key.span == pair.key.span }) {
      broken.add(pair.value.span)
      broken.addNames(under: pair.value)
    }
    settle(from: start)
  }

  /// A step that sends what is no event may have keys of what was meant: that is told alone.
  mutating func withoutKeysOfOther(
    _ pairs: [YAMLPair], than form: Form, of key: YAMLPair
  ) -> [YAMLPair] {
    guard form == .sendStep || form == .sendScenarioStep, let name = key.value.scalar?.text else {
      return pairs
    }
    let known = pairs.filter(form.has)
    guard known.count < pairs.count,
      spec.inputs.contains(where: { $0.name.text == name && !$0.isEvent })
        || spec.services.contains(where: { name.hasPrefix("\($0.name.text).") })
    else { return pairs }
    // What has a name there has it nowhere.
    broken.addResults(of: YAMLNode(.mapping(pairs), span: key.key.span))
    return known
  }
}

extension YAMLPair {
  func named(_ word: String) -> YAMLPair {
    YAMLPair(key: YAMLNode(.scalar(YAMLScalar(word, style: .plain)), span: key.span), value: value)
  }
}

extension YAMLNode {
  /// Whether it is written as types are: `Photo`, `"[Photo]?"`, `[Photo]`.
  var isLikeType: Bool {
    if let element = sequence { return element.count == 1 && element[0].isLikeType }
    let text = scalar?.text.drop { $0 == "[" }
    return text?.startsUpper ?? false && text?.allSatisfy { $0 != " " } ?? false
  }
}

extension ValueForm {
  /// Whether a node has the shape of a list or map that stands there, and anything in it. Of a text
  /// nobody knows whether it is written as it would be here.
  fileprivate func holds(_ node: YAMLNode) -> Bool {
    switch (self, node.content) {
    case (.either(let values), _): values.contains { $0.holds(node) }
    case (.list, .sequence(let elements)): !elements.isEmpty
    case (.form, .mapping(let pairs)), (.map, .mapping(let pairs)), (.object, .mapping(let pairs)):
      !pairs.isEmpty
    default: false
    }
  }

  /// Whether only a text can stand there.
  fileprivate var isOneText: Bool {
    switch self {
    case .text, .template, .name, .expression, .duration: true
    default: false
    }
  }
}
