import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// The keys of one map, each known and given once.
struct Fields {
  let form: Form
  let span: SourceSpan
  let pairs: [YAMLPair]
  /// Whether there were others that the form does not know, or nobody can read, which was told.
  let hasUnknown: Bool

  /// The value of a key; nil also where nothing is written after it.
  subscript(name: String) -> YAMLNode? {
    place(of: name).map { pairs[$0].value }
  }

  func pair(_ name: String) -> YAMLPair? {
    place(of: name).map { pairs[$0] }
  }

  /// Where to say what is missing.
  var head: SourceSpan { YAMLNode(.mapping(pairs), span: span).head }

  /// Whether there are steps for either answer of a condition.
  var hasSteps: Bool { pair("then") != nil || pair("else") != nil }

  private func place(of name: String) -> Int? {
    pairs.indices.first { pairs[$0].key.isText(name) }
  }
}

extension SpecDecoder {
  /// The keys of a map of that form; nil where it is no map.
  mutating func fields(_ node: YAMLNode, _ form: Form) -> Fields? {
    guard case .mapping(let pairs) = node.content else {
      // A configuration has no expressions.
      let assigned =
        form == .configuration ? node.scalar.flatMap { textAssigned(in: $0.text) } : nil
      _ = map(
        node, of: form.title,
        hint: assigned.map { "write '\($0)'" }
          ?? (keyBehindDash(node) == nil ? form.writing(node) : nil))
      return nil
    }
    return fields(pairs, of: node, form)
  }

  mutating func fields(_ pairs: [YAMLPair], of node: YAMLNode, _ form: Form) -> Fields {
    var keys = SortedKeys(form, withoutNextName(pairs, form))
    if !keys.areInOrder { keys = SortedKeys(form, withoutLostKeys(keys.pairs, form)) }
    if keys.areInOrder {
      keys.known = keys.pairs
    } else {
      sort(&keys)
    }
    // What a block lacks is told of its name.
    let isNamed = named?.node == node.span && node.head != node.span.start
    reportWrongKeys(&keys, at: isNamed ? named?.name ?? node.head : node.head)
    if form.isTyped, keys.unknown.contains(where: { isOfType(pairs[$0].key, pairs) }),
      let type = keys.known.firstIndex(where: { $0.key.isText("type") }),
      !isWrongAlone(keys.known[type].value, beside: keys.unknown.map { pairs[$0].key })
    {
      keys.known[type].value.content = .invalid
    }
    return Fields(
      form: form, span: node.span, pairs: keys.known,
      hasUnknown: !keys.unknown.isEmpty || keys.hasInvalid)
  }

  /// Whether a key says of a type, as others write it, what it is: so the type is not known.
  private func isOfType(_ key: YAMLNode, _ pairs: [YAMLPair]) -> Bool {
    switch key.scalar?.text {
    case "nullable", "optional", "required", "properties": true
    case "format", "items": typeOfSchema(pairs) != nil
    default: false
    }
  }

  /// Whether a type is a mistake of its own, after which it is not known either: `string`, where no
  /// other key says more of it.
  private func isWrongAlone(_ type: YAMLNode, beside unknown: [YAMLNode]) -> Bool {
    (type.scalar?.text.startsLower ?? false)
      && !unknown.contains { key in ["properties", "format", "items"].contains { key.isText($0) } }
  }

  private mutating func sort(_ keys: inout SortedKeys) {
    let own = keys.form.keys
    // Where a library is above a screen, without a line between them, both have their sections.
    let isTwo = keys.form == .screen && keys.pairs.has("library")
    var hasDouble = isTwo
    for (place, pair) in keys.pairs.enumerated() {
      guard let key = pair.name else {
        // `{ type Int }`, which was told, may be any of the keys.
        keys.hasInvalid = true
        if [.screen, .library].contains(keys.form) { missSection() }
        continue
      }
      // So may what follows a comma that is missing.
      if pair.value.isInvalid { keys.hasInvalid = true }
      guard own.contains(where: { $0.name == key }) else {
        keys.unknown.append(place)
        continue
      }
      guard let first = keys.known.firstIndex(where: { $0.key.isText(key) }) else {
        keys.known.append(pair)
        continue
      }
      // Where the start of the next one is missing, its other keys come again too.
      // `text: |` in a line that is there twice has told it already.
      if keys.known[first].value.isInvalid {
        keys.known[first] = pair
        continue
      }
      if !hasDouble, let rest = withoutDeeperElement(keys.known[first], in: keys.pairs, keys.form) {
        keys.known[first] = rest
        hasDouble = true
        continue
      }
      if !hasDouble, let step = stepWithoutStart(keys.pairs[place...], in: keys.form) {
        reportTwice(
          key, at: pair.key.span, first: keys.known[first].key.span,
          hint: "is the line '- \(step.keys.first?.name ?? ""): ...' missing above it?")
        return
      }
      if !hasDouble { reportTwice(pair, at: first, in: &keys) }
      if keys.form.isStep, key == own.first?.name {
        loseStep(Array(keys.pairs[place...]))
        return
      }
      // Sections are one mistake each, where no other spec starts in this one: right below the
      // first name a second one starts none.
      hasDouble =
        hasDouble || keys.form != .screen && keys.form != .library
        || ["screen", "library"].contains(key) && keys.known.count > 1
    }
  }

  /// What begins with the first key of a step for the second time is another one, whose dash is
  /// missing: nothing is said of its keys, and the names that it gives are missing.
  private mutating func loseStep(_ pairs: [YAMLPair]) {
    for pair in pairs {
      broken.add(pair.key.span)
      broken.add(pair.value.span)
    }
    if let first = pairs.first {
      broken.addResults(of: YAMLNode(.mapping(pairs), span: first.key.span))
    }
  }

  /// A key that is there for the second time, where only the first of the two counts.
  private mutating func reportTwice(_ pair: YAMLPair, at place: Int, in keys: inout SortedKeys) {
    let (form, first) = (keys.form, keys.known[place])
    if reportDoubledSection(pair, at: place, in: &keys) { return }
    let isBelow = keys.known.last?.key.span == first.key.span
    // `doc` below `doc`: the first would have nothing else.
    let isAlone = pair.key.isText("doc") && isBelow
    let isNext = form.isDeclaration && !isAlone && startsNext(pair, after: first, in: form)
    let areParts =
      (form != .scenario || isBelow) && self.areParts(first.value, pair.value, in: form)
    reportTwice(
      pair.name ?? "", at: pair.key.span, first: first.key.span,
      hint: isNext
        ? "remove one of them; where two things were meant, the name of the second is missing"
        : areParts
          ? "put what is under it under the first one, and remove it"
          : form.howToSeparate(pair, first: keys.known.first?.name))
    // Of a line that is there twice only the second has anything under it.
    if first.value.isNull { keys.known[place] = pair }
    // What a scenario gives in two parts is all there.
    if areParts, form == .scenario, let more = pair.value.mapping, let given = first.value.mapping {
      keys.known[place].value.content = .mapping(given + more)
    }
  }

  /// Whether each of two sections declares something else, or gives it.
  private func areParts(_ first: YAMLNode, _ second: YAMLNode, in form: Form) -> Bool {
    guard [.screen, .library, .scenario].contains(form) else { return false }
    if let first = first.sequence, let second = second.sequence {
      return !first.isEmpty && !second.isEmpty
    }
    guard let first = first.mapping, let second = second.mapping, !first.isEmpty else {
      return false
    }
    let names = Set(first.names)
    return !second.isEmpty && !second.contains { names.contains($0.name ?? "") }
  }

  /// Whether a second key of a kind may be that of another declaration, which has lost its name: in
  /// a line of its own. That name is missing elsewhere, then.
  mutating func startsNext(_ pair: YAMLPair, after first: YAMLPair, in form: Form) -> Bool {
    guard pair.key.span.line > first.key.span.line, !first.value.isNull else { return false }
    // What has lost a member is broken itself.
    if ![.field, .method, .cellField].contains(form) { broken.missSection() }
    return true
  }

  /// The entries of a map from names.
  mutating func entries(_ node: YAMLNode?, of what: String, hint: Hint? = nil) -> [NamedValue] {
    guard let node, !node.isNull else { return [] }
    let isEmptyList = node.sequence?.isEmpty ?? false
    let hint = hint ?? (isEmptyList ? "what has nothing is written {}" : nil)
    guard let pairs = map(node, of: what, hint: hint) else { return [] }
    var entries: [NamedValue] = []
    entries.reserveCapacity(pairs.count)
    // A few entries are faster gone through than looked up.
    let isShort = pairs.count <= 16
    var places: [String: SourceSpan] = [:]
    for pair in pairs {
      guard let key = pair.name else {
        // Nobody knows what it would have declared.
        missEntry()
        continue
      }
      if pair.value.isInvalid { missNames(in: pair.value) }
      if pair.value.isEmptyPlain, lacksName(key, in: what) {
        report(
          .wrongShape, "'\(key)' has no name here", at: pair.key.span, hint: .write("name: \(key)"))
        missEntry()
        continue
      }
      let first = isShort ? entries.first { $0.name.text == key }?.name.span : places[key]
      if let first {
        reportTwice(key, at: pair.key.span, first: first)
        let place = entries.firstIndex { $0.name.text == key } ?? 0
        if entries[place].value.isNull {
          // Of a line that is there twice only the second has anything under it.
          entries[place].value = pair.value
        } else if !entries[place].value.isSame(as: pair.value) {
          entries[place].value.content = .invalid
        }
        // What fits one of the two only is no mistake of its own.
        missName(key, at: first)
        continue
      }
      if key == "<<", pair.value.mapping != nil {
        report(
          .unknownKey, "\(what) can't have the key '<<'", at: pair.key.span,
          hint: "specs don't merge maps: write out what it stands for")
        missEntry()
        continue
      }
      if !isShort { places[key] = pair.key.span }
      entries.append(NamedValue(name: Name(key, at: pair.key.span), value: pair.value))
    }
    return entries
  }

  /// Whether a key alone is what should stand behind one: a type or an expression.
  private func lacksName(_ key: String, in what: String) -> Bool {
    // The names of arguments are known.
    if key.hasPrefix("=") { return what == "'set'" || what == "'let'" }
    return Form.ownTypes.contains(key)
      || key.hasPrefix("[") && key.hasSuffix("]")
      || key.hasSuffix("?") && Form.ownTypes.contains(String(key.dropLast()))
  }

  mutating func map(_ node: YAMLNode, of what: String, hint: Hint? = nil) -> [YAMLPair]? {
    switch node.content {
    case .mapping(let pairs): return pairs
    case .invalid:
      missEntry()
      return nil
    case .scalar, .sequence:
      missEntry()
      // Each alias of a list stands for the same one.
      if let first = node.sequence?.first, !wrongLists.insert(first.span).inserted { return nil }
      let hint = hint ?? howToMap(node)
      // The dash is what is wrong, and not all that is behind it.
      var place = node.span
      if hint.isOfDash { place.length = 1 }
      report(
        .wrongShape, "\(what) is written as a map, and this is \(node.shape)", at: place, hint: hint
      )
      return nil
    }
  }

  mutating func list(_ node: YAMLNode?, of what: ListKind) -> [YAMLNode] {
    guard let node, !node.isNull else { return [] }
    switch node.content {
    case .sequence(let elements): return elements
    case .invalid:
      // Bindings and scenarios declare nothing.
      if what != .bindings, what != .scenarios { missSection() }
      return []
    case .scalar, .mapping:
      report(
        .wrongShape, "\(what.rawValue) are written as a list, and this is \(node.shape)",
        at: node.span,
        hint: howToList(node, of: what))
      return []
    }
  }

  mutating func reportTwice(
    _ key: String, at span: SourceSpan, first: SourceSpan, hint: Hint? = nil
  ) {
    report(
      .duplicateKey, "'\(key)' is given twice", at: span,
      hint: hint ?? "remove one of them, or give it another name",
      related: [Diagnostic.Related(first, "it is here first")])
  }
}

extension Form {
  /// What to do about a key that stands in such a map twice.
  func howToSeparate(_ pair: YAMLPair, first: String?) -> Hint {
    if pair.key.isText("screen") || pair.key.isText("library") {
      return "remove one of them; where two were meant, put a line with --- above the second"
    }
    guard isElement, let first else { return "remove one of them" }
    return pair.key.isText(first)
      ? "start a new element with '- \(first):', or remove one of them"
      : "remove one of them; where two elements were meant, '- \(first):' of the second is missing"
  }

  /// Whether such maps say what a name stands for.
  var isDeclaration: Bool {
    switch self {
    case .constant, .need, .parameter, .model, .error, .field, .service, .method, .formatter, .cell,
      .cellField, .input, .event, .value, .output:
      true
    default: false
    }
  }

  /// Whether such maps are elements of a list.
  fileprivate var isElement: Bool {
    switch self {
    case .whenBinding, .everyBinding, .scenario: true
    default: isStep
    }
  }

  /// Whether such maps are steps, of a binding or of a scenario.
  var isStep: Bool { Form.steps.contains(self) || Form.scenarioSteps.contains(self) }
}

extension YAMLNode {
  /// Whether two texts say the same.
  func isSame(as other: YAMLNode) -> Bool {
    scalar != nil && scalar?.text == other.scalar?.text
  }

  /// Whether it is a map between braces, and not one in lines of its own.
  var isInBraces: Bool { mapping?.first.map { $0.key.span.offset != span.offset } ?? false }

  /// Where something begins: its first key, or the brace around it.
  var head: SourceSpan {
    guard let key = mapping?.first?.key.span, key.offset == span.offset else { return span.start }
    return key
  }
}
