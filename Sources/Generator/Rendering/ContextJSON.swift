import MVVMGenJSON
import MVVMGenMustache

extension MustacheValue {
  /// The value as JSON, with the fields in their order.
  public var json: JSONValue {
    switch self {
    case .null, .lambda: .null
    case .bool(let flag): .bool(flag)
    case .string(let text): .string(text)
    case .list(let elements): .array(elements.map { $0.json })
    case .object(let object):
      .object(zip(object.names, object.values).map { JSONValue.Member($0, $1.json) })
    }
  }
}
