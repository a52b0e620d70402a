import MVVMGenDiagnostics
import MVVMGenReading

/// A case with its name in JSON in a map, as fields have theirs:
/// `{ key: in-progress, text: Reading }`
public struct DescribedCase {
  let key: String
  let text: YAMLNode?

  /// What its name in JSON is called there.
  public static let keys = [
    "key", "json", "rawValue", "raw", "value", "codingKey", "jsonKey", "jsonName",
  ]
  /// What its text is called there.
  public static let texts = ["text", "message", "title", "label", "doc"]

  /// Where the texts of cases stand, and their names in JSON.
  public static func hint(_ cases: [String], keys: [String]) -> Hint {
    let inJSON =
      "; the name in JSON stands beside 'cases': keys: { \(keys.joined(separator: ", ")) }"
    return "write \(cases.joined(separator: ", "))\(keys.isEmpty ? "" : inJSON)"
  }

  /// Nil where what stands there may be values with their types.
  init?(_ pairs: [YAMLPair]) {
    let (keys, texts) = (pairs.filter(Self.keys), pairs.filter(Self.texts))
    guard keys.count == 1, texts.count < 2, keys.count + texts.count == pairs.count,
      let key = keys[0].value.scalar, !key.text.isEmpty,
      texts.allSatisfy({ !($0.value.scalar?.text.isEmpty ?? true) })
    else { return nil }
    let hasText = texts.contains { $0.value.scalar?.text.utf8.contains(0x20) ?? false }
    guard !Self.mayBeType(key, besideText: hasText) else { return nil }
    self.key = keys[0].value.asWritten
    text = texts.first?.value
  }

  private static func mayBeType(_ scalar: YAMLScalar, besideText: Bool) -> Bool {
    guard scalar.style == .plain, let first = scalar.text.first else { return false }
    if besideText, first.isLowercase { return false }
    return first.isNumber && !besideText || "[(".contains(first)
      || scalar.text.allSatisfy { $0.isLetter || $0.isNumber || "_?<>".contains($0) }
  }
}

extension SpecDecoder {
  /// Says once how cases have names in JSON, where some have them in a map; these, by their names.
  mutating func tellOfDescribed(_ entries: [NamedValue], isError: Bool) -> [String: DescribedCase] {
    var described: [String: DescribedCase] = [:]
    var (cases, keys): ([String], [String]) = ([], [])
    var first: SourceSpan?
    for entry in entries {
      let (name, value) = (entry.name, entry.value)
      guard let pairs = value.mapping, let found = DescribedCase(pairs) else { continue }
      described[name.text] = found
      first = first ?? value.span
      cases.append("'\(name.text):\(found.text.map { " \($0.asWritten)" } ?? "")'")
      if found.key != name.text { keys.append("\(name.text): \(found.key)") }
    }
    guard let first else { return [:] }
    // An enum whose cases have values is never in JSON, and neither is an error.
    let isInJSON =
      !isError && !keys.isEmpty
      && entries.allSatisfy { $0.value.mapping == nil || described[$0.name.text] != nil }
    report(
      .wrongShape, "a case has its text alone behind its name, and this is a map", at: first,
      hint: DescribedCase.hint(cases, keys: isInJSON ? keys : []))
    return described
  }
}

extension [YAMLPair] {
  fileprivate func filter(_ keys: [String]) -> [YAMLPair] {
    filter { keys.contains($0.name ?? "") }
  }
}
