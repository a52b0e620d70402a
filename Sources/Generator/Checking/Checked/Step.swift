import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading

/// One step of a binding, checked and typed.
public indirect enum Step: Equatable, Sendable {
  /// States, plain outputs or value inputs get new values, all at once.
  case set([Assignment])
  case letValue(name: String, TypedExpression)
  case call(Call)
  case branch(TypedExpression, then: [Step], else: [Step])
  case branchOfOptional(TypedExpression, name: String, then: [Step], else: [Step])
  case forEach(TypedExpression, name: String, [Step])
  /// As if the view had sent it; the arguments are in the order of the declaration.
  case send(input: String, arguments: [TypedExpression.Argument])
  case emit(output: String, TypedExpression?)
  /// Ends the runs of the bindings whose `when` has one of these names.
  case cancel([String])
  case wait(TimeSpan)
  case stop
  case swift(SwiftCode)

  public struct Assignment: Equatable, Sendable {
    public var target: Reference
    public var value: TypedExpression
  }

  /// A call of a service method.
  public struct Call: Equatable, Sendable {
    public var service: String
    public var method: String
    /// In the order of the declaration.
    public var arguments: [TypedExpression.Argument]
    /// What the following steps call the result.
    public var resultName: String?
    /// For a method that throws: the steps that run, with `error`, before the run ends.
    public var onError: [Step]?
    /// For a method that streams: what the steps call the element, and the steps for each one.
    public var onElement: [Step]?
  }

  /// Swift that the author wrote, and where.
  public struct SwiftCode: Equatable, Sendable {
    public var code: String
    /// The code with its comments and texts blanked, but for the holes in these.
    public var bare: String
    /// The words of that, each once.
    public let words: NameSet
    public var span: SourceSpan
    /// The line of the spec that the code starts on: in a block below its sign.
    public var firstLine: Int
    /// The names of the spec in scope that stand in it.
    public var scope: [TypedName]

    public init(_ node: YAMLNode, _ named: (String) -> TypedName? = { _ in nil }) {
      code = node.scalar?.text ?? ""
      let bytes = BareSwift(code).bytes
      bare = String(decoding: bytes, as: UTF8.self)
      words = NameSet(
        bytes.split(whereSeparator: { !$0.isInName }).map { String(decoding: $0, as: UTF8.self) })
      span = node.span
      let isBlock = node.scalar?.style == .literal || node.scalar?.style == .folded
      firstLine = Int(span.line) + (isBlock ? 1 : 0)
      scope = words.names.sorted().compactMap(named)
    }
  }

  public struct TypedName: Equatable, Sendable {
    public var reference: Reference
    public var type: ValueType
  }
}
