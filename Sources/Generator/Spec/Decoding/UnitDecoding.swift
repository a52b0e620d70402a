import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

extension SpecDecoder {
  /// A document: a screen or a library.
  mutating func unit(_ node: YAMLNode) -> ScreenSpec? {
    guard !node.isNull else {
      report(
        .nothingDeclared, "the document declares nothing", at: node.span,
        hint: "start it with 'screen: Name' or 'library: Name'; what ends the file needs no ---")
      return nil
    }
    guard var pairs = map(node, of: "a spec", hint: howToStart(node)) else { return nil }
    if !pairs.has("screen"), !pairs.has("library") {
      guard let meant = reportNoUnit(node, pairs) else { return nil }
      pairs = meant
    }
    let form: Form = pairs.has("screen") ? .screen : .library
    let isScreen = form == .screen
    pairs = withoutLostKeys(pairs, form)
    let fields = fields(pairs, of: node, form)
    let lost = pairs.filter { pair in !fields.pairs.contains { $0.key.span == pair.key.span } }
    let meant = lost.map { missNames(under: $0, form) }
    let written = fields[isScreen ? "screen" : "library"]
    let name = unitName(written, form) ?? Name("Nameless", at: written?.span ?? node.head)
    spec = ScreenSpec(kind: isScreen ? .screen : .library, name: name, span: node.span)
    spec.doc = doc(fields)
    spec.access = word("access", in: fields, of: "the access level")
    // Who uses it is not told what they can't see.
    if !isScreen, meant.contains("access") || spec.access == nil && fields["access"] != nil {
      spec.access = Located("public", at: name.span)
    }
    spec.uses = uses(fields)
    spec.imports = texts(fields["imports"], of: "a module in 'imports'")
    // What they declare is meant to be seen.
    if let imports = fields["imports"],
      imports.namesSpecs || imports.sequence?.contains(where: { $0.namesSpecs }) ?? false
    {
      missSection()
    }
    decodeDeclarations(fields)
    decodeBindings(fields)
    spec.placesOfScenarios = ["given", "scenarios"].compactMap { fields[$0]?.span }
    spec.given = fields["given"].flatMap { node in inner { $0.given(node) } }
    for node in joinedScenarios(list(fields["scenarios"], of: .scenarios)) {
      if let scenario = inner({ $0.scenario(node) }) { spec.scenarios.append(scenario) }
    }
    broken.forgetResults(declaredBy: spec)
    return spec
  }

  /// What the spec declares, in the order in which hints about the one know of the other.
  private mutating func decodeDeclarations(_ fields: Fields) {
    spec.types = types(fields["types"])
    spec.constants = section("constants", fields) { $0.constant($1, $2) }
    spec.models = section("models", fields) { $0.model($1, $2) }
    spec.errors = section("errors", fields) { $0.error($1, $2) }
    spec.services = section("services", fields) { $0.service($1, $2) }
    spec.formatters = section("formatters", fields) { $0.formatter($1, $2) }
    spec.cells = section("cells", fields) { $0.cell($1, $2) }
    if !endsEarly("needs", fields["needs"], in: fields) {
      let node = withoutAccess("needs", fields["needs"])
      spec.needs = inSection("needs") { $0.parameters(node, of: "'needs'", .need) }
    }
    spec.inputs = section("inputs", fields) { $0.input($1, $2) }
    spec.state = section("state", fields) { $0.value($1, $2, .value) }
    spec.outputs = section("outputs", fields) { $0.output($1, $2) }
  }

  /// The names under a key that nobody knows may be used; the key that was meant by it.
  private mutating func missNames(under pair: YAMLPair, _ form: Form) -> String? {
    broken.addNames(under: pair.value)
    guard let key = pair.name else { return nil }
    let meant =
      pair.value.namesSpecs
      ? "uses"
      : form.has(key)
        ? key : form.meantKey(by: key) ?? didYouMean(key, among: form.keys.map { $0.name })
    switch meant {
    case "uses": missSection()
    case "types":
      if let type = pair.value.scalar?.text { broken.add(type) }
    case "given":
      broken.add("given")
      if let needs = pair.value.mapping?["needs"] { broken.addNames(under: needs) }
    default: break
    }
    return meant
  }

  private mutating func unitName(_ node: YAMLNode?, _ form: Form) -> Name? {
    let isScreen = form == .screen
    return name(
      node, of: "the name of \(form.title)", saysForm: true,
      hint: node?.scalar.map { _ in "for example \(isScreen ? "Weather" : "Shared")" }
        ?? node?.mapping.flatMap { pairs in
          guard pairs.count > 1 else { return nil }
          let name = pairs["name"]?.scalar?.text ?? "Name"
          return
            "write '\(isScreen ? "screen" : "library"): \(name)', and its parts as keys beside it"
        })
  }

  private mutating func uses(_ fields: Fields) -> [Located<String>] {
    if let uses = fields.pair("uses"), uses.value.isNull {
      report(
        .wrongShape, "'uses' names no file", at: uses.key.span,
        hint: "write the path of a spec, 'uses: shared.yaml', or remove it")
      missSection()
    }
    let before = diagnostics.count
    let paths = texts(fields["uses"], of: "a path in 'uses'")
    if diagnostics.hasErrors(from: before) { missSection() }
    return paths
  }

  private mutating func decodeBindings(_ fields: Fields) {
    let count = diagnostics.count
    let bindings = joinedBindings(list(fields["bindings"], of: .bindings))
    spec.hasBrokenBindings = diagnostics.count > count || fields["bindings"]?.isInvalid ?? false
    for node in bindings {
      let before = diagnostics.count
      let binding = inner { $0.binding(node) }
      if let binding { spec.bindings.append(binding) }
      if binding == nil || diagnostics.hasErrors(from: before) { spec.hasBrokenBindings = true }
    }
  }

  private mutating func types(_ node: YAMLNode?) -> [Name] {
    // `{ Avatar: struct }`, and `{ Avatar: { fields: … } }`
    guard let node,
      let described = node.mapping?.first(where: { $0.value.mapping != nil || $0.hasText })
    else {
      if let node, node.mapping != nil { broken.addNames(under: node) }
      if node?.isInvalid ?? false { missSection() }
      return names(node, of: "a name in 'types'", saysForm: true)
    }
    report(
      .wrongShape, "'types' are names alone, and '\(described.name ?? "")' has more",
      at: described.key.span,
      hint: described.hasText
        ? "list them: [\((node.mapping ?? []).names.joined(separator: ", "))]"
        : "what has fields or cases stands under 'models'")
    broken.addNames(under: node)
    return []
  }

  /// What a document that is no map was meant to be.
  private func howToStart(_ node: YAMLNode) -> Hint? {
    guard let elements = node.sequence else { return nil }
    guard elements.allSatisfy({ $0.mapping != nil }) else {
      return "start it with 'screen: Name' or 'library: Name'"
    }
    return elements.count > 1
      ? "several specs in one file stand under each other, with a line --- between them"
      : .remove(dashBefore: "it")
  }

  /// The declarations under a key.
  private mutating func section<Part>(
    _ key: String, _ fields: Fields,
    _ decode: (inout SpecDecoder, Name, YAMLNode) -> Part?
  ) -> [Part] {
    let node = outdented(key, withoutLevel(key, withoutAccess(key, fields[key])))
    if lacksName(key, node) || endsEarly(key, node, in: fields) { return [] }
    let assigned = node?.scalar.flatMap { pairOfAssignment($0.text) }
    let hint = assigned.flatMap { pair -> Hint? in
      let (name, value) = (pair.prefix { $0 != ":" }, pair.drop { $0 != " " }.dropFirst())
      // `page = Int`
      if value.startsUpper { return .write(map: pair) }
      let type = typeOfLiteral(value) ?? "String"
      return "its type stands behind the name: { \(name): { type: \(type), initial: \(value) } }"
    }
    var parts: [Part] = []
    var strangers: [Range<Int>] = []
    var hasOwn = false
    for entry in inSection(key, { $0.entries(node, of: "'\(key)'", hint: hint) }) {
      let (name, node) = (entry.name, entry.value)
      let before = diagnostics.count
      if let part = part(node, of: name, { decode(&$0, name, node) }) { parts.append(part) }
      guard diagnostics.count > before else {
        hasOwn = true
        strangers = []
        continue
      }
      let (wrong, first) = (diagnostics[before], strangers.first.map { diagnostics[$0.lowerBound] })
      // Behind several of one kind those of another are strangers too: `name: String`, `go: {}`.
      if first?.title != wrong.title, strangers.count < 2 { strangers = [] }
      if strangers.count > 1 || wrong.id == .missingKey
        || wrong.id == .wrongShape && node.mapping == nil
      {
        strangers.append(before..<diagnostics.count)
      }
    }
    if hasOwn { joinStrangers(strangers) }
    return parts
  }

  /// The last entries of a section, if each lacks the same: they are those of another one, whose
  /// line is missing.
  private mutating func joinStrangers(_ strangers: [Range<Int>]) {
    guard strangers.count > 1, let first = strangers.first?.lowerBound, let last = strangers.last
    else { return }
    diagnostics.removeSubrange((first + 1)..<last.upperBound)
    let hint = diagnostics[first].hint.map { "\($0); or " } ?? ""
    diagnostics[first].hint = "\(hint)is the line of another section missing above it?"
    broken.missSection()
  }

  /// Gives back the keys that were meant, where all others are those of a spec.
  private mutating func reportNoUnit(_ node: YAMLNode, _ pairs: [YAMLPair]) -> [YAMLPair]? {
    let words = ["screen", "library"]
    // What it declares may be used by all below it.
    if pairs.contains(where: Form.library.has) {
      missSection()
    }
    func written(_ word: String, _ place: Int) -> [YAMLPair]? {
      let form: Form = word == "screen" ? .screen : .library
      var meant = pairs
      meant[place] = meant[place].named(word)
      return meant.allSatisfy(form.has) ? meant : nil
    }
    for (place, pair) in pairs.enumerated() {
      if let key = pair.name, let nearest = suggestion(for: key, among: words) {
        report(.nothingDeclared, "a spec has no key '\(key)'", at: pair.key.span, hint: nearest)
        // What it declares may be used by all below it.
        if didYouMean(key, among: ["library"]) != nil { missSection() }
        return nearest.replacement.flatMap { written($0, place) }
      }
    }
    let place = pairs.firstIndex { pair in
      Self.otherWords.contains(pair.name ?? "") && pair.value.scalar != nil
    }
    let meant = place.map { pairs[$0] }
    // `package: Money`, and else what libraries have.
    let strangers = pairs.indices.filter { index in !Form.library.has(pairs[index]) }
    if place == nil, strangers.count == 1, pairs.count > 1,
      let name = pairs[strangers[0]].value.scalar?.text, name.startsUpper,
      name.allBytes({ $0.isInName })
    {
      report(
        .nothingDeclared, "the document is neither a screen nor a library",
        at: pairs[strangers[0]].key.span, hint: "write 'library: \(name)'")
      return written("library", strangers[0])
    }
    report(
      .nothingDeclared, "the document is neither a screen nor a library",
      at: meant?.key.span ?? node.head, hint: howToStart(pairs, meant),
      cause: isForeign(pairs) ? .foreignFile : nil)
    return place.flatMap { written("screen", $0) }
  }

  /// How a document with such keys starts; `meant` is one that names it.
  private func howToStart(_ pairs: [YAMLPair], _ meant: YAMLPair?) -> Hint {
    if pairs.contains(where: { ["openapi", "swagger"].contains($0.name) }) {
      return "'mvvmgen import openapi' makes a library of it: keep it outside of folders with specs"
    }
    if pairs.allSatisfy(Form.configuration.has) {
      return "a configuration is called mvvmgen.yaml: rename it"
    }
    if isForeign(pairs) {
      return "what is no spec is kept outside of folders with specs; a spec starts with "
        + "'screen: Name' or 'library: Name'"
    }
    return meant.map { "write 'screen: \($0.value.scalar?.text ?? "Name")'" }
      ?? "start it with 'screen: Name' or 'library: Name'"
  }

  /// Whether most of its keys are none of a spec: it is a file of another tool.
  private func isForeign(_ pairs: [YAMLPair]) -> Bool {
    let own = pairs.count { pair in
      guard Form.screen.has(pair) else { return false }
      guard pair.key.isText("services"), let services = pair.value.mapping else { return true }
      // Others are those of containers.
      return services.contains { $0.value.mapping?.contains(where: Form.service.has) ?? true }
    }
    return own * 2 < pairs.count
  }

  /// What others call a screen.
  private static let otherWords: Set<String> = [
    "component", "controller", "feature", "name", "page", "scene", "view", "viewModel",
  ]
}

extension YAMLNode {
  /// Whether it is the path of a spec, or several.
  var namesSpecs: Bool {
    if let text = scalar?.text { return text.hasSuffix(".yaml") || text.hasSuffix(".yml") }
    return sequence.map { !$0.isEmpty && $0.allSatisfy { $0.namesSpecs } } ?? false
  }
}
