import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading

/// The parts of a spec that are wrong already: whatever else is said of them, or of what refers to
/// them, would follow from the same mistake.
public struct BrokenParts: Equatable, Sendable {
  private var spans: [SourceSpan] = []
  private var names: Set<String> = []
  /// Names that steps may have given to values.
  private var results: Set<String> = []
  /// What should call something, and has more of its step in it, which nobody could read.
  private var calls: [SourceSpan] = []
  /// What may be the names of values, in lines that nobody could read.
  private var lines: [SourceSpan] = []
  /// Whether a whole section is missing, so that any name could be one of it.
  private var lacksSection = false
  /// Sections of which an entry is missing.
  private var lackingEntries: Set<String> = []

  /// None so far.
  public init() {}

  /// Whether everything is in order.
  var isEmpty: Bool {
    spans.isEmpty && names.isEmpty && results.isEmpty && calls.isEmpty && lines.isEmpty
      && !lacksSection && lackingEntries.isEmpty
  }

  /// What is left of the mistakes in a spec when those are taken out that follow from its broken
  /// parts. Some are mistakes by themselves, whatever names there are, and others whatever names
  /// there are in some sections.
  public func independent(
    of diagnostics: [Diagnostic], in file: SourceFile,
    _ byThemselves: @autoclosure () -> Set<DiagnosticID>,
    declaring sections: @autoclosure () -> [DiagnosticID: Set<String>]
  ) -> [Diagnostic] {
    if isEmpty { return diagnostics }
    let (byThemselves, sections) = (byThemselves(), sections())
    let broken = CoveredPlaces(spans)
    let lost = namesLost(in: file)
    return diagnostics.filter { told in
      if broken.holds(told.span) || told.related.contains(where: { broken.holds($0.span) }) {
        return false
      }
      if byThemselves.contains(told.id) { return true }
      let mayLackEntry =
        !lackingEntries.isEmpty && !(sections[told.id]?.isDisjoint(with: lackingEntries) ?? false)
      return !lacksSection && !mayLackEntry
        && !mentioned(by: told, in: file).contains(where: lost.contains)
    }
  }

  mutating func add(_ span: SourceSpan) { spans.append(span) }

  mutating func add(_ name: String) { names.insert(name) }

  /// Names that steps would have, had a part not been empty.
  mutating func add(results: [String]) { self.results.formUnion(results) }

  /// The name that `let name = value` gives where a step should stand.
  mutating func addResult(namedBy text: String) { results.insert(Self.nameGiven(by: text)) }

  /// A line that nobody could read, with names in it.
  mutating func addLine(_ span: SourceSpan) { lines.append(span) }

  /// A key that nobody knows takes all with it that is declared under it.
  mutating func addNames(under node: YAMLNode) {
    names.formUnion(Self.names(under: node))
  }

  private static func names(under node: YAMLNode) -> [String] {
    (node.mapping ?? []).names + (node.sequence ?? []).compactMap { $0.scalar?.text }
  }

  /// The names that steps give to values: they are missing with the step.
  mutating func addResults(of step: YAMLNode) {
    for element in step.sequence ?? [] { addResults(of: element) }
    for pair in step.mapping ?? [] {
      switch pair.name {
      // Any name could be the one that was lost.
      case "as" where pair.value.isInvalid || pair.value.isNull || Self.isType(pair.value),
        "as" where pair.value.mapping?.isEmpty ?? pair.value.sequence?.isEmpty ?? false,
        "let" where pair.value.hasInvalidKey || pair.value.isNull:
        missEntry(of: "steps")
      case "call" where pair.value.isInvalid: calls.append(pair.value.span)
      // `as: name` in a line that only seems to belong here.
      case nil where pair.value.isInvalid: lines.append(pair.value.span)
      // `let: { name: value }` in such a line.
      case nil where pair.value.hasInvalidKey:
        lines += (pair.value.mapping ?? []).filter { $0.key.isInvalid }.map({ $0.key.span })
      // What these name is there already.
      case "set", "with": break
      // `as: [name]`, and `to: name` in its place
      case "as", "to":
        if let name = pair.value.scalar?.text { results.insert(name) }
        results.formUnion(Self.names(under: pair.value))
        results.formUnion((pair.value.mapping ?? []).compactMap { $0.value.scalar?.text })
      case let key? where key == "let" || !Self.stepKeys.contains(key):
        // `- user: users.current` may have been meant to name the answer, and so may
        // `- let user: =users.first` and `- user = call: users.current`.
        if key != "let" { results.insert(Self.nameGiven(by: key)) }
        results.formUnion(Self.names(under: pair.value))
        // `let: [name: value]`, or steps under a key that is none.
        for element in pair.value.sequence ?? [] {
          results.formUnion(Self.names(under: element))
          if key != "let" { addResults(of: element) }
        }
        if let name = pair.value.scalar.flatMap({ Self.name(assignedIn: $0.text) }) {
          results.insert(name)
        }
      default: addResults(of: pair.value)
      }
    }
  }

  /// `as: [Photo]`
  private static func isType(_ node: YAMLNode) -> Bool {
    node.sequence?.first?.scalar?.text.startsUpper ?? false
  }

  /// The name in `user`, `let user` and `user = call`, where the key of a step stands.
  private static func nameGiven(by key: String) -> String {
    let words = key.split(separator: " ").drop { ["let", "var", "const", "val"].contains($0) }
    let text = words.joined(separator: " ")
    return name(assignedIn: text) ?? text
  }

  /// The name in `let: name = value`, and in `As: name`.
  private static func name(assignedIn text: String) -> String? {
    let name = text.utf8.prefix { $0.isInName }
    let rest = text.utf8[name.endIndex...].drop { $0 == UInt8(ascii: " ") }
    let equals = UInt8(ascii: "=")
    let isAssigned = rest.first == equals && rest.dropFirst().first != equals
    guard name.first?.startsName ?? false, rest.isEmpty || isAssigned else { return nil }
    return String(Substring(name))
  }

  /// No step can give a name that is declared: what is wrong with those is told.
  mutating func forgetResults(declaredBy spec: ScreenSpec) {
    // Nearly always there are none.
    if !results.isEmpty { results.subtract(spec.valueNames) }
  }

  /// Keys under which no step names anything; `let` under another name is not among them.
  private static let stepKeys = Set(
    (Form.steps + Form.scenarioSteps).flatMap { $0.keys }.map { $0.name })

  /// An entry of a section declares a name that nobody knows.
  mutating func missEntry(of section: String) { lackingEntries.insert(section) }

  /// Something declares names that nobody knows.
  public mutating func missSection() { lacksSection = true }

  private func namesLost(in file: SourceFile) -> Set<String> {
    names.union(results)
      .union(calls.compactMap { answer(in: $0, file) })
      .union(lines.flatMap { words(at: $0, in: file) })
  }

  /// The names that a message is about, as far as its words tell.
  private func mentioned(by diagnostic: Diagnostic, in file: SourceFile) -> [String] {
    words(at: diagnostic.span, in: file) + quoted(in: Array(diagnostic.title.utf8))
  }

  /// The name in `call: api.load, as: items`.
  private func answer(in call: SourceSpan, _ file: SourceFile) -> String? {
    let words = words(at: call, in: file)
    return words.lastIndex(of: "as").flatMap { words.dropFirst($0 + 1).first }
  }

  /// The words between quotes; the apostrophe of "can't" is none.
  private func quoted(in title: [UInt8]) -> [String] {
    let quote = UInt8(ascii: "'")
    let quotes = title.indices.filter { index in
      guard title[index] == quote else { return false }
      let isInWord =
        index > 0 && index + 1 < title.count
        && title[index - 1].isLetterOrDigit && title[index + 1].isLetterOrDigit
      return !isInWord
    }
    return stride(from: 1, to: quotes.count, by: 2).flatMap {
      words(title[(quotes[$0 - 1] + 1)..<quotes[$0]])
    }
  }

  private func words(at span: SourceSpan, in file: SourceFile) -> [String] {
    words(file.bytes(at: span))
  }

  private func words(_ text: ArraySlice<UInt8>) -> [String] {
    text.split { !$0.isInName }.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension YAMLNode {
  /// Whether the reader could not tell what it is, or one of its keys.
  var hasInvalidKey: Bool { isInvalid || mapping?.contains { $0.key.isInvalid } ?? false }

  /// Whether the reader has reported anything inside.
  var holdsInvalid: Bool { holdsInvalid(besides: []) }

  /// Whether the reader has reported anything inside but in those that stand there.
  func holdsInvalid(besides others: Set<SourceSpan>) -> Bool {
    if others.contains(span) { return false }
    return switch content {
    case .invalid: true
    case .scalar: false
    case .sequence(let elements): elements.contains { $0.holdsInvalid(besides: others) }
    case .mapping(let pairs):
      pairs.contains {
        $0.key.holdsInvalid(besides: others) || $0.value.holdsInvalid(besides: others)
      }
    }
  }
}
