import Foundation

nonisolated extension String {
  /// The text without white space and newlines at both ends.
  public var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  // All of these go by what a reader sees as characters, as `==` and `hasPrefix` do: `é` may be one
  // sign of Unicode or two, and there is no "\n" in "\r\n".

  /// Whether the text contains another. The empty text is in each.
  public func contains(text other: String) -> Bool {
    other.isEmpty || firstRange(of: other) != nil
  }

  /// The parts between separators, without empty ones. An empty separator splits nothing.
  public func split(by separator: String) -> [String] {
    guard !separator.isEmpty else { return isEmpty ? [] : [self] }
    return split(separator: separator).map(String.init)
  }

  /// The text with all occurrences of another replaced. An empty one occurs nowhere.
  public func replacing(text other: String, with replacement: String) -> String {
    guard !other.isEmpty else { return self }
    return replacing(other, with: replacement)
  }
}
