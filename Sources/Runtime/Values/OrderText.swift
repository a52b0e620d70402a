import Foundation

/// A text that values are put in order by, the same in every process: that which Swift has of a
/// Set, of a dictionary or of what holds one is not, and that of Data says only how much it is.
nonisolated func orderText(of value: Any) -> String {
  if let data = value as? Data { return data.map { String(UnicodeScalar($0)) }.joined() }
  let mirror = Mirror(reflecting: value)
  // With a sign before each and one at the end, no two values of a type have the same text.
  func parts() -> [String] { mirror.children.map { "\u{1}" + orderText(of: $0.value) } }
  switch mirror.displayStyle {
  case .set, .dictionary: return parts().sorted().joined() + "\u{0}"
  case .collection, .tuple: return parts().joined() + "\u{0}"
  case .optional: return parts().first ?? ""
  case .struct where !(value is any CustomStringConvertible): return parts().joined() + "\u{0}"
  case .enum where !(value is any CustomStringConvertible) && !mirror.children.isEmpty:
    return caseName(of: value) + parts().joined() + "\u{0}"
  default: return String(describing: value)
  }
}

/// The name of an enum's case.
nonisolated func caseName(of value: Any) -> String {
  Mirror(reflecting: value).children.first?.label ?? String(describing: value)
}
