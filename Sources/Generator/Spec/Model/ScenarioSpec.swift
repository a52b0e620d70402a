import MVVMGenDiagnostics
import MVVMGenReading

/// A test of the screen.
public struct ScenarioSpec: Equatable, Sendable {
  public var name: Located<String>
  public var given: GivenSpec?
  public var steps: [ScenarioStepSpec]
}

/// How services answer, and what is there before `start`.
public struct GivenSpec: Equatable, Sendable {
  public var answers: [AnswerSpec] = []
  public var values: [NamedValue] = []
  public var needs: [NamedValue] = []
  public var locale: Located<String>?
  public var timeZone: Located<String>?
  public var now: YAMLNode?
  /// Whether something of it is told already: it may have given anything.
  public var isBroken = false
}

/// `service.method: { returns: … }`
public struct AnswerSpec: Equatable, Sendable {
  public var method: MethodReference
  public var returns: YAMLNode?
  public var returnsEach: YAMLNode?
  public var streams: YAMLNode?
  public var throwing: YAMLNode?
}

/// One step of a scenario.
public struct ScenarioStepSpec: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case send(Name, with: [NamedValue])
    case set([NamedValue])
    case reply(ReplySpec)
    case advance(Located<String>)
    /// The keys are paths: `a.b`.
    case expect([YAMLPair])
    case expectChanges([NamedValue])
    case expectEvents([NamedValue])
    case expectCalls([CallsSpec])
  }

  public var kind: Kind
  public var span: SourceSpan
}

/// `reply: service.method`, with what belongs to it.
public struct ReplySpec: Equatable, Sendable {
  public var method: MethodReference
  public var to: [NamedValue]?
  public var returns: YAMLNode?
  public var throwing: YAMLNode?
  public var ends: Located<Bool>?
}

/// `service.method: [{ arguments }]`
public struct CallsSpec: Equatable, Sendable {
  public var method: MethodReference
  public var calls: YAMLNode
}
