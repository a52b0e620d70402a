import Diagnostics
import Expressions

/// A constant and its value.
public struct CheckedConstant: Equatable, Sendable {
  public var name: String
  public var type: ValueType
  public var value: TypedExpression
  public var doc: String?
}

/// A struct, an enum or an error that is generated.
public struct CheckedModel: Equatable, Sendable {
  public var name: String
  public var doc: String?
  public var kind: Kind
  /// Declared elsewhere: known, not generated.
  public var isExternal: Bool

  public enum Kind: Equatable, Sendable {
    case structure([Field])
    case enumeration([Case])
    case error([Case])
  }

  public struct Field: Equatable, Sendable {
    public var name: String
    public var type: ValueType
    public var defaultValue: TypedExpression?
    /// The name in JSON, where it is another.
    public var key: String?
    /// The form of a Date in JSON, where it is a pattern.
    public var datePattern: String?
    public var doc: String?
  }

  public struct Case: Equatable, Sendable {
    public var name: String
    /// What `message` says; nil where it is the name.
    public var text: String?
    /// The name in JSON, where it is another.
    public var key: String?
    /// Whether a text in JSON that is no case is read as this one.
    public var isOtherwise: Bool
    public var values: [Field]
    public var doc: String?
  }

  /// The fields, or the values of all cases.
  var allFields: [Field] {
    switch kind {
    case .structure(let fields): fields
    case .enumeration(let cases), .error(let cases): cases.flatMap(\.values)
    }
  }
}

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

  init(
    name: String, protocolName: String, isCallbackStyle: Bool, methods: [Method], doc: String?
  ) {
    self.name = name
    self.protocolName = protocolName
    self.isCallbackStyle = isCallbackStyle
    self.methods = methods
    self.doc = doc
    places = NameSet(methods.map(\.name))
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

/// How a value is shown as text.
public struct CheckedFormatter: Equatable, Sendable {
  public var name: String
  public var doc: String?
  /// What it takes; nil for Int, Double and Decimal alike.
  public var input: ValueType?
  public var output: ValueType
  public var kind: Kind
  public var locale: String?
  public var timeZone: String?

  public enum Kind: Equatable, Sendable {
    case datePattern(String)
    case dateStyle(DateStyle, time: DateStyle?)
    case relative
    case number(minFraction: Int, maxFraction: Int, grouping: Bool)
    case percent(minFraction: Int, maxFraction: Int)
    case currency(code: TypedExpression)
    case list(isOr: Bool)
    /// `value` is a source in the expression.
    case expression(TypedExpression)
    case swift(Step.SwiftCode)
  }

  public enum DateStyle: String, Sendable, CaseIterable {
    case short, medium, long, full
  }

  /// What it shows is made from; Swift code sees nothing but its value.
  public var expression: TypedExpression? {
    switch kind {
    case .currency(let expression), .expression(let expression): expression
    case .swift, .datePattern, .dateStyle, .relative, .number, .percent, .list: nil
    }
  }
}

/// A value type that shows one element.
public struct CheckedCell: Equatable, Sendable {
  public var name: String
  public var doc: String?
  public var sources: [TypedExpression.Parameter]
  public var fields: [Field]

  public struct Field: Equatable, Sendable {
    public var name: String
    public var type: ValueType
    public var value: TypedExpression
    public var doc: String?
  }
}

/// What the screen is opened with.
public struct CheckedNeed: Equatable, Sendable {
  public var name: String
  public var type: ValueType
  public var doc: String?
}

/// An event that the view, or the screen itself, sends.
public struct CheckedEvent: Equatable, Sendable {
  public var name: String
  public var parameters: [TypedExpression.Parameter]
  /// Where each of them is declared.
  var places: [SourceSpan]
  public var isPrivate: Bool
  public var doc: String?
}

/// A value input, a state or a value output.
public final class CheckedValue: Sendable {
  public let name: String
  public let type: ValueType
  public let role: Role
  public let content: Content
  public let doc: String?

  init(name: String, type: ValueType, role: Role, content: Content, doc: String?) {
    self.name = name
    self.type = type
    self.role = role
    self.content = content
    self.doc = doc
  }

  public enum Role: Equatable, Sendable {
    case input, state, output
  }

  public enum Content: Equatable, Sendable {
    /// Set by steps or the view; its first value.
    case stored(TypedExpression)
    /// Computed from others.
    case derived(TypedExpression)
  }

  /// The same with that as its first value.
  func starting(with first: TypedExpression) -> CheckedValue {
    CheckedValue(name: name, type: type, role: role, content: .stored(first), doc: doc)
  }

  /// Whether it is computed from others, so that nothing sets it.
  public var isDerived: Bool {
    if case .derived = content { true } else { false }
  }
}

/// An event output.
public struct CheckedSignal: Equatable, Sendable {
  public var name: String
  public var type: ValueType
  public var doc: String?
}
