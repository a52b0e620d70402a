import MVVMGenDiagnostics
import MVVMGenReading

extension [YAMLPair] {
  /// `{ type: [Size], initial: small, large, huge }`: the value that commas have cut into pieces,
  /// of which the key at a place is one.
  func listWithoutBrackets(at place: Int) -> (value: YAMLNode, text: String, isFirst: Bool)? {
    guard isPiece(at: place), let first = (0..<place).last(where: { !isPiece(at: $0) }),
      let value = self[first].value.scalar, value.style == .plain, !value.isEmptyPlain,
      let type = self["type"],
      type.sequence != nil || (type.scalar?.text.hasPrefix("[") ?? false)
        || (type.scalar?.text.hasPrefix("Set<") ?? false)
    else { return nil }
    let pieces = self[(first + 1)...].prefix { isPiece($0) }.compactMap { $0.name }
    return (self[first].value, ([value.text] + pieces).joined(separator: ", "), place == first + 1)
  }

  private func isPiece(at place: Int) -> Bool { isPiece(self[place]) }

  private func isPiece(_ pair: YAMLPair) -> Bool {
    pair.key.scalar?.style == .plain && pair.value.isEmptyPlain
  }

  /// `{ value: Rome, VA }` has the key `VA`: what was meant by a key that is the rest of a text.
  public func hintForCutText(at place: Int) -> Hint? {
    guard place > 0, let key = self[place].key.scalar, key.style == .plain,
      self[place].value.isEmptyPlain,
      let before = self[place - 1].value.scalar, before.style == .plain, !before.text.isEmpty,
      self[place - 1].key.span.line == self[place].key.span.line
    else { return nil }
    let whole = "\(before.text), \(key.text)"
    return "a text with a comma goes in quotes: '\(whole.exchanging("'", for: "''"))'"
  }
}
