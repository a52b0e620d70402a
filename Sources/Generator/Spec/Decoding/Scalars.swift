import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

extension SpecDecoder {
  /// A text, as it stands: one that means what `form` says, where its description does not say that
  /// it is a name or a text.
  mutating func text(
    _ node: YAMLNode?, of what: String, form: @autoclosure () -> String = "a text",
    mayBeEmpty: Bool = false, saysForm: Bool = false, hint: @autoclosure () -> Hint? = nil
  ) -> Located<String>? {
    guard let node else { return nil }
    switch node.content {
    case .scalar(let scalar) where mayBeEmpty || !scalar.isEmptyPlain:
      return Located(scalar.text, at: node.span)
    case .invalid: return nil
    case .mapping where holdsInvalid(node): return nil
    case .scalar, .sequence, .mapping:
      report(
        .wrongShape,
        saysForm
          ? node.scalar != nil
            ? "\(what) is missing" : "\(what) stands alone, and this is \(node.shape)"
          : "\(what) is \(form()), and this is \(node.shape)",
        at: node.span,
        hint: hint() ?? onlyText(in: node).map { .write($0) }
          ?? (node.isNull ? "write it behind the colon" : nil))
      return nil
    }
  }

  /// The text that a list of one holds.
  private func onlyText(in node: YAMLNode) -> String? {
    node.sequence?.count == 1 ? node.sequence?[0].scalar?.text : nil
  }

  /// A length of time.
  mutating func duration(_ node: YAMLNode?, of what: String) -> Located<String>? {
    text(node, of: what, form: "a length of time", hint: "a number and ms, s, min or h: 300ms")
  }

  mutating func name(
    _ node: YAMLNode?, of what: String, saysForm: Bool = false, hint: Hint? = nil
  ) -> Name? {
    guard let node else { return nil }
    let hint = hint ?? nameInside(node, of: what) ?? hintForNames(node, of: what)
    return text(node, of: what, form: "a name", saysForm: saysForm, hint: hint)
      .map { name($0, of: what, saysForm: saysForm) }
  }

  private func hintForNames(_ node: YAMLNode, of what: String) -> Hint? {
    let names = node.sequence?.compactMap { $0.scalar?.text } ?? []
    guard names.count > 1 else { return nil }
    return switch what {
    case "'loading'":
      "write '\(names[0])', and make the other of it: \(names[1]): { from: \(names[0]) }"
    case "'as'": nil
    default: "write one for each"
    }
  }

  /// What a step calls an answer, an element or a value that is there.
  mutating func localName(in fields: Fields) -> Name? {
    // `as: [Line]` gives the type in place of a name.
    let isType = fields["as"].flatMap(onlyText)?.startsUpper ?? false
    // `as: [item, index]`, and `as: item, index`
    let several = texts(in: fields["as"])
    let conditions = ConditionsOfOthers(texts(in: fields["if"]), names: several)
    if let conditions, let node = fields["as"], node.sequence == nil {
      report(
        .wrongShape, "'as' is a name, and these are several", at: node.span,
        hint: conditions.asSteps)
      return nil
    }
    return name(
      fields["as"], of: "'as'",
      hint: isType
        ? "what comes has its type: give it a name"
        : conditions?.asSteps
          ?? (several.count > 1 ? several.first.map { Hint.write($0) } : nil)
    )
  }

  /// The elements of a list, also of one without brackets.
  private func texts(in node: YAMLNode?) -> [String] {
    node?.sequence?.compactMap { $0.scalar?.text }
      ?? node?.scalar?.text.split(separator: ",").map { String($0).withoutSpacesAround } ?? []
  }

  /// A name; `=name` is one, which was told.
  private mutating func name(_ text: Located<String>, of what: String, saysForm: Bool) -> Name {
    let rest = text.value.utf8.dropFirst()
    guard text.value.utf8.first == UInt8(ascii: "="), let first = rest.first,
      first != UInt8(ascii: "="),
      rest.allSatisfy({ $0.isInName || $0 == UInt8(ascii: ".") })
    else { return Name(text.value, at: text.span) }
    let name = String(Substring(rest))
    report(
      .wrongShape,
      saysForm
        ? "\(what) stands alone, without '='" : "\(what) is a name, and this is an expression",
      at: text.span,
      hint: Hint.write(name))
    return Name(name, at: text.span)
  }

  /// The name that a list or a map of one holds.
  private func nameInside(_ node: YAMLNode, of what: String) -> Hint? {
    guard let pair = node.onlyPair, let key = pair.name else { return nil }
    if ["name", "event", "input", "output", "path", "file", "folder"].contains(key),
      let text = pair.value.scalar?.text,
      !text.isEmpty
    {
      return "write '\(text)'"
    }
    if what == "a name in 'when'" || what == "'cancel'", isTrigger(key) { return .write(key) }
    let isType = pair.value.scalar?.text.startsUpper ?? false
    return isType || pair.value.isNull || pair.value.mapping?.isEmpty ?? false
      ? "write '\(key)'" : nil
  }

  /// `{ core: core.yaml }`, where paths stand alone.
  private func pathsInside(_ node: YAMLNode, of what: String) -> Hint? {
    let pairs = node.mapping ?? []
    let paths = pairs.compactMap { $0.value.scalar?.text }
    guard what.hasPrefix("a path"), !paths.isEmpty, paths.count == pairs.count else { return nil }
    return .write("[\(paths.joined(separator: ", "))]", bare: true)
  }

  /// One text or a list of them.
  mutating func texts(
    _ node: YAMLNode?, of what: String, form: String = "a text", saysForm: Bool = false
  ) -> [Located<String>] {
    guard let node, !node.isNull else { return [] }
    guard let elements = node.sequence else {
      if let elements = node.elementsWithoutFirstDash {
        reportFirstDash(elements, node)
        return elements.map { Located($0, at: node.span) }
      }
      // `{ a, b }`, and `{ a: {} }`
      let isAlone = { (node: YAMLNode) in node.isNull || node.mapping?.isEmpty ?? false }
      let keys = node.mapping?.compactMap { isAlone($0.value) ? $0.name : nil } ?? []
      let hint: Hint? =
        switch keys.count {
        case 0: nameInside(node, of: what) ?? pathsInside(node, of: what)
        case 1: "write '\(keys[0])'"
        default: "several are a list: [\(keys.joined(separator: ", "))]"
        }
      return text(node, of: what, form: form, saysForm: saysForm, hint: hint).map { [$0] } ?? []
    }
    return elements.compactMap { text($0, of: what, form: form, saysForm: saysForm) }
  }

  /// `a` above `- b`, which YAML reads as one text.
  mutating func reportFirstDash(_ elements: [String], _ node: YAMLNode) {
    report(
      .wrongShape, "the first element of this list has no '- ' in front", at: node.span,
      hint: "write '- \(elements[0])'")
  }

  mutating func names(_ node: YAMLNode?, of what: String, saysForm: Bool = false) -> [Name] {
    texts(node, of: what, form: "a name", saysForm: saysForm)
      .map { name($0, of: what, saysForm: saysForm) }
  }

  /// `true` or `false`.
  mutating func bool(_ node: YAMLNode?, of what: String, hint: Hint? = nil) -> Located<Bool>? {
    // `{ sync }`
    let alone: Hint? =
      node?.isNull ?? false ? "write '\(what.filter { $0 != "'" }): true', or remove it" : nil
    guard let node, let text = text(node, of: what, form: "true or false", hint: hint ?? alone)
    else { return nil }
    switch text.value {
    case "true": return Located(true, at: node.span)
    case "false": return Located(false, at: node.span)
    default:
      let nearest =
        Self.otherBools[text.value.lowercased()].map { .write("\($0)") }
        ?? suggestion(for: text.value, among: ["true", "false"])
      report(
        .wrongWord, "\(what) is true or false, and this is '\(text.value)'", at: node.span,
        hint: nearest ?? "write 'true' or 'false'")
      return nil
    }
  }

  /// What YAML 1.1 and other languages call them.
  private static let otherBools = [
    "true": true, "yes": true, "on": true, "1": true,
    "false": false, "no": false, "off": false, "0": false,
  ]

  /// A whole number from 0.
  mutating func count(_ node: YAMLNode?, of what: String) -> Located<Int>? {
    let form = "a whole number from 0 to 100"
    guard let node, let text = text(node, of: what, form: form) else { return nil }
    guard let number = Int(text.value), (0...100).contains(number) else {
      report(
        .wrongWord, "\(what) is \(form), and this is '\(text.value)'", at: node.span,
        hint: "for example 2")
      return nil
    }
    return Located(number, at: node.span)
  }

  /// One of the words that a key can hold.
  mutating func word(
    _ key: String, in fields: Fields, of what: String, hint: Hint? = nil
  ) -> Located<String>? {
    guard let node = fields[key],
      case .choice(let words)? = fields.form.keys.first(where: { $0.name == key })?.value
    else { return nil }
    return word(node, of: what, among: words, hint: hint)
  }

  /// One of some words.
  mutating func word(
    _ node: YAMLNode?, of what: String, among words: [String], hint: Hint? = nil
  ) -> Located<String>? {
    guard
      let text = text(
        node, of: what, form: words.quotedList,
        hint: hint
          ?? (words.count == 1 ? "write '\(words[0])'" : "write one of these words alone"))
    else { return nil }
    guard words.contains(text.value) else {
      let nearest =
        Self.otherWords[text.value].flatMap { words.contains($0) ? .write($0) : nil }
        ?? suggestion(for: text.value, among: words)
      report(
        .wrongWord, "\(what) can't be '\(text.value)'", at: text.span,
        hint: hint ?? Self.pause(text.value) ?? Self.answeringAtOnce(text.value, of: what)
          ?? nearest
          ?? "it can be \(words.quotedList)")
      return nil
    }
    return text
  }

  /// `policy: debounce(300ms)`
  private static func pause(_ text: String) -> Hint? {
    ["debounce", "throttle"].first { text.hasPrefix($0) }
      .map { "it is a key of its own, beside 'when': '\($0): 300ms'" }
  }

  /// `style: sync`
  private static func answeringAtOnce(_ text: String, of what: String) -> Hint? {
    what == "the style" && ["sync", "synchronous"].contains(text)
      ? "a method that answers at once says so itself: { sync: true }" : nil
  }

  /// What other tools call them.
  private static let otherWords = [
    "cancelPrevious": "latest", "cancelInProgress": "latest", "replace": "latest",
    "restart": "latest", "switch": "latest", "switchLatest": "latest", "switchMap": "latest",
    "flatMapLatest": "latest", "takeLatest": "latest", "last": "latest", "newest": "latest",
    "cancel": "latest", "cancelInFlight": "latest", "flatMapFirst": "first", "flatMap": "all",
    "exhaust": "first", "exhaustMap": "first", "drop": "first", "ignore": "first", "skip": "first",
    "takeLeading": "first", "concat": "queue", "concatMap": "queue", "serial": "queue",
    "sequential": "queue", "merge": "all", "mergeMap": "all", "parallel": "all",
    "concurrent": "all", "takeEvery": "all", "private": "internal", "fileprivate": "internal",
    "open": "public", "completion": "callback", "closure": "callback",
  ]

  mutating func doc(_ fields: Fields) -> String? {
    text(fields["doc"], of: "'doc'", mayBeEmpty: true)?.value
  }
}
