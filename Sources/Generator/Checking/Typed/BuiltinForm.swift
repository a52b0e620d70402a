import MVVMGenExpressions

/// A member that the language gives to values of a type: the table that typing and hints go by.
struct BuiltinForm: Sendable {
  let name: String
  let builtin: Builtin
  let takes: Arguments
  let gives: Part
  /// Which elements the list or set has to have.
  let elements: @Sendable (ValueType) -> Bool

  enum Arguments {
    /// It is written without parentheses.
    case none
    case values([Part])
    /// A function of each element.
    case function
  }

  /// A type, as seen from the value whose member it is.
  enum Part {
    case type(ValueType)
    case itself, key, element, elementOrNil
    /// A list of the keys or elements, or of those that are there.
    case keys, elements, withoutNil

    static let bool = type(.bool)
    static let int = type(.int)
    static let string = type(.string)
  }

  private init(
    _ name: String, _ builtin: Builtin, _ gives: Part, taking takes: Arguments = .none,
    of elements: @escaping @Sendable (ValueType) -> Bool = { _ in true }
  ) {
    self.name = name
    self.builtin = builtin
    self.takes = takes
    self.gives = gives
    self.elements = elements
  }

  var isMethod: Bool { if case .none = takes { false } else { true } }

  var takesFunction: Bool { if case .function = takes { true } else { false } }

  /// Those of a type, in the order in which messages list them.
  fileprivate static func all(of type: ValueType) -> [BuiltinForm] {
    switch type {
    case .optional: ofOptionals
    case .string: ofTexts
    case .double, .decimal: ofNumbers
    case .array: ofLists
    case .dictionary: ofDictionaries
    case .set: ofSets
    default: []
    }
  }

  private static let ofOptionals = [BuiltinForm("isNil", .isNil, .bool)]

  private static let ofTexts = [
    BuiltinForm("count", .stringCount, .int),
    BuiltinForm("isEmpty", .stringIsEmpty, .bool),
    BuiltinForm("trimmed", .trimmed, .string),
    BuiltinForm("lowercased", .lowercased, .string),
    BuiltinForm("uppercased", .uppercased, .string),
    BuiltinForm("contains", .stringContains, .bool, taking: .values([.string])),
    BuiltinForm("hasPrefix", .hasPrefix, .bool, taking: .values([.string])),
    BuiltinForm("hasSuffix", .hasSuffix, .bool, taking: .values([.string])),
    BuiltinForm("split", .split, .type(.array(.string)), taking: .values([.string])),
    BuiltinForm("replacing", .replacingText, .string, taking: .values([.string, .string])),
  ]

  private static let ofNumbers = [
    BuiltinForm("rounded", .rounded, .itself, taking: .values([.int]))
  ]

  private static let ofLists = [
    BuiltinForm("count", .count, .int),
    BuiltinForm("isEmpty", .isEmpty, .bool),
    BuiltinForm("first", .first, .elementOrNil),
    BuiltinForm("last", .last, .elementOrNil),
    BuiltinForm("reversed", .reversed, .itself),
    BuiltinForm("compact", .compact, .withoutNil) {
      if case .optional = $0 { true } else { false }
    },
    BuiltinForm("flat", .flat, .element) { if case .array = $0 { true } else { false } },
    BuiltinForm("sum", .sum, .element, of: { $0.isNumber }),
    BuiltinForm("min", .min, .elementOrNil, of: { $0.isNumber }),
    BuiltinForm("max", .max, .elementOrNil, of: { $0.isNumber }),
    BuiltinForm("contains", .contains, .bool, taking: .values([.element])),
    BuiltinForm("contains", .containsWhere, .bool, taking: .function),
    BuiltinForm("index", .index, .type(.optional(.int)), taking: .values([.element])),
    BuiltinForm("index", .indexWhere, .type(.optional(.int)), taking: .function),
    BuiltinForm("map", .map, .elements, taking: .function),
    BuiltinForm("filter", .filter, .itself, taking: .function),
    BuiltinForm("first", .firstWhere, .elementOrNil, taking: .function),
    BuiltinForm("all", .all, .bool, taking: .function),
    BuiltinForm("sorted", .sorted, .itself, taking: .function),
    BuiltinForm("sum", .sumOf, .element, taking: .function),
    BuiltinForm("prefix", .prefix, .itself, taking: .values([.int])),
    BuiltinForm("dropFirst", .dropFirst, .itself, taking: .values([.int])),
    BuiltinForm("appending", .appending, .itself, taking: .values([.element])),
    BuiltinForm("inserting", .inserting, .itself, taking: .values([.element, .int])),
    BuiltinForm("removing", .removing, .itself, taking: .values([.int])),
    BuiltinForm("replacing", .replacing, .itself, taking: .values([.int, .element])),
    BuiltinForm("joined", .joined, .string, taking: .values([.string])) { $0 == .string },
  ]

  private static let ofDictionaries = [
    BuiltinForm("count", .count, .int),
    BuiltinForm("isEmpty", .isEmpty, .bool),
    BuiltinForm("keys", .keys, .keys),
    BuiltinForm("values", .values, .elements),
    BuiltinForm("setting", .entrySetting, .itself, taking: .values([.key, .element])),
    BuiltinForm("removing", .entryRemoving, .itself, taking: .values([.key])),
  ]

  private static let ofSets = [
    BuiltinForm("count", .count, .int),
    BuiltinForm("isEmpty", .isEmpty, .bool),
    BuiltinForm("sorted", .setSorted, .elements) { $0.isOrdered && $0 != .bool },
    BuiltinForm("contains", .setContains, .bool, taking: .values([.element])),
    BuiltinForm("inserting", .setInserting, .itself, taking: .values([.element])),
    BuiltinForm("removing", .setRemoving, .itself, taking: .values([.element])),
  ]
}

extension ValueType {
  /// The member of that name that the language gives to values of the type.
  func property(_ name: String) -> BuiltinForm? {
    BuiltinForm.all(of: self).first { $0.name == name && !$0.isMethod && has($0) }
  }

  /// The same with arguments; of two the one that takes a function, or values.
  func method(_ name: String, ofFunction: Bool) -> BuiltinForm? {
    var found: BuiltinForm?
    for form in BuiltinForm.all(of: self) where form.name == name && form.isMethod && has(form) {
      found = form
      if form.takesFunction == ofFunction { break }
    }
    return found
  }

  var propertyNames: [String] {
    BuiltinForm.all(of: self).filter { !$0.isMethod && has($0) }.map { $0.name }
  }

  var methodNames: [String] {
    NameSet(BuiltinForm.all(of: self).filter { $0.isMethod && has($0) }.map { $0.name }).names
  }

  private func has(_ form: BuiltinForm) -> Bool { form.elements(element) }

  func part(_ part: BuiltinForm.Part) -> ValueType {
    switch part {
    case .type(let type): type
    case .itself: self
    case .key: key
    case .element: element
    case .elementOrNil: element.asOptional
    case .keys: .array(key)
    case .elements: .array(element)
    case .withoutNil: .array(element.unwrapped)
    }
  }

  private var key: ValueType { if case .dictionary(let key, _) = self { key } else { .unknown } }

  private var element: ValueType {
    switch self {
    case .array(let element), .set(let element), .dictionary(_, let element): element
    default: .unknown
    }
  }
}
