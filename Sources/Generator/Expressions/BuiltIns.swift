/// What every spec knows, whatever it declares.
extension ValueType {
  /// The types that have a name.
  public static let builtIns = {
    let types: [ValueType] = [.string, .bool, .int, .double, .decimal, .date, .url, .data, .uuid]
    var builtIns = NameTable<ValueType>()
    for type in types { builtIns.add(type.description, type) }
    return builtIns
  }()

  /// Whether a list can be sorted by it.
  public var isOrdered: Bool {
    switch self {
    case .int, .double, .decimal, .string, .date, .bool: true
    default: false
    }
  }
}
