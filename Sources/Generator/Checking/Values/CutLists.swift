import Diagnostics
import Expressions
import Reading

extension ValueChecker {
  /// Tells `{ answers: cat, dog }` as one list whose brackets are missing, where the field wants a
  /// list; gives back the pairs without the pieces.
  mutating func joiningCutLists(_ pairs: [YAMLPair], of owner: FieldOwner) -> [YAMLPair] {
    guard pairs.dropFirst().contains(where: { isPiece($0, owner) }) else { return pairs }
    var joined: [YAMLPair] = []
    var place = 0
    while place < pairs.count {
      var pair = pairs[place]
      var end = place + 1
      if let type = listWanted(by: pair, owner) {
        while end < pairs.count, isPiece(pairs[end], owner),
          pairs[end].key.span.line == pair.key.span.line
        {
          end += 1
        }
        if end > place + 1 {
          var span = pair.value.span
          span.length = UInt32(pairs[end - 1].key.span.end - span.offset)
          let parts = String(decoding: file.bytes(at: span), as: UTF8.self)
          report(
            .badLiteral, "\(type.wanted) here, and this is a text", at: span,
            hint: .write("[\(parts)]", bare: true))
          pair.value.content = .invalid
        }
      }
      joined.append(pair)
      place = end
    }
    return joined
  }

  private func listWanted(by pair: YAMLPair, _ owner: FieldOwner) -> ValueType? {
    guard let scalar = pair.value.scalar, scalar.style == .plain, !scalar.isEmptyPlain,
      !scalar.isExpression,
      let type = owner.fields.first(where: { pair.key.isText($0.name) })?.type
    else { return nil }
    switch type.unwrapped {
    case .array, .set: return type
    default: return nil
    }
  }

  /// Whether it is what a comma has made a key, which no field has.
  private func isPiece(_ pair: YAMLPair, _ owner: FieldOwner) -> Bool {
    guard let key = pair.key.scalar, key.style == .plain, pair.value.scalar?.isEmptyPlain ?? false
    else { return false }
    return !owner.fields.contains { $0.name == key.text }
  }
}
