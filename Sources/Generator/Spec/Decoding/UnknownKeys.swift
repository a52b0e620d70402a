import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// The keys of a map, by whether its form knows them.
struct SortedKeys {
  let form: Form
  let pairs: [YAMLPair]
  /// Those that it knows, each once.
  var known: [YAMLPair] = []
  /// The places of those that it does not know.
  var unknown: [Int] = []
  /// Whether there are some that nobody can read, which was told.
  var hasInvalid = false

  init(_ form: Form, _ pairs: [YAMLPair]) {
    self.form = form
    self.pairs = pairs
  }

  /// Whether the form knows all of them, and each is there once.
  var areInOrder: Bool {
    let own = form.keys
    return pairs.indices.allSatisfy { place in
      guard case .scalar(let key) = pairs[place].key.content, !pairs[place].value.isInvalid else {
        return false
      }
      return own.contains { $0.name == key.text }
        && !pairs[..<place].contains { $0.key.isText(key.text) }
    }
  }

  /// A key that nobody can read may be the one that says which form it is: `- every: 1s`, with its
  /// `while`.
  fileprivate mutating func forgetKeysOfLost() {
    let others = form.othersByFirstKey.flatMap { $0.keys }
    unknown.removeAll { place in others.contains { pairs[place].key.isText($0.name) } }
  }
}

extension Form {
  /// The forms that are told from it by one key of theirs.
  fileprivate var othersByFirstKey: [Form] {
    if self == .whenBinding { return [.everyBinding] }
    return isStep ? Form.steps + Form.scenarioSteps : []
  }
}

extension SpecDecoder {
  /// Tells the keys that a form does not know, and those that it needs and are not there.
  mutating func reportWrongKeys(_ keys: inout SortedKeys, at place: SourceSpan) {
    let missing = keys.form.keys.filter { key in key.isRequired && !keys.known.has(key.name) }
    guard !keys.unknown.isEmpty || !missing.isEmpty else { return }
    // One key under a wrong name is one mistake.
    let meant = keys.unknown.count == 1 && missing.count == 1 ? missing.first?.name : nil
    // A map without any of the form's keys is something else: one message says so.
    let isOther =
      keys.known.isEmpty
      && (keys.unknown.count > 1 || hasOneInside(keys.unknown, keys.pairs, missing))
    reportUnknown(&keys, isOther: isOther, meant: meant)
    guard meant == nil, !isOther, !keys.hasInvalid else { return }
    reportMissing(
      missing.filter { !keys.known.has($0.name) && !isMeant($0, by: keys) }, in: keys.pairs,
      keys.form, at: place)
  }

  private mutating func reportUnknown(_ keys: inout SortedKeys, isOther: Bool, meant: String?) {
    if keys.hasInvalid { keys.forgetKeysOfLost() }
    let (form, pairs) = (keys.form, keys.pairs)
    var moved: Int?
    let request = keys.unknown.count > 1 ? splitRequest(keys.unknown, in: pairs, form) : nil
    let arguments = strayArguments(keys.unknown, in: pairs, form)
    // `on: login` with `steps:`: the words of another tool, each for one of the form.
    let isInOtherWords =
      form == .service
      || keys.unknown.first.flatMap { pairs[$0].name }.flatMap(form.meantKey) != nil
    let ofScreens = form == .library ? reportScreen(keys.unknown, in: pairs) : []
    for place in keys.unknown where place != request?.second && !ofScreens.contains(place) {
      if arguments != nil, place != keys.unknown.first { continue }
      if let list = pairs.listWithoutBrackets(at: place) {
        if list.isFirst { reportList(list.text, cutFrom: list.value) }
        continue
      }
      // What follows a key that has lost what is under it belongs there too.
      if let last = moved, last + 1 == place {
        moved = place
        continue
      }
      let above = emptyKey(above: place, in: pairs)
      if let above {
        moved = place
        keys.known.removeAll { $0.key.isText(above) }
      }
      let (node, value) = (pairs[place].key, pairs[place].value)
      guard let key = node.scalar?.text,
        place == keys.unknown.first || !(isOther || form == .model)
          || isInOtherWords && form.meantKey(by: key) != nil
          || suggestion(for: key, among: form.keys.map { $0.name }) != nil
      else { continue }
      // It may be the name of something that is indented wrong.
      let depth = indentation(of: place, in: pairs, form)
      if value.mapping != nil || value.isNull || depth != nil || above != nil { broken.add(key) }
      // Nobody knows for sure which section it is.
      if form == .screen, !form.isNear(key) { broken.addNames(under: value) }
      // A part of something in the section above it is lost with it.
      if depth != nil, value.mapping == nil || key.contains(".") { missSection() }
      let sure = unusualSpace(key) ?? form.hintInOtherLetters(key)
      let moving: Hint? = above.map { "indent it deeper, to put it under '\($0)'" }
      let joined = place == request?.first ? request?.hint : nil
      let hint: Hint? =
        sure ?? moving ?? joined ?? arguments
        ?? unknownKey(pairs[place], in: pairs, form)?.hint
        ?? (form.isNear(key) ? nil : pairs.hintForCutText(at: place))
        ?? depth
      let word = reportUnknown(key, at: node.span, in: form, meant: meant, hint: hint)
      guard depth == nil, above == nil, let word, !keys.known.has(word), !pairs.has(word),
        let known = meantPair(pairs[place], by: word, in: form)
      else { continue }
      keys.known.append(known)
      settle(from: diagnostics.count - 1)
    }
  }

  /// Says that the brackets of a list are missing, of whose elements all but the first are keys.
  private mutating func reportList(_ text: String, cutFrom value: YAMLNode) {
    var span = value.span
    span.length = UInt32(text.utf8.count)
    broken.add(value.span)
    report(
      .wrongShape, "a list stands in square brackets, and this has none", at: span,
      hint: .write("[\(text)]", bare: true))
  }

  /// Whether one of the unknown keys stands for a key.
  private func isMeant(_ key: KeyForm, by keys: SortedKeys) -> Bool {
    if keys.form == .scenario, key.name == "steps",
      let given = keys.known["given"]?.mapping,
      given.has("steps")
    {
      return true
    }
    return keys.unknown.contains { place in
      guard let text = keys.pairs[place].name else { return false }
      if keys.form == .cell, key.name == "fields", keys.form.meantKey(by: text) == nil,
        !keys.form.isNear(text)
      {
        return true
      }
      if keys.form.isTyped(by: text), keys.form.keyInOtherLetters(text) == nil,
        ["type", "value"].contains(key.name)
      {
        return true
      }
      return keys.form.meantKey(by: text) == key.name
        || keys.form == .scenario && key.name == "steps"
          && (StepForms.scenarioSteps[text] != nil || text == "when" || text == "then")
    }
  }

  private mutating func reportMissing(
    _ keys: [KeyForm], in pairs: [YAMLPair], _ form: Form, at place: SourceSpan
  ) {
    guard !keys.isEmpty else { return }
    let names = keys.map { "'\($0.name)'" }.joined(separator: " and ")
    let ways = keys.map { "'\($0.name)': \($0.summary.asPhrase)" }.joined(separator: "; ")
    let element = form == .eachStep ? pairs["each"].flatMap(Self.elementNamed) : nil
    // `{ value: 5 }`
    let value = form == .constant ? pairs["value"] : nil
    let type = value?.scalar.flatMap { $0.style == .plain ? typeOfLiteral($0.text) : "String" }
    let typed = keys.count == 1 ? type.map { "add 'type: \($0)'" } : nil
    report(
      .missingKey, "\(form.title) needs \(names)", at: place,
      hint: element ?? typed.map { "\($0)" } ?? "add \(ways)")
  }

  /// `starts empty: { steps: … }`: the name of one stands where its keys are wanted.
  private func hasOneInside(_ unknown: [Int], _ pairs: [YAMLPair], _ missing: [KeyForm]) -> Bool {
    missing.count > 1 && unknown.contains { pairs[$0].value.scalar == nil }
  }

  func unusualSpace(_ key: String) -> Hint? {
    guard let first = key.first, first.isWhitespace, !first.isASCII else { return nil }
    return "it starts with a space of an unusual kind: type it again"
  }

  /// Sections that only a screen has, in a library: several make a screen of it, which is one
  /// mistake.
  private mutating func reportScreen(_ unknown: [Int], in pairs: [YAMLPair]) -> [Int] {
    let places = unknown.filter { Form.screen.has(pairs[$0]) }
    guard places.count > 1 else { return [] }
    let keys = places.compactMap { pairs[$0].name }
    report(
      .notInLibrary, "a library can't have \(keys.quotedList)", at: pairs[places[0]].key.span,
      hint: "write 'screen' in place of 'library', or move them to a screen that has this library"
        + " in its 'uses'")
    return places
  }

  /// Gives back what is to be written in its place.
  private mutating func reportUnknown(
    _ key: String, at span: SourceSpan, in form: Form, meant: String?, hint: Hint?
  ) -> String? {
    if form == .library, Form.screen.has(key) {
      report(
        .notInLibrary, "a library can't have '\(key)'", at: span,
        hint: "move it to a screen that has this library in its 'uses'")
      return nil
    }
    let others = form == .given ? ", and the methods of services: weather.current" : ""
    let text =
      hint ?? keyMeant(by: key, in: form, lacking: meant)
      ?? "it can have \(form.keys.map { $0.name }.quotedList)\(others)"
    // What has a key of a value was hardly meant to be an event.
    let isValue = form == .event && ["type", "initial"].contains(text.replacement)
    report(
      .unknownKey, "\(isValue ? "an input" : form.title) has no key '\(key)'", at: span, hint: text,
      // Of each field the hint is its own.
      missing: .init(
        .formKey(key, of: form.asTold.name, hint: form.isTyped ? text : nil), isGuessed: true))
    return text.replacement
  }

  /// What was meant, whatever stands beside it; `missing` is the one key that the form needs.
  private func keyMeant(by key: String, in form: Form, lacking missing: String?) -> Hint? {
    if let own = form.meantKey(by: key) { return .write(own).ofOneWord }
    // What has neither 'type' nor 'initial' counts as an event; it may have been meant as a value.
    let ofOthers = form == .event ? ["type", "initial"] : []
    if let near = suggestion(for: key, among: form.keys.map { $0.name } + ofOthers) { return near }
    if form == .service { return "what can be called stands under 'methods': { \(key): ... }" }
    if let start = Self.startOfElement(key, form) { return start }
    if let missing { return .didYouMean(missing) }
    return switch form {
    case .event: "its parameters stand under 'takes': { \(key): Type }"
    case .answer: "what a method answers stands under 'returns'"
    case .everyBinding where key == "if": .write("while")
    case .whenBinding, .everyBinding: Self.partOfStep(key)
    default: nil
    }
  }
}

extension String {
  /// A sentence of the reference as it stands behind a colon.
  fileprivate var asPhrase: String {
    let text = hasSuffix(".") ? String(dropLast()) : self
    return text.dropFirst().startsUpper ? text : text.withoutCapital
  }
}

extension Form {
  /// The first form with the same title: a wrong key of either is the same mistake.
  fileprivate var asTold: Form {
    switch self {
    case .everyBinding: .whenBinding
    case .setScenarioStep: .setStep
    case .sendScenarioStep: .sendStep
    default: self
    }
  }
}
