import MVVMGenExpressions

/// An expression whose names and types are known. Swift finds nothing wrong in what is made of it.
public struct TypedExpression: Hashable, Sendable {
  public var kind: Kind
  public var type: ValueType

  public init(_ kind: Kind, _ type: ValueType) {
    self.kind = kind
    self.type = type
  }

  public indirect enum Kind: Hashable, Sendable {
    /// A whole number, with its sign, in range of Int; the type is Int, Double or Decimal.
    case integer(Int)
    /// A decimal number as written (digits, point, exponent, sign); the type is Double or Decimal.
    case decimal(String)
    case bool(Bool)
    case null
    case text([TextPiece])
    /// Seconds since 2001-01-01T00:00:00Z.
    case date(Double)
    case url(String)
    case uuid(String)
    case data([UInt8])
    /// An array or a set.
    case list([TypedExpression])
    case dictionary([Entry])
    /// A case of the enum or error of that name; the arguments are in the order of the declaration.
    case enumCase(type: String, name: String, arguments: [Argument])
    case reference(Reference)
    /// A field of a model or cell, or of the values of a case.
    case field(TypedExpression, String)
    /// The text of an enum's or error's case; also of any error.
    case message(TypedExpression)
    /// `mode.downloading`: the values of that case, an optional.
    case caseValues(TypedExpression, case: String)
    /// `base?.…`: the body, in which `.chained` stands for the value of the base; its type is
    /// optional, and flat.
    case chain(TypedExpression, body: TypedExpression)
    /// The unwrapped value of the innermost chain around it.
    case chained
    case coalesce(TypedExpression, TypedExpression)
    case not(TypedExpression)
    case negate(TypedExpression)
    /// Both sides have one type, or one is the other's optional (`==` and `!=`).
    case binary(Expression.Operator, TypedExpression, TypedExpression)
    case choice(TypedExpression, then: TypedExpression, else: TypedExpression)
    case choiceOfOptional(
      TypedExpression, name: String, then: TypedExpression, else: TypedExpression)
    case element(TypedExpression, index: TypedExpression)
    case builtin(Builtin, [TypedExpression])
    /// An argument of `map`, `filter` and so on.
    case function(parameters: [Parameter], body: TypedExpression)
    /// The value through a formatter; an optional value gives an optional text.
    case formatted(TypedExpression, formatter: String)
    /// A cell from its sources, in the order of the declaration.
    case cell(String, arguments: [Argument])
    /// A model from its fields, or a cell from literals, in the order of the declaration; what is
    /// left out has its default.
    case model(String, arguments: [Argument])
    /// A copy of a model with some fields changed.
    case with(TypedExpression, arguments: [Argument])
  }

  /// A piece of text: as it stands, or a value that is shown as text.
  public enum TextPiece: Hashable, Sendable {
    case literal(String)
    case hole(TypedExpression)
  }

  public struct Entry: Hashable, Sendable {
    public var key: TypedExpression
    public var value: TypedExpression

    public init(key: TypedExpression, value: TypedExpression) {
      self.key = key
      self.value = value
    }
  }

  public struct Argument: Hashable, Sendable {
    public var label: String
    public var value: TypedExpression

    public init(label: String, value: TypedExpression) {
      self.label = label
      self.value = value
    }
  }

  public struct Parameter: Hashable, Sendable {
    public var name: String
    public var type: ValueType
  }
}
