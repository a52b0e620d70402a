import MVVMGenDiagnostics
import MVVMGenExpressions

/// A protocol that the screen calls.
public struct CheckedService: Equatable, Sendable {
  /// The name in the spec, and the label of the initialiser.
  public var name: String
  public var protocolName: String
  public var isCallbackStyle: Bool
  public internal(set) var methods: [Method]
  public var doc: String?
  /// What its live client needs; nil where there is none.
  public var client: CheckedClient?
  /// The places of the methods by their names.
  private let places: NameSet

  init(name: String, protocolName: String, isCallbackStyle: Bool, methods: [Method], doc: String?) {
    self.name = name
    self.protocolName = protocolName
    self.isCallbackStyle = isCallbackStyle
    self.methods = methods
    self.doc = doc
    places = NameSet(methods.map { $0.name })
  }

  /// A method, by its name.
  public func method(_ name: String) -> Method? { places.place(of: name).map { methods[$0] } }

  /// The method before another that differs from it in the case of its first letter alone.
  public func namesake(of name: String) -> Method? {
    let capital = name.withCapital
    guard let own = places.place(of: name),
      let other = places.place(of: capital == name ? name.withoutCapital : capital), other < own
    else { return nil }
    return methods[other]
  }

  /// The type that stands in for it in tests.
  public var mockName: String { Self.mockName(protocolName) }

  /// The type that answers it from its server.
  public var clientName: String { Self.clientName(protocolName) }

  static func mockName(_ protocolName: String) -> String { "Mock" + protocolName }

  static func clientName(_ protocolName: String) -> String { "Live" + protocolName }

  public struct Method: Equatable, Sendable {
    public var name: String
    public var parameters: [TypedExpression.Parameter]
    public var kind: Kind
    public var failure: Failure
    var span: SourceSpan
    public var doc: String?
    /// What its live client sends.
    public var request: CheckedRequest?

    /// Whether it answers in place, and is no call in the sense of the promises.
    public var answersAtOnce: Bool { if case .answersAtOnce = kind { true } else { false } }

    public var streams: Bool { if case .streams = kind { true } else { false } }

    /// What one answer is; for a stream, one element.
    public var answerType: ValueType {
      switch kind {
      case .answers(let type), .answersAtOnce(let type), .streams(let type): type
      }
    }
  }

  public enum Kind: Equatable, Sendable {
    case answers(ValueType)
    case answersAtOnce(ValueType)
    case streams(ValueType)
  }

  public enum Failure: Equatable, Sendable {
    case never
    case error(String)
    case anyError
  }
}
