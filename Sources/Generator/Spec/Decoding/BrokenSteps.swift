import MVVMGenDiagnostics
import MVVMGenReading

/// What of a step is wrong, so that the rest of it can be checked.
extension SpecDecoder {
  /// Notes which keys of a step are broken, and what lacks something because of them; nil where all
  /// of it is.
  mutating func brokenKeys(ofStep node: YAMLNode, told: [Int]) -> [YAMLPair]? {
    guard let pairs = node.mapping else { return nil }
    let unread = pairs.flatMap(Self.readApart).filter { isUnread($0.key) || isUnread($0.value) }
    guard unread.allSatisfy({ !$0.key.isInvalid && $0.key.span != pairs[0].key.span }) else {
      return nil
    }
    let mistakes = told.map { diagnostics[$0] }.filter { $0.severity == .error }
    var keys = unread
    for mistake in mistakes {
      guard
        let owner = pairs.first(where: {
          $0.key.span.holds(mistake.span) || $0.value.span.holds(mistake.span)
        })
      else { return nil }
      // Of a name that is there twice, those beside it are right.
      if mistake.id == .duplicateKey, owner.key.span != mistake.span {
        for span in [mistake.span] + mistake.related.map({ $0.span }) { broken.add(span) }
        continue
      }
      // Without the name for what is there, an `if` asks something else.
      let isName = owner.key.isText("as") && !pairs.has("call")
      if isName || owner.key.span == pairs[0].key.span { return nil }
      keys.append(owner)
    }
    // An argument, a `catch` or a name may be missing only because of it.
    let needy = keys.isEmpty ? [] : pairs.filter { Self.asksForMore($0, in: pairs) }
    for pair in keys + needy {
      broken.add(pair.key.span)
      broken.add(pair.value.span)
    }
    return keys
  }

  /// Each entry of what has its names by itself: of a `set` in which one value can't be read, the
  /// others can be checked.
  private static func readApart(_ pair: YAMLPair) -> [YAMLPair] {
    guard pair.key.isText("set") || pair.key.isText("with"), let entries = pair.value.mapping,
      !entries.contains(where: { $0.key.isInvalid })
    else { return [pair] }
    return entries
  }

  private static func asksForMore(_ pair: YAMLPair, in pairs: [YAMLPair]) -> Bool {
    switch pair.name {
    case "call", "send", "emit", "reply": true
    case "if": !pairs.has("as")
    default: false
    }
  }
}
