import Foundation

nonisolated extension String {
  /// The text without white space and newlines at both ends.
  public var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Whether the text contains another, however its letters are spelled: `é` is one sign of Unicode or
  /// two. The empty text is in each.
  public func contains(text other: String) -> Bool {
    other.isEmpty || range(of: other) != nil
  }

  /// The parts between separators, without empty ones. An empty separator splits nothing.
  public func split(by separator: String) -> [String] {
    guard !separator.isEmpty else { return isEmpty ? [] : [self] }
    return components(separatedBy: separator).filter { !$0.isEmpty }
  }

  /// The text with all occurrences of another replaced. An empty one occurs nowhere.
  public func replacing(text other: String, with replacement: String) -> String {
    guard !other.isEmpty else { return self }
    return components(separatedBy: other).joined(separator: replacement)
  }
}
