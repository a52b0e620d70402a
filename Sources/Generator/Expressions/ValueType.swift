/// A type of the spec language.
public indirect enum ValueType: Hashable, Sendable {
  case void
  case string
  case bool
  case int
  case double
  case decimal
  case date
  case url
  case data
  case uuid
  /// A model, an enum, an error, a cell, or a type declared elsewhere.
  case named(String)
  case optional(ValueType)
  case array(ValueType)
  case set(ValueType)
  case dictionary(key: ValueType, value: ValueType)
  /// The values of one case of an enum, which `mode.downloading` gives as an optional.
  case caseValues(of: String, case: String)
  /// Any error: all that is known of it is its message.
  case anyError
  /// `nil`, before its type is known.
  case null
  /// An empty list, before the type of its elements is known.
  case emptyList
  /// Stands for whatever could not be typed; a message was given, and nothing follows from it.
  case unknown

  /// The type as an optional; optionals don't nest.
  public var asOptional: ValueType {
    switch self {
    case .optional, .unknown, .null: self
    default: .optional(self)
    }
  }

  /// The type without `?`.
  public var unwrapped: ValueType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  public var isOptional: Bool {
    if case .optional = self { true } else { self == .null }
  }

  /// Whether something else still has to tell the type: of `nil`, `[]`, `[nil]` and `[[], []]`.
  public var isOpen: Bool {
    switch self {
    case .null, .emptyList: true
    case .optional(let inner), .array(let inner): inner.isOpen
    default: false
    }
  }

  /// Whether it is such a type, or an optional or a collection with one in it.
  public func holds(_ isOne: (ValueType) -> Bool) -> Bool {
    switch self {
    case .optional(let inner), .array(let inner), .set(let inner): inner.holds(isOne)
    case .dictionary(let key, let value): key.holds(isOne) || value.holds(isOne)
    default: isOne(self)
    }
  }

  /// What is in it in place of optionals and collections.
  public var parts: [ValueType] {
    switch self {
    case .optional(let inner), .array(let inner), .set(let inner): inner.parts
    case .dictionary(let key, let value): key.parts + value.parts
    default: [self]
    }
  }

  /// The declared type that it is, or whose case it has the values of.
  var declaredName: String? {
    switch self {
    case .named(let name), .caseValues(let name, _): name
    default: nil
    }
  }

  /// Int, Double or Decimal.
  public var isNumber: Bool {
    switch self {
    case .int, .double, .decimal: true
    default: false
    }
  }
}

extension NameSet {
  /// Adds the declared types that a type is made of, or of whose cases it has the values.
  public mutating func insertTypes(of type: ValueType) {
    switch type {
    case .optional(let inner), .array(let inner), .set(let inner): insertTypes(of: inner)
    case .dictionary(let key, let value):
      insertTypes(of: key)
      insertTypes(of: value)
    default: if let name = type.declaredName { insert(name) }
    }
  }
}

extension ValueType: CustomStringConvertible {
  /// The type as the author of a spec writes it.
  public var description: String {
    switch self {
    case .void: "Void"
    case .string: "String"
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .decimal: "Decimal"
    case .date: "Date"
    case .url: "URL"
    case .data: "Data"
    case .uuid: "UUID"
    case .named(let name): name
    case .optional(.caseValues(let name, let caseName)): "the values of \(name).\(caseName), or nil"
    case .optional(let wrapped): "\(wrapped)?"
    case .array(let element): "[\(element)]"
    case .set(let element): "Set<\(element)>"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .caseValues(let name, let caseName): "the values of \(name).\(caseName)"
    case .anyError: "any error"
    case .null: "nil"
    case .emptyList: "an empty list"
    case .unknown: "an unknown type"
    }
  }
}
