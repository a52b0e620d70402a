/// What every spec knows, whatever it declares.
extension ValueType {
  /// The types that have a name.
  public static let builtIns = {
    let types: [ValueType] = [.string, .bool, .int, .double, .decimal, .date, .url, .data, .uuid]
    var builtIns = NameTable<ValueType>()
    for type in types { builtIns.add(type.description, type) }
    return builtIns
  }()

  /// The members without arguments that the language gives to values of the type.
  public var memberNames: [String] {
    switch self {
    case .optional: return ["isNil"]
    case .string: return ["count", "isEmpty", "trimmed", "lowercased", "uppercased"]
    case .array(let element):
      var names = ["count", "isEmpty", "first", "last", "reversed"]
      if element.isOptional { names.append("compact") }
      if case .array = element { names.append("flat") }
      if element.isNumber { names += ["sum", "min", "max"] }
      return names
    case .dictionary: return ["count", "isEmpty", "keys", "values"]
    case .set(let element):
      return ["count", "isEmpty"] + (element.isOrdered && element != .bool ? ["sorted"] : [])
    case .anyError: return ["message"]
    default: return []
    }
  }

  /// The members with arguments.
  public var methodNames: [String] {
    switch self {
    case .string: return ["contains", "hasPrefix", "hasSuffix", "split", "replacing"]
    case .array(let element):
      let names = [
        "contains", "index", "map", "filter", "first", "all", "sorted", "sum", "prefix",
        "dropFirst", "appending", "inserting", "removing", "replacing",
      ]
      return element == .string ? names + ["joined"] : names
    case .dictionary: return ["setting", "removing"]
    case .set: return ["contains", "inserting", "removing"]
    case .double, .decimal: return ["rounded"]
    default: return []
    }
  }

  /// Whether a list can be sorted by it.
  public var isOrdered: Bool {
    switch self {
    case .int, .double, .decimal, .string, .date, .bool: true
    default: false
    }
  }
}
