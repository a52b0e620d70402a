import MVVMGenDiagnostics
import MVVMGenReading

/// What runs when something happens.
public struct BindingSpec: Equatable, Sendable {
  public enum Trigger: Equatable, Sendable {
    case when([Name])
    case every(Located<String>, while: YAMLNode?)
  }

  public enum Body: Equatable, Sendable {
    case steps([StepSpec])
    /// Written in Swift, which calls these services.
    case byHand([Name])
  }

  public var span: SourceSpan
  public var trigger: Trigger
  public var policy: Located<String>?
  public var per: YAMLNode?
  public var debounce: Located<String>?
  public var throttle: Located<String>?
  public var loading: Name?
  public var body: Body

  /// Whether the team writes it in Swift.
  @inlinable public var isByHand: Bool { if case .byHand = body { true } else { false } }

  /// The steps; none where the team writes them in Swift.
  @inlinable public var steps: [StepSpec] { if case .steps(let steps) = body { steps } else { [] } }
}
