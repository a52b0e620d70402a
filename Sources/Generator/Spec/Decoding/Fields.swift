import Diagnostics
import Reading

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
      _ = map(node, of: form.title, hint: form.writing(node))
      return nil
    }
    return fields(pairs, of: node, form)
  }

  mutating func fields(_ pairs: [YAMLPair], of node: YAMLNode, _ form: Form) -> Fields {
    let keys = form.keys
    let pairs = withoutNextName(pairs, form)
    var known: [YAMLPair] = []
    known.reserveCapacity(pairs.count)
    var unknown: [Int] = []
    var hasDouble = false
    var hasInvalid = false
    for (place, pair) in pairs.enumerated() {
      guard let key = pair.key.scalar?.text else {
        // `{ type Int }`, which was told, may be any of the keys.
        hasInvalid = true
        continue
      }
      // So may what follows a comma that is missing.
      if pair.value.isInvalid { hasInvalid = true }
      guard keys.contains(where: { $0.name == key }) else {
        unknown.append(place)
        continue
      }
      if let first = known.firstIndex(where: { $0.key.isText(key) }) {
        // Where the start of the next one is missing, its other keys come again too.
        if hasDouble { continue }
        hasDouble = true
        let isNext = form.isDeclaration && startsNext(pair, after: known[first])
        reportTwice(
          key, at: pair.key.span, first: known[first].key.span,
          hint: isNext
            ? "remove one of them; where two things were meant, the name of the second is missing"
            : form.howToSeparate(pair, first: known.first?.key.scalar?.text))
        // Of a line that is there twice only the second has anything under it.
        if known[first].value.isNull { known[first] = pair }
        continue
      }
      known.append(pair)
    }
    let missing = keys.filter { key in
      key.isRequired && !known.contains { $0.key.isText(key.name) }
    }
    // One key under a wrong name is one mistake.
    let meant = unknown.count == 1 && missing.count == 1 ? missing.first?.name : nil
    // A map without any of the form's keys is something else: one message says so.
    let isOther = known.isEmpty && (unknown.count > 1 || hasOneInside(unknown, pairs, missing))
    var moved: Int?
    let request = unknown.count > 1 ? splitRequest(unknown, in: pairs, form) : nil
    let arguments = strayArguments(unknown, in: pairs, form)
    let ofScreens = form == .library ? reportScreen(unknown, in: pairs) : []
    for place in unknown where place != request?.second && !ofScreens.contains(place) {
      if arguments != nil, place != unknown.first { continue }
      // What follows a key that has lost what is under it belongs there too.
      if let last = moved, last + 1 == place {
        moved = place
        continue
      }
      if let above = emptyKey(above: place, in: pairs) {
        moved = place
        known.removeAll { $0.key.isText(above) }
      }
      let (node, value) = (pairs[place].key, pairs[place].value)
      guard let key = node.scalar?.text,
        place == unknown.first || !(isOther || form == .model)
          || suggestion(for: key, among: keys.map(\.name)) != nil
      else { continue }
      // It may be the name of something that is indented wrong.
      let depth = indentation(of: place, in: pairs, form)
      if value.mapping != nil || value.isNull || depth != nil { broken.add(key) }
      // A part of something in the section above it is lost with it.
      if depth != nil, value.mapping == nil { missSection() }
      if moved == place { broken.add(key) }
      let hint =
        unusualSpace(key)
        ?? emptyKey(above: place, in: pairs).map { "indent it deeper, to put it under '\($0)'" }
        ?? (place == request?.first ? request?.hint : nil)
        ?? arguments
        ?? hint(for: key, value, beside: pairs, in: form)
        ?? cutText(place, in: pairs, form)
        ?? depth
      reportUnknown(key, at: node.span, in: form, meant: meant, hint: hint)
    }
    func isMeant(_ key: KeyForm) -> Bool {
      if form == .scenario, key.name == "steps",
        let given = known.first(where: { $0.key.isText("given") })?.value.mapping,
        given.contains(where: { $0.key.isText("steps") })
      {
        return true
      }
      return unknown.contains { place in
        guard let text = pairs[place].key.scalar?.text else { return false }
        if form.isTyped(by: text), ["type", "value"].contains(key.name) { return true }
        return form.meantKey(by: text) == key.name
          || form == .scenario && key.name == "steps" && StepForms.scenarioSteps[text] != nil
      }
    }
    if meant == nil, !isOther, !hasInvalid {
      reportMissing(missing.filter { !isMeant($0) }, in: pairs, form, at: node.span.start)
    }
    return Fields(
      form: form, span: node.span, pairs: known, hasUnknown: !unknown.isEmpty || hasInvalid)
  }

  /// Whether a second key of a kind may be that of another declaration, which has lost its name: in
  /// a line of its own. That name is missing elsewhere, then.
  mutating func startsNext(_ pair: YAMLPair, after first: YAMLPair) -> Bool {
    guard pair.key.span.line > first.key.span.line, !first.value.isNull else { return false }
    broken.missSection()
    return true
  }

  private mutating func reportMissing(
    _ keys: [KeyForm], in pairs: [YAMLPair], _ form: Form, at place: SourceSpan
  ) {
    guard !keys.isEmpty else { return }
    let names = keys.map { "'\($0.name)'" }.joined(separator: " and ")
    let ways = keys.map { "'\($0.name)': \($0.summary.asPhrase)" }.joined(separator: "; ")
    report(
      .missingKey, "\(form.title) needs \(names)", at: place,
      hint: elementNamed(in: pairs, form) ?? "add \(ways)")
  }

  /// `starts empty: { steps: … }`: the name of one stands where its keys are wanted.
  private func hasOneInside(
    _ unknown: [Int], _ pairs: [YAMLPair], _ missing: [KeyForm]
  ) -> Bool {
    missing.count > 1 && unknown.contains { pairs[$0].value.scalar == nil }
  }

  /// The entries of a map from names.
  mutating func entries(
    _ node: YAMLNode?, of what: String, hint: String? = nil
  ) -> [(name: Name, value: YAMLNode)] {
    guard let node, !node.isNull, let pairs = map(node, of: what, hint: hint) else { return [] }
    var entries: [(name: Name, value: YAMLNode)] = []
    entries.reserveCapacity(pairs.count)
    // A few entries are faster gone through than looked up.
    let isShort = pairs.count <= 16
    var places: [String: SourceSpan] = [:]
    for pair in pairs {
      guard let key = pair.key.scalar?.text else {
        // Nobody knows what it would have declared.
        missSection()
        continue
      }
      let first = isShort ? entries.first { $0.name.text == key }?.name.span : places[key]
      if let first {
        reportTwice(key, at: pair.key.span, first: first)
        // Of a line that is there twice only the second has anything under it.
        if let last = entries.last, last.name.text == key, last.value.isNull {
          entries[entries.count - 1].value = pair.value
        }
        // What fits one of the two only is no mistake of its own.
        missName(key, at: first)
        continue
      }
      if key == "<<", pair.value.mapping != nil {
        report(
          .unknownKey, "\(what) can't have the key '<<'", at: pair.key.span,
          hint: "specs don't merge maps: write out what it stands for")
        missSection()
        continue
      }
      if !isShort { places[key] = pair.key.span }
      entries.append((Name(key, at: pair.key.span), pair.value))
    }
    return entries
  }

  mutating func map(
    _ node: YAMLNode, of what: String, hint: String? = nil
  ) -> [YAMLPair]? {
    switch node.content {
    case .mapping(let pairs): return pairs
    case .invalid:
      missSection()
      return nil
    case .scalar, .sequence:
      report(
        .wrongShape, "\(what) is written as a map, and this is \(node.shape)", at: node.span,
        hint: hint ?? howToMap(node))
      missSection()
      return nil
    }
  }

  mutating func list(_ node: YAMLNode?, of what: ListKind) -> [YAMLNode] {
    guard let node, !node.isNull else { return [] }
    switch node.content {
    case .sequence(let elements): return elements
    case .invalid:
      missSection()
      return []
    case .scalar, .mapping:
      report(
        .wrongShape, "\(what.rawValue) are written as a list, and this is \(node.shape)",
        at: node.span,
        hint: howToList(node, of: what))
      return []
    }
  }

  private func unusualSpace(_ key: String) -> String? {
    guard let first = key.first, first.isWhitespace, !first.isASCII else { return nil }
    return "it starts with a space of an unusual kind: type it again"
  }

  /// The key before a place, where nothing is written after it: it has lost what is under it.
  private func emptyKey(above place: Int, in pairs: [YAMLPair]) -> String? {
    guard place > 0, case let above = pairs[place - 1], above.value.scalar?.isEmptyPlain ?? false
    else { return nil }
    return above.key.scalar?.text
  }

  /// `{ value: Rome, VA }` has the key `VA`.
  private func cutText(_ place: Int, in pairs: [YAMLPair], _ form: Form) -> String? {
    guard place > 0, let key = pairs[place].key.scalar, key.style == .plain,
      pairs[place].value.scalar?.isEmptyPlain ?? false,
      let before = pairs[place - 1].value.scalar, before.style == .plain, !before.text.isEmpty,
      pairs[place - 1].key.span.line == pairs[place].key.span.line,
      !form.isNear(key.text)
    else { return nil }
    return "a text with a comma goes in quotes: '\(before.text), \(key.text)'"
  }

  /// Where a declaration belongs that stands beside its section, or inside the one above it.
  private func indentation(of place: Int, in pairs: [YAMLPair], _ form: Form) -> String? {
    guard place > 0, let key = pairs[place].key.scalar?.text,
      let above = pairs[place - 1].key.scalar?.text
    else { return nil }
    if form == .screen || form == .library {
      // Below `{ … }` nothing can be added.
      let section = pairs[place - 1]
      let meant = form.meantKey(by: key)
      let isOther = meant.map { meant in !pairs.contains { $0.key.isText(meant) } } ?? false
      return Self.isSection(above) && section.value.mapping != nil && !form.isNear(key)
        && section.value.span.line > section.key.span.line && !isOther
        ? "indent it deeper, to put it under '\(above)'" : nil
    }
    let inner = pairs[place].value.mapping?.compactMap { $0.key.scalar?.text } ?? []
    let isSame = !inner.isEmpty && inner.allSatisfy { key in form.keys.contains { $0.name == key } }
    return Self.namedForms.contains(form) && isSame
      || (form == .value || form == .output) && isTyped(pairs[place], below: pairs[place - 1])
        && !form.isNear(key)
      ? "indent it less, to put it beside what it stands in" : nil
  }

  /// `isBusy: Bool`, in a line of its own.
  private func isTyped(_ pair: YAMLPair, below above: YAMLPair) -> Bool {
    pair.key.span.line > above.key.span.line
      && pair.value.scalar?.text.first?.isUppercase ?? (pair.value.sequence?.count == 1)
  }

  /// What has a name of its own, and no maps inside it that look like it.
  private static let namedForms: [Form] = [.constant, .model, .service, .cell]

  /// Sections that only a screen has, in a library: several make a screen of it, which is one mistake.
  private mutating func reportScreen(_ unknown: [Int], in pairs: [YAMLPair]) -> [Int] {
    let places = unknown.filter { place in
      Form.screen.keys.contains { pairs[place].key.isText($0.name) }
    }
    guard places.count > 1 else { return [] }
    let keys = places.compactMap { pairs[$0].key.scalar?.text }
    report(
      .notInLibrary, "a library can't have \(keys.quotedList)", at: pairs[places[0]].key.span,
      hint: "write 'screen' in place of 'library', or move them to a screen that has this library"
        + " in its 'uses'")
    return places
  }

  private mutating func reportUnknown(
    _ key: String, at span: SourceSpan, in form: Form, meant: String?, hint: String?
  ) {
    if form == .library, Form.screen.keys.contains(where: { $0.name == key }) {
      report(
        .notInLibrary, "a library can't have '\(key)'", at: span,
        hint: "move it to a screen that has this library in its 'uses'")
      return
    }
    let names = form.keys.map(\.name)
    // What has neither 'type' nor 'initial' counts as an event; it may have been meant as a value.
    let ofOthers = form == .event ? ["type", "initial"] : []
    let others = form == .given ? ", and the methods of services: weather.current" : ""
    let title = "\(form.title) has no key '\(key)'"
    let nearest = suggestion(for: key, among: names + ofOthers)
    let text: String =
      hint
      ?? form.meantKey(by: key).map { "write '\($0)'" }
      ?? nearest?.hint
      ?? (form == .service ? "what can be called stands under 'methods': { \(key): ... }" : nil)
      ?? Self.startOfElement(key, form)
      ?? meant.map { "did you mean '\($0)'?" }
      ?? (form == .event ? "its parameters stand under 'takes': { \(key): Type }" : nil)
      ?? (form == .answer ? "what a method answers stands under 'returns'" : nil)
      ?? (form == .whenBinding || form == .everyBinding ? Self.partOfStep(key) : nil)
      ?? "it can have \(names.quotedList)\(others)"
    report(
      .unknownKey, title, at: span, hint: text, missing: .init(title, meant: text),
      nearest: nearest)
  }

  mutating func reportTwice(
    _ key: String, at span: SourceSpan, first: SourceSpan, hint: String? = nil
  ) {
    report(
      .duplicateKey, "'\(key)' is given twice", at: span,
      hint: hint ?? "remove one of them, or give it another name",
      related: [Diagnostic.Related(first, "it is here first")])
  }
}

extension Form {
  /// What to do about a key that stands in such a map twice.
  func howToSeparate(_ pair: YAMLPair, first: String?) -> String {
    if pair.key.isText("screen") || pair.key.isText("library") {
      return "remove one of them; where two were meant, put a line with --- above the second"
    }
    guard isElement, let first else {
      return "remove one of them"
    }
    return pair.key.isText(first)
      ? "start a new element with '- \(first):', or remove one of them"
      : "remove one of them; where two elements were meant, '- \(first):' of the second is missing"
  }

  /// Whether such maps say what a name stands for.
  var isDeclaration: Bool {
    switch self {
    case .constant, .parameter, .model, .error, .field, .service, .method, .formatter, .cell,
      .cellField, .input, .event, .value, .output:
      true
    default: false
    }
  }

  /// Whether such maps are elements of a list.
  fileprivate var isElement: Bool {
    switch self {
    case .whenBinding, .everyBinding, .scenario: true
    default: Form.steps.contains(self) || Form.scenarioSteps.contains(self)
    }
  }
}

extension String {
  /// A sentence of the reference as it stands behind a colon.
  fileprivate var asPhrase: String {
    let text = hasSuffix(".") ? String(dropLast()) : self
    return text.dropFirst().first?.isUppercase ?? false ? text : text.withoutCapital
  }
}
