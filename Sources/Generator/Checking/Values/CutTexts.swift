import Diagnostics
import Reading
import Spec

/// A name or a key, and its value.
protocol KeyedValue {
  var key: YAMLNode { get }
  var value: YAMLNode { get set }
}

extension YAMLPair: KeyedValue {}

extension NamedValue: KeyedValue {
  var key: YAMLNode { YAMLNode(.scalar(YAMLScalar(name.text, style: .plain)), span: name.span) }
}

/// Texts between braces that a comma has cut.
extension ScreenChecker {
  /// Tells `{ title: Hello, Ann }` as one text, where nothing is called `Ann`; gives back the pairs
  /// without the pieces, and an unknown value where the text starts.
  mutating func joiningCutTexts<Pair: KeyedValue>(_ pairs: [Pair]) -> [Pair] {
    guard pairs.dropFirst().contains(where: isPieceOfText) else { return pairs }
    var joined: [Pair] = []
    var index = 0
    while index < pairs.count {
      var pair = pairs[index]
      var end = index + 1
      if pair.value.canGoOn {
        while end < pairs.count, isPieceOfText(pairs[end]) { end += 1 }
      }
      if end > index + 1 {
        var span = pair.value.span
        span.length = pairs[end - 1].key.span.end - span.offset
        values.diagnostics.append(.commaInText(span, text: file.text(at: span)))
        pair.value.content = .invalid
      }
      joined.append(pair)
      index = end
    }
    return joined
  }

  /// Whether it stands behind a comma, without a colon, and is no name of anything.
  private func isPieceOfText(_ pair: some KeyedValue) -> Bool {
    guard pair.value.scalar?.isEmptyPlain ?? false, let text = pair.key.scalar?.text,
      declared[text] == nil
    else { return false }
    let isOther = { (byte: UInt8) in byte > UInt8(ascii: " ") }
    let (start, end) = (Int(pair.key.span.offset), Int(pair.key.span.end))
    return file.bytes[..<start].last(where: isOther) == UInt8(ascii: ",")
      && file.bytes[end...].first(where: isOther) != UInt8(ascii: ":")
  }
}

extension YAMLNode {
  /// Whether it is an unquoted text, of which a comma may have cut the rest.
  fileprivate var canGoOn: Bool {
    guard let scalar, scalar.style == .plain, !scalar.isExpression else { return false }
    return shapeOfLiteral == .text && !scalar.text.isEmpty
  }
}
