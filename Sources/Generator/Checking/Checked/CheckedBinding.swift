import MVVMGenDiagnostics

/// What runs when something happens, proven valid.
public final class CheckedBinding: Sendable {
  public let trigger: Trigger
  /// The parameters that the steps see: those that all its events have.
  public let parameters: [TypedExpression.Parameter]
  public let policy: Policy
  /// Policy, debounce and throttle hold for each value of this by itself.
  public let per: TypedExpression?
  public let delay: Delay?
  /// A Bool state or output that is true while the binding runs.
  public let loading: Reference?
  public let body: Body
  /// Where the value of `when:` or `every:` stands.
  public let span: SourceSpan

  init(
    trigger: Trigger, parameters: [TypedExpression.Parameter], policy: Policy,
    per: TypedExpression?, delay: Delay?, loading: Reference?, body: Body, span: SourceSpan
  ) {
    self.trigger = trigger
    self.parameters = parameters
    self.policy = policy
    self.per = per
    self.delay = delay
    self.loading = loading
    self.body = body
    self.span = span
  }

  /// The same with other steps.
  public func withSteps(_ steps: [Step]) -> CheckedBinding {
    CheckedBinding(
      trigger: trigger, parameters: parameters, policy: policy, per: per, delay: delay,
      loading: loading, body: .steps(steps), span: span)
  }

  public enum Trigger: Equatable, Sendable {
    /// Any of these.
    case when([Source])
    case every(TimeSpan, while: TypedExpression?)
  }

  public enum Source: Equatable, Sendable {
    case start
    case event(String)
    /// A value input, state or output that got a different value.
    case change(Reference)

    /// As `when` and `cancel` have it.
    public var name: String {
      switch self {
      case .start: "start"
      case .event(let name): name
      case .change(let reference): reference.name
      }
    }
  }

  public enum Policy: String, Sendable, CaseIterable {
    case latest, first, queue, all
  }

  public enum Delay: Equatable, Sendable {
    case debounce(TimeSpan)
    case throttle(TimeSpan)
  }

  public enum Body: Equatable, Sendable {
    case steps([Step])
    /// The team writes the method in Swift, and calls these services in it.
    case byHand(calls: [String])
  }

  /// Whether the team writes it in Swift.
  public var isByHand: Bool { if case .byHand = body { true } else { false } }

  /// The steps; none where the team writes them in Swift.
  public var steps: [Step] { if case .steps(let steps) = body { steps } else { [] } }

  /// What is behind its `when`.
  public var sources: [Source] { if case .when(let sources) = trigger { sources } else { [] } }

  /// The triggers whose runs its steps cancel.
  public var cancelled: [String] {
    var names: [String] = []
    visitSteps { if case .cancel(let triggers) = $0 { names += triggers } }
    return names
  }

  /// Whether one of its steps, those inside others too, is such a one.
  public func hasStep(_ isOne: (Step) -> Bool) -> Bool {
    var found = false
    visitSteps { if !found { found = isOne($0) } }
    return found
  }

  /// Goes through all steps, those inside others too.
  public func visitSteps(_ visit: (Step) -> Void) {
    for step in steps { step.visit(visit) }
  }
}
