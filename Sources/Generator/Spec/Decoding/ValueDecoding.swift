import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

extension SpecDecoder {
  mutating func input(_ name: Name, _ node: YAMLNode) -> InputSpec? {
    if node.isNull {
      return InputSpec(name: name, doc: nil, kind: .event(takes: [], isPrivate: false))
    }
    if node.isText("Void") {
      report(
        .wrongShape, "an event has no type, and this is 'Void'", at: node.span,
        hint: "write '\(name.text): {}'")
      return nil
    }
    if node.sequence?.isEmpty ?? false {
      report(
        .wrongShape, "this is an empty list, and no type", at: node.span,
        hint: "an event is written {}; a list names the type of its elements: \"[Photo]\"")
      return nil
    }
    if let signature = signature(name, node) ?? signatureBefore(type: node, name) {
      reportSignature(of: "an event", name, signature.asEvent)
      broken.add(signature.name)
      return nil
    }
    guard isLongForm(node), let pairs = node.mapping else {
      return InputSpec(name: name, doc: nil, kind: .value(type: node, initial: nil))
    }
    let keys = pairs.names
    guard keys.contains("type") || keys.contains("initial"), !keys.contains("takes") else {
      return event(name, node, pairs)
    }
    let fields = fields(pairs, of: node, .input)
    guard let type = fields["type"] else { return nil }
    return InputSpec(
      name: name, doc: doc(fields), kind: .value(type: type, initial: fields["initial"]))
  }

  private mutating func event(_ name: Name, _ node: YAMLNode, _ pairs: [YAMLPair]) -> InputSpec? {
    let fields = fields(pairs, of: node, .event)
    if fields.hasUnknown {
      missParameters(pairs, besides: fields)
      eventsWithoutParameters.insert(name.text)
    }
    let flag = fields["takes"]?.mapping?.first {
      $0.key.isText("private") && $0.value.isText("true")
    }
    if let flag {
      report(
        .unknownKey, "'private' is no parameter: it stands beside 'takes'", at: flag.key.span,
        hint: "write '{ takes: { ... }, private: true }'")
      missName(name.text, at: name.span)
      return nil
    }
    if let takes = fields["takes"], takes.mapping == nil && !takes.isNull || holdsInvalid(takes) {
      eventsWithoutParameters.insert(name.text)
    }
    let before = diagnostics.count
    let takes = parameters(fields["takes"], of: "'takes'")
    if diagnostics.hasErrors(from: before) { eventsWithoutParameters.insert(name.text) }
    return InputSpec(
      name: name, doc: doc(fields),
      kind: .event(
        takes: takes,
        isPrivate: bool(fields["private"], of: "'private'")?.value ?? false))
  }

  /// The parameters of an event that stand under another key, or under none.
  private mutating func missParameters(_ pairs: [YAMLPair], besides known: Fields) {
    for pair in pairs where !known.pairs.contains(pair) {
      // Nobody knows what parameters it has.
      guard let name = pair.name else { return broken.missSection() }
      broken.add(name)
      broken.addNames(under: pair.value)
    }
  }

  /// A state or a value output, in short or long form.
  mutating func value(_ name: Name, _ node: YAMLNode, _ form: Form) -> ValueSpec? {
    guard isLongForm(node) else {
      return ValueSpec(name: name, doc: nil, kind: .stored(type: node, initial: nil))
    }
    guard let fields = fields(node, form) else { return nil }
    return value(name, fields)
  }

  mutating func output(_ name: Name, _ node: YAMLNode) -> OutputSpec? {
    guard isLongForm(node) else { return value(name, node, .output).map { .value($0) } }
    guard let fields = fields(node, .output) else { return nil }
    guard let emits = fields.pair("emits") else { return value(name, fields).map { .value($0) } }
    if emits.value.isNull || emits.value.isText("true") {
      report(
        .wrongShape, "'emits' is the type of what is delivered, and this is \(emits.value.shape)",
        at: emits.value.span, hint: "for an event without a value write 'emits: Void'")
      return nil
    }
    for key in ["type", "initial", "from", "text"] {
      if let other = fields.pair(key) {
        report(
          .conflictingKeys, "an event output has no '\(key)'", at: other.key.span,
          hint: "it is delivered once and not kept: give it 'emits' only",
          related: [Diagnostic.Related(emits.key.span, "'emits' is here")])
      }
    }
    return .event(OutputSpec.Event(name: name, doc: doc(fields), type: emits.value))
  }

  private mutating func value(_ name: Name, _ fields: Fields) -> ValueSpec? {
    if let content = content(fields) {
      if let initial = fields.pair("initial") {
        report(
          .conflictingKeys, "a derived value has no 'initial'", at: initial.key.span,
          hint: "it is computed from the start: remove 'initial'")
      }
      return ValueSpec(
        name: name, doc: doc(fields), kind: .derived(content, type: fields["type"]),
        isPartial: fields.hasUnknown)
    }
    guard let type = fields["type"] else {
      // A key under a wrong name is told already.
      if fields.hasUnknown { return nil }
      report(
        .missingKey, "'\(name.text)' has no type", at: name.span,
        hint: fields["initial"].map { initial in
          initial.scalar.map(joinsValues) ?? false
            ? "a value that is computed is written '\(name.text): { from: \(initial.asWritten) }'"
            : "write '\(name.text): \(withType(initial))'"
        }
          ?? "write '\(name.text): { type: String }', or '{ from: expression }'"
          + (fields.form == .output ? ", or '{ emits: Void }' for an event" : ""))
      return nil
    }
    return ValueSpec(
      name: name, doc: doc(fields), kind: .stored(type: type, initial: fields["initial"]))
  }
}
