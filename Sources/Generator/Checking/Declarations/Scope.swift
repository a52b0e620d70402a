import MVVMGenDiagnostics
import MVVMGenExpressions

/// The names that an expression may use, with what they stand for.
struct Scope: Equatable, Sendable {
  struct Entry: Equatable, Sendable {
    var reference: Reference
    var type: ValueType
    var span: SourceSpan
    /// The method whose answer it is, which declares its type.
    var method: Declared?
  }

  /// The method of a service, or a cell, by its path, and where it is declared.
  struct Declared: Equatable, Sendable {
    var path: String
    var span: SourceSpan
  }

  /// A call that has thrown, and the name that its answer would have.
  struct FailedCall: Equatable {
    var method: String
    var answer: String
  }

  /// A call whose answer has no name.
  struct UnnamedAnswer: Equatable {
    /// `service.method`
    var method: String
    var span: SourceSpan
    var type: ValueType
    /// Whether it was given a name that it can't have, which was told: another one stands for it.
    var isMisnamed = false
  }

  /// The part of the spec that an expression stands in, as far as more than names depends on it.
  enum Part {
    /// What follows from other values, whenever they change.
    case derived
    /// Steps, before which others can stand.
    case steps
    /// What stored values start with.
    case first
    /// What is there without a screen: constants, defaults.
    case fixed
    /// What a client sends.
    case request
    /// The path of a request, whose holes take more than those of a text.
    case path
    case scenario
    /// What a scenario looks at: a missing value fails there by itself, so its paths need no `?`.
    case expectation

    var isScenario: Bool { self == .scenario || self == .expectation }

    /// What to do without a formatter: only a screen has them. Nil where they can be used.
    var inPlaceOfFormatter: Hint? {
      switch self {
      case .derived, .steps, .first: nil
      case .fixed: "write the text itself, or show it in a derived output"
      case .request, .path: "take a String: whoever makes the call can format it"
      case .scenario, .expectation: "write the text itself"
      }
    }

    var hasFormatters: Bool { inPlaceOfFormatter == nil }
  }

  var part: Part
  /// What the screen declares. Nothing is added for one step or expression, so that it is not
  /// copied.
  private var entries = NameTable<Entry>()
  /// Names that only some steps or one expression has; they hide those of the screen.
  private var locals = NameTable<Entry>()
  /// Which of the screen's names can be used, where it is not all of them.
  private var kinds: [Reference.Kind]?
  /// What the values of steps before are, as far as that is known.
  private(set) var known = KnownValues()
  /// The last call before whose answer has no name.
  var unnamedAnswer: UnnamedAnswer?
  /// The constant whose value this is for: its own name is no value there.
  var constant: String?
  /// The call whose error is being handled.
  var failedCall: FailedCall?
  /// The fields of the cell that one of them is for: they don't see each other.
  var siblings: [String] = []
  /// The cell that it is for, and where it is declared.
  var cell: Declared?
  /// Parameters that not all of the events have, or not of one type, which set the steps off.
  var unshared: [String: Unshared] = [:]
  /// The event that sets the steps off, where it is one that takes nothing.
  var plainEvent: String?
  /// The value whose change sets the steps off, where it is one alone.
  var trigger: String?
  /// Where a name that nobody has would be declared, as a hint says it: `: takes`.
  var section: String?
  /// The locale of the scenario that it is for.
  var locale = ""
  /// What can be used where not everything can: the hint for a name that can't.
  var limit: Hint?

  init(_ part: Part = .derived, limit: Hint? = nil) {
    self.part = part
    self.limit = limit
  }

  subscript(name: String) -> Entry? {
    if let local = locals[name] { return local }
    guard let entry = entries[name], isSeen(entry) else { return nil }
    return entry
  }

  private func isSeen(_ entry: Entry) -> Bool { kinds?.contains(entry.reference.kind) ?? true }

  /// All names, those of the screen first, as they were added.
  var names: [String] {
    let shared = kinds == nil ? entries.names : entries.filter { isSeen($0.1) }.map { $0.0 }
    guard !locals.isEmpty else { return shared }
    return shared + locals.names.filter { name in entries[name].map { !isSeen($0) } ?? true }
  }

  /// The names that only some steps or one expression has.
  var localNames: [String] { locals.names }

  /// Whether a name is one of these.
  func isLocal(_ name: String) -> Bool { locals.place(of: name) != nil }

  /// What can be used in place of a name that can't be: what may not be read itself can be by way
  /// of a state that is derived of it.
  func limit(of name: String) -> Hint? {
    guard let kinds, kinds.contains(.state), let kind = entries[name]?.reference.kind,
      kind == .input || kind == .output, let limit
    else { return limit }
    return """
      \(limit.text); a state has the value of '\(name)': \
      state: { \(name)Value: { from: \(name) } }
      """
  }

  /// The scope without what is of other kinds.
  func limited(to kinds: [Reference.Kind], hint: Hint) -> Scope {
    var part = self
    part.kinds = kinds
    part.limit = hint
    return part
  }

  /// The same names in another part of the spec.
  func within(_ part: Part) -> Scope {
    var scope = self
    scope.part = part
    return scope
  }

  /// Adds a name; one that is there already is hidden.
  mutating func add(
    _ name: String, _ kind: Reference.Kind, _ type: ValueType, at span: SourceSpan
  ) {
    let entry = Entry(reference: Reference(name, kind), type: type, span: span)
    switch kind {
    case .local, .source: locals.set(name, to: entry)
    case .constant, .need, .input, .state, .output: entries.set(name, to: entry)
    }
    known.forget(name)
  }

  /// Says that a name is for what a method answers, or for what another name may hold.
  mutating func note(_ name: String, isAnswerOf method: Declared) {
    guard var entry = locals[name] else { return }
    entry.method = method
    locals.set(name, to: entry)
  }

  /// Remembers what a `let` has named.
  mutating func remember(_ name: String, _ value: TypedExpression) { known.add(name, value) }
}
