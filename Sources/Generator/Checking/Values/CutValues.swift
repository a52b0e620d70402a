import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenReading
import MVVMGenSpec

/// A name or a key, and its value.
protocol KeyedValue {
  var key: YAMLNode { get }
  var value: YAMLNode { get set }
}

extension YAMLPair: KeyedValue {}

extension NamedValue: KeyedValue {
  var key: YAMLNode { YAMLNode(.scalar(YAMLScalar(name.text, style: .plain)), span: name.span) }
}

/// Values between braces that commas have cut: of `{ title: Hello, Ann }` the rest is a key.
extension ValueChecker {
  /// Tells `{ title: Hello, Ann }` as one text, where nothing is called `Ann`; gives back the pairs
  /// without the pieces, and an unknown value where the text starts.
  mutating func joiningCutTexts<Pair: KeyedValue>(_ pairs: [Pair]) -> [Pair] {
    let cut = cut(
      pairs, where: { $0.value.canGoOn }, isName: { expressions.declared[$0] != nil },
      message: { all, _ in .commaInText(all, text: file.text(at: all)) })
    diagnostics += cut?.told ?? []
    return cut?.whole ?? pairs
  }

  /// Tells `{ answers: cat, dog }` as one list whose brackets are missing, where the field wants a
  /// list; in the same way.
  mutating func joiningCutLists(_ pairs: [YAMLPair], of owner: FieldOwner) -> [YAMLPair] {
    func listWanted(by pair: YAMLPair) -> ValueType? {
      guard let scalar = pair.value.scalar, scalar.style == .plain, !scalar.isEmptyPlain,
        !scalar.isExpression,
        let type = owner.fields.first(where: { pair.key.isText($0.name) })?.type
      else { return nil }
      switch type.unwrapped {
      case .array, .set: return type
      default: return nil
      }
    }
    let cut = cut(
      pairs, where: { listWanted(by: $0) != nil },
      isName: { name in owner.fields.contains { $0.name == name } },
      message: { all, first in
        Diagnostic(
          .badLiteral, "\(listWanted(by: first)?.wanted ?? "") here, and this is a text", at: all,
          hint: .write("[\(file.text(at: all))]", bare: true))
      })
    diagnostics += cut?.told ?? []
    return cut?.whole ?? pairs
  }

  /// What is left of pairs some of which are pieces of values, and what is wrong with those; nil
  /// for pairs that are whole.
  private func cut<Pair: KeyedValue>(
    _ pairs: [Pair], where canGoOn: (Pair) -> Bool, isName: (String) -> Bool,
    message: (_ all: SourceSpan, _ first: Pair) -> Diagnostic
  ) -> (whole: [Pair], told: [Diagnostic])? {
    func isPiece(_ pair: Pair) -> Bool {
      isBehindComma(pair) && (pair.key.scalar.map { !isName($0.text) } ?? false)
    }
    guard pairs.dropFirst().contains(where: isPiece) else { return nil }
    var (whole, told): ([Pair], [Diagnostic]) = ([], [])
    var index = 0
    while index < pairs.count {
      var pair = pairs[index]
      var end = index + 1
      if canGoOn(pair) {
        while end < pairs.count, isPiece(pairs[end]) { end += 1 }
      }
      if end > index + 1 {
        var span = pair.value.span
        span.length = pairs[end - 1].key.span.end - span.offset
        told.append(message(span, pair))
        pair.value.content = .invalid
      }
      whole.append(pair)
      index = end
    }
    return (whole, told)
  }

  /// Whether it stands behind a comma, without a colon.
  private func isBehindComma(_ pair: some KeyedValue) -> Bool {
    guard pair.value.isEmptyPlain else { return false }
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
