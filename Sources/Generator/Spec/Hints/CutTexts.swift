import Diagnostics
import Reading

extension [YAMLPair] {
  /// `{ value: Rome, VA }` has the key `VA`: what was meant by a key that is the rest of a text.
  public func hintForCutText(at place: Int) -> Hint? {
    guard place > 0, let key = self[place].key.scalar, key.style == .plain,
      self[place].value.scalar?.isEmptyPlain ?? false,
      let before = self[place - 1].value.scalar, before.style == .plain, !before.text.isEmpty,
      self[place - 1].key.span.line == self[place].key.span.line
    else { return nil }
    let whole = "\(before.text), \(key.text)"
    return "a text with a comma goes in quotes: '\(whole.exchanging("'", for: "''"))'"
  }
}
