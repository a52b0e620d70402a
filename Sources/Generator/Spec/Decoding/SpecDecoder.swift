import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// What is in the documents of a file, what is wrong with their keys, and which parts are not to be
/// looked at any further. Where the reader had nothing to report, the documents hold nothing
/// invalid.
public func decodeSpecs(
  _ documents: [YAMLDocument], of file: FileID, mayHoldInvalid: Bool = true
) -> (specs: [ScreenSpec], diagnostics: [Diagnostic], broken: [BrokenParts]) {
  var decoder = SpecDecoder(mayHoldInvalid: mayHoldInvalid)
  var specs: [ScreenSpec] = []
  var broken: [BrokenParts] = []
  for document in documents {
    let above = decoder.broken
    guard let spec = decoder.unit(document.root) else { continue }
    specs.append(spec)
    broken.append(decoder.broken)
    // What is below a screen sees nothing of it.
    if spec.kind == .screen { decoder.broken = above }
  }
  if documents.isEmpty {
    decoder.report(
      .nothingDeclared, "the file declares nothing", at: .start(of: file),
      hint: "start it with 'screen: Name' or 'library: Name'")
  }
  return (specs, decoder.diagnostics, broken)
}

/// Turns nodes into specs: it knows the keys, and nothing of types and expressions; what is
/// declared it looks up for hints only.
struct SpecDecoder: Diagnosing {
  /// Whether the reader has reported anything in these documents.
  let mayHoldInvalid: Bool
  var diagnostics: [Diagnostic] = []
  var broken = BrokenParts()
  /// The first elements of lists that should be maps, which was told.
  var wrongLists: Set<SourceSpan> = []
  /// The keys that nobody knows and were read as others, by their places.
  var keysMeant: [SourceSpan: String] = [:]
  /// Events of whose parameters nobody knows the names.
  var eventsWithoutParameters: Set<String> = []
  /// What this document declares, as far as it is read: hints go by it.
  var spec = ScreenSpec(
    kind: .screen, name: Name("Nameless", at: .start(of: .main)), span: .start(of: .main))
  /// Whether it is among the steps of a `then` that has no `else` beside it.
  var lacksElse = false
  /// Whether it is in a scenario.
  var isInScenario = false
  /// The method that what it decodes answers for.
  var answered: MethodReference?
  /// Where the part that is being decoded has its name.
  private(set) var named: (node: SourceSpan, name: SourceSpan)?
  /// The section whose entries are being decoded.
  private var section: String?
  /// How many parts are being decoded inside each other.
  private var depth = 0
  /// The parts and members in which the reader has reported something.
  private var unread: Set<SourceSpan> = []
  /// What was reported of members of the part that is being decoded.
  private var reportsOfMembers: [Range<Int>] = []

  init(mayHoldInvalid: Bool = true) { self.mayHoldInvalid = mayHoldInvalid }

  /// Decodes a part, and notes that it is broken where anything in it is wrong.
  mutating func part<Part>(
    _ node: YAMLNode, of name: Name? = nil, _ decode: (inout SpecDecoder) -> Part?
  ) -> Part? {
    let before = diagnostics.count
    let outer = reportsOfMembers
    reportsOfMembers = []
    named = name.map { (node.span, $0.span) }
    // To the part around it, it is a member.
    defer {
      reportsOfMembers = outer
      if diagnostics.count > before { settle(from: before) }
    }
    depth += 1
    let part = decode(&self)
    depth -= 1
    let isUnread = isUnread(node)
    // A step that nobody can read at all may have named something.
    if name != nil || !node.isInvalid { noteUnread(node) }
    let isBroken = diagnostics.hasErrors(from: before) || part == nil || isUnread
    guard isBroken else { return part }
    // It is right itself if all mistakes are in its members.
    let own = diagnostics.indices[before...].filter { place in
      !reportsOfMembers.contains { $0.contains(place) }
    }
    let isLost = part == nil || isUnread || hasErrors(at: own)
    // What has no name is a step.
    if isLost, part != nil, name == nil, let rest = brokenKeys(ofStep: node, told: own) {
      broken.addResults(of: YAMLNode(.mapping(rest), span: node.span))
      return part
    }
    if isLost { addBroken(node, told: own, mayBeKnown: part != nil && name != nil && !isUnread) }
    if let name {
      broken.add(name.text)
      // `Place(name: String)`
      if let call = name.text.firstIndex(of: "(") { broken.add(String(name.text[..<call])) }
      broken.add(name.span)
    } else if isLost {
      broken.addResults(of: node)
    }
    return part
  }

  /// Nothing follows from what was reported since then: it was read as it was meant.
  mutating func settle(from start: Int) { reportsOfMembers.append(start..<diagnostics.count) }

  private func hasErrors(at places: [Int]) -> Bool {
    places.contains { diagnostics[$0].severity == .error }
  }

  /// Notes that a declaration is broken. Where that is only because of keys that nobody knows, what
  /// its types and values say is known.
  private mutating func addBroken(_ node: YAMLNode, told: [Int], mayBeKnown: Bool) {
    let keys = (node.mapping ?? []).map { $0.key.span }
    let areKeys = told.allSatisfy { place in
      let message = diagnostics[place]
      return message.severity != .error || message.id == .unknownKey && keys.contains(message.span)
    }
    guard mayBeKnown, areKeys else { return broken.add(node.span) }
    addBrokenKeys(of: node)
  }

  private mutating func addBrokenKeys(of node: YAMLNode) {
    let pairs = node.mapping ?? []
    for pair in pairs {
      switch keysMeant[pair.key.span] ?? pair.name {
      case "type", "initial", "value", "default", "emits", "returns", "streams", "throws": continue
      // What a type makes of it may be changed by the other key.
      case "from", "text": if !pairs.has("type") { continue }
      // A request may lack them only because of it.
      case "takes":
        for parameter in pair.value.mapping ?? [] { broken.add(parameter.key.span) }
        continue
      case "methods":
        for method in pair.value.mapping ?? [] { addBrokenKeys(of: method.value) }
        continue
      // A request is known whatever else is said of the method.
      case let key? where Form.httpMethodKeys.contains(where: { $0.name == key }): continue
      default: break
      }
      broken.add(pair.key.span)
      broken.add(pair.value.span)
    }
  }

  /// Decodes a member of a part: one that is wrong hides no mistakes of the others.
  mutating func member<Part>(
    _ node: YAMLNode, of name: Name, _ decode: (inout SpecDecoder) -> Part?
  ) -> Part? {
    let before = diagnostics.count
    named = (node.span, name.span)
    let member = decode(&self)
    // What was settled was read as it was meant.
    let told = diagnostics.indices[before...].filter { place in
      !reportsOfMembers.contains { $0.contains(place) }
    }
    if hasErrors(at: told) || isUnread(node) {
      addBroken(node, told: told, mayBeKnown: member != nil && !isUnread(node))
      broken.add(name.span)
      reportsOfMembers.append(before..<diagnostics.count)
    }
    return member
  }

  /// Whether the reader has reported anything in it, besides its parts and members.
  func isUnread(_ node: YAMLNode) -> Bool { mayHoldInvalid && node.holdsInvalid(besides: unread) }

  /// What is around it may be read all the same.
  mutating func noteUnread(_ node: YAMLNode) {
    if holdsInvalid(node) { unread.insert(node.span) }
  }

  /// Whether the reader has reported anything in it.
  func holdsInvalid(_ node: YAMLNode) -> Bool { mayHoldInvalid && node.holdsInvalid }

  /// Decodes what nothing outside of it refers to: where it can't be read, no name is missing.
  mutating func inner<Part>(_ decode: (inout SpecDecoder) -> Part?) -> Part? {
    depth += 1
    defer { depth -= 1 }
    return decode(&self)
  }

  /// A section that can't be read at all takes names with it that nobody knows.
  mutating func missSection() {
    if depth == 0 { broken.missSection() }
  }

  /// So does an entry of the section that is being decoded.
  mutating func missEntry() {
    guard depth == 0, let section else { return missSection() }
    broken.missEntry(of: section)
  }

  /// And so do those of sections that stand in each other.
  mutating func missEntries(of sections: [String]) {
    guard depth == 0 else { return }
    for section in sections { broken.missEntry(of: section) }
  }

  /// Decodes the declarations under a key.
  mutating func inSection<Part>(_ key: String, _ decode: (inout SpecDecoder) -> [Part]) -> [Part] {
    section = key
    defer { section = nil }
    return decode(&self)
  }

  /// What nobody could read may declare more than the name before it: `{ a: Int b: String }`.
  mutating func missNames(in node: YAMLNode) {
    if depth == 0 { broken.addLine(node.span) }
  }

  /// A name of the spec of which nobody knows what it means.
  mutating func missName(_ name: String, at span: SourceSpan) {
    guard depth == 0 else { return }
    broken.add(name)
    broken.add(span)
  }
}
