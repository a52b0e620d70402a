import MVVMGenDiagnostics
import MVVMGenExpressions

/// A type that a spec declares: its members, as far as the checker knows them.
public struct TypeDeclaration: Equatable, Sendable {
  public internal(set) var name: String
  public var kind: Kind
  /// Where it is declared.
  var span: SourceSpan

  public enum Kind: Equatable, Sendable {
    case structure([Field])
    case enumeration([Case])
    /// An enum that can be thrown.
    case error([Case])
    /// Made from its sources (`Cell(photo)`); a literal gives its fields.
    case cell(sources: [Field], fields: [Field])
    /// Declared elsewhere, without known members.
    case opaque
  }

  /// A field of a struct or cell, a value of a case, a source of a cell.
  public struct Field: Equatable, Sendable {
    public var name: String
    public var type: ValueType
    /// The initialiser may leave it out.
    var hasDefault: Bool
    var span: SourceSpan
    /// The name in JSON, where it is another.
    var key: String?

    /// Whether nothing has to be said of it; of an unknown type nothing can be.
    var mayBeLeftOut: Bool { hasDefault || type.isOptional || type == .unknown }
  }

  public struct Case: Equatable, Sendable {
    public var name: String
    /// What `message` says; the name where it has none.
    var text: String
    /// The name in JSON, where it is another.
    var key: String?
    public var values: [Field]
  }

  /// Whether it can be thrown.
  var isError: Bool { if case .error = kind { true } else { false } }

  /// The cases of an enum or error.
  public var cases: [Case]? {
    switch kind {
    case .enumeration(let cases), .error(let cases): cases
    case .structure, .cell, .opaque: nil
    }
  }

  /// The fields, or the values of all cases.
  var allFields: [Field] { fields ?? cases?.flatMap { $0.values } ?? [] }

  /// The fields of a struct or cell.
  public var fields: [Field]? {
    switch kind {
    case .structure(let fields), .cell(_, let fields): fields
    case .enumeration, .error, .opaque: nil
    }
  }
}
