import MVVMGenDiagnostics
import MVVMGenExpressions

/// A test of the screen against mock services, proven valid.
public struct CheckedScenario: Equatable, Sendable {
  public var name: String
  public var span: SourceSpan
  public var given: Given
  public var steps: [LocatedStep]

  /// What is there before `start`, the spec's own `given` included.
  public struct Given: Equatable, Sendable {
    public var answers: [Answer]
    public var values: [Step.Assignment]
    /// In the order of the declaration; needs that are optional and not given are nil.
    public var needs: [TypedExpression.Argument]
    public var locale: String
    public var timeZone: String
    /// A Date of constants.
    public var now: TypedExpression
  }

  /// How a service method answers.
  public struct Answer: Hashable, Sendable {
    public var service: String
    public var method: String
    public var kind: Kind

    public enum Kind: Hashable, Sendable {
      case returns(TypedExpression?)
      case returnsEach([TypedExpression])
      case fails(TypedExpression)
      case streams([TypedExpression], failure: TypedExpression?)
    }
  }

  public struct LocatedStep: Equatable, Sendable {
    public var step: ScenarioStep
    public var span: SourceSpan
  }

  public enum ScenarioStep: Equatable, Sendable {
    case send(input: String, arguments: [TypedExpression.Argument])
    case set([Step.Assignment])
    case reply(Reply)
    case advance(TimeSpan)
    case expect([Expectation])
    case expectChanges([ListExpectation])
    case expectEvents([ListExpectation])
    case expectCalls([CallsExpectation])
  }

  public struct Reply: Equatable, Sendable {
    public var service: String
    public var method: String
    /// Some of the arguments of the call that is answered; nil for the oldest.
    public var arguments: [TypedExpression.Argument]?
    public var kind: Kind

    public enum Kind: Hashable, Sendable {
      case returns(TypedExpression?)
      case fails(TypedExpression)
      case ends
    }
  }

  /// `a.b: value`: an expression of the values, and what it is expected to be.
  public struct Expectation: Equatable, Sendable {
    public var subject: TypedExpression
    public var expected: Pattern
    public var span: SourceSpan
  }

  public struct ListExpectation: Equatable, Sendable {
    public var name: String
    public var type: ValueType
    public var expected: [Pattern]
    public var span: SourceSpan
  }

  public struct CallsExpectation: Equatable, Sendable {
    public var service: String
    public var method: String
    /// For each call, the arguments that matter.
    public var calls: [[FieldPattern]]
    public var span: SourceSpan
  }

  /// What a value is compared with: all of it, or the fields that matter.
  public indirect enum Pattern: Equatable, Sendable {
    case value(TypedExpression)
    /// Some fields of a model or cell.
    case fields([FieldPattern])
    /// A case of an enum, with some of its values.
    case enumCase(String, [FieldPattern])
    /// The elements of an array, one by one.
    case list([Pattern])
    /// The elements of a Set, in no order.
    case set([Pattern])
    case dictionary([KeyPattern])
  }

  public struct FieldPattern: Equatable, Sendable {
    public var name: String
    public var type: ValueType
    public var pattern: Pattern
  }

  public struct KeyPattern: Equatable, Sendable {
    public var key: TypedExpression
    public var pattern: Pattern
  }
}
