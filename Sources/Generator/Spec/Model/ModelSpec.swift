import MVVMGenReading

/// A struct, an enum or an error.
public struct ModelSpec: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    case fields([FieldSpec])
    case cases([CaseSpec])
  }

  public var name: Name
  public var doc: String?
  public var isExternal: Bool
  public var content: Content
  /// The names of cases in JSON, where they have others there.
  public var keys: [CaseKeySpec] = []
  /// The case that JSON means with a text that is none.
  public var otherwise: Name?
}

/// `inProgress: in-progress`
public struct CaseKeySpec: Equatable, Sendable {
  public var name: Name
  public var key: Located<String>
}

/// `name: Type` or `name: { type, default, key, date, doc }`
public struct FieldSpec: Equatable, Sendable {
  public var name: Name
  public var doc: String?
  public var type: YAMLNode
  public var defaultValue: YAMLNode?
  /// The name in JSON.
  public var key: Located<String>?
  /// The form of a Date in JSON.
  public var date: Located<String>?
}

/// A case of an enum or error, with its text or its values.
public struct CaseSpec: Equatable, Sendable {
  public var name: Name
  public var text: YAMLNode?
  public var values: [FieldSpec]
  /// Whether it is written as those with values are: `{}` for none.
  public var isMap = false

  /// Whether that is the text of it.
  func isCalled(_ shown: String) -> Bool { text?.isText(shown) ?? false }
}
