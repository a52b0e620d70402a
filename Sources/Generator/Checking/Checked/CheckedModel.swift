import MVVMGenExpressions

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
    case .enumeration(let cases), .error(let cases): cases.flatMap({ $0.values })
    }
  }
}
