nonisolated extension DecodingError {
  /// What is wrong and where, without the values.
  var place: String {
    switch self {
    case .keyNotFound(let key, let context): "\(Self.path(context.codingPath + [key])) is missing"
    case .valueNotFound(_, let context): "\(Self.path(context.codingPath)) is null"
    case .typeMismatch(let type, let context):
      "\(Self.path(context.codingPath)) is no \(Self.name(of: type))"
    case .dataCorrupted(let context):
      context.codingPath.isEmpty
        ? "it is no JSON" : "\(Self.path(context.codingPath)) can't be read"
    @unknown default: "it can't be read"
    }
  }

  /// What JSON calls it, where Swift means any of them.
  private static func name(of type: any Any.Type) -> String {
    type == [String: Any].self ? "object" : type == [Any].self ? "list" : "\(type)"
  }

  static func path(_ keys: [any CodingKey]) -> String {
    guard !keys.isEmpty else { return "the whole" }
    var path = ""
    for key in keys {
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return path
  }
}
