import MVVMGenDiagnostics
import MVVMGenReading

/// One step of a binding.
public struct StepSpec: Equatable, Sendable {
  public indirect enum Kind: Equatable, Sendable {
    case set([NamedValue])
    case letValue([NamedValue])
    case call(CallSpec)
    case branch(BranchSpec)
    case forEach(YAMLNode, name: Name, do: [StepSpec])
    case send(Name, with: [NamedValue])
    case emit(Name, value: YAMLNode?)
    case cancel([Name])
    case wait(Located<String>)
    case stop
    case swift(YAMLNode)
  }

  public var kind: Kind
  /// The key that says what it is.
  public var keySpan: SourceSpan
}

/// `call: service.method`, with what belongs to it.
public struct CallSpec: Equatable, Sendable {
  public var method: MethodReference
  public var with: [NamedValue]
  public var withSpan: SourceSpan?
  public var name: Name?
  public var onError: [StepSpec]?
  public var onErrorSpan: SourceSpan?
  public var onElement: [StepSpec]?
  public var onElementSpan: SourceSpan?
}

/// `if: condition`, with the steps for either answer; with `as` the condition is an optional.
public struct BranchSpec: Equatable, Sendable {
  public var condition: YAMLNode
  public var name: Name?
  public var then: [StepSpec]
  public var otherwise: [StepSpec]
}
