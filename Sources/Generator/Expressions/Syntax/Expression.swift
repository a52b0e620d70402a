/// The syntax tree of an expression: what the author wrote, before names and types are known.
public struct Expression: Equatable, Sendable {
  public var kind: Kind
  /// Where it stands in the text that was parsed, in bytes of UTF-8.
  public var range: Range<Int>

  init(_ kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  public indirect enum Kind: Equatable, Sendable {
    /// `42`, as written.
    case integer(String)
    /// `3.5`, as written.
    case decimal(String)
    /// `"Hello ${name}!"`
    case text([TextPiece])
    case bool(Bool)
    case null
    case list([Expression])
    case name(String)
    /// `.pro`, `.downloading(progress: 0.2)`: a case without the name of its type.
    case implicitCase(Identifier, arguments: [Argument]?)
    /// `a.b`, `a?.b`
    case member(Expression, Identifier, isOptional: Bool)
    /// `a.b(…)`, `a?.b(…)`; also `Plan.pro(…)`
    case method(Expression, Identifier, arguments: [Argument], isOptional: Bool)
    /// `Int(x)`, `Cell(x)`, `min(a, b)`
    case call(Identifier, arguments: [Argument])
    /// `a[b]`, `a?[b]`
    case element(Expression, index: Expression, isOptional: Bool)
    case not(Expression)
    case negate(Expression)
    case binary(Operator, Expression, Expression, operatorRange: Range<Int>)
    /// `if a then b else c`; with a name, `if a as name then b else c`.
    case choice(Expression, name: Identifier?, then: Expression, else: Expression)
    /// `x => …`, `(x, i) => …`
    case function(parameters: [Identifier], body: Expression)
    /// `\.a.b`
    case path([Identifier])
    /// An optional chain in parentheses, which end it: `(a?.b)`.
    case group(Expression)
    /// `x | formatter`
    case formatted(Expression, Identifier)
    /// Stands where something could not be read; a message was given.
    case invalid
  }

  /// A name and its place.
  public struct Identifier: Equatable, Sendable {
    public var text: String
    public var range: Range<Int>

    public init(_ text: String, range: Range<Int>) {
      self.text = text
      self.range = range
    }
  }

  /// An argument, with its label where it has one.
  public struct Argument: Equatable, Sendable {
    public var label: Identifier?
    public var value: Expression
  }

  /// A piece of text: as it stands, or a hole.
  public enum TextPiece: Equatable, Sendable {
    case literal(String)
    case hole(Expression)
  }

  public enum Operator: String, Sendable {
    case or, and
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case coalesce = "??"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case remainder = "%"
  }
}
