import MVVMGenDiagnostics

/// What has to be taken out of a file that breaks, so that the rest of it can be read too.
extension FailureExplainer {
  /// The text that breaks the file, where it is a value on one line and all else can be read as if
  /// it were another one.
  func replaceable(_ wrong: Diagnostic) -> Range<Int>? {
    var range = wrong.span.range
    switch wrong.id {
    case .colonInText:
      // `log(event: String): {}`, told as a whole: the rest can be read with its first half as a key.
      if let key = source.key(ofLineAt: range.lowerBound), key.contains(range.lowerBound) {
        // In `t#: x` the message may end before the value: nothing is left then.
        range = min(source.startOfValue(behind: key), range.upperBound)..<range.upperBound
      }
    case .reservedStart, .tag, .unknownAlias, .unusedAnchor, .blockHeader: break
    case .commaInText:
      // Otherwise a quote is open that started somewhere else. One of the text may have been closed
      // by the first of another line.
      guard
        range.contains(place) || range.contains(contextPlace)
          || lastQuoted.map({ range.contains(Int($0.offset)) }) ?? false
      else { return nil }
    case .unclosedQuote where wrong.cause == .unopenedQuote:
      return inBrackets || !hasLinesBelow(range.lowerBound) ? range : nil
    case .badEscape: range = expressionInDoubleQuotes() ?? range.prefix(1)
    // Of `a: 1 b: 2` only the key is told.
    case .unclosedBracket where wrong.cause == .missingComma:
      let start = source.startOfValue(before: range.lowerBound)
      range = start..<source.unquotedText(from: start, inBrackets: true).upperBound
    case .unclosedQuote where inBrackets && wrong.related.isEmpty && range.contains(place): break
    case .unclosedQuote:
      guard let quoted = wrong.related.first?.span, Int(quoted.end) <= range.lowerBound,
        quoted == lastQuoted
      else { return nil }
      range = Int(quoted.offset)..<range.upperBound
    default: return nil
    }
    guard !range.isEmpty, !source.file.bytes[range].contains(where: ScalarSource.isBreak),
      // Where a quote is open, what closes the brackets is inside.
      inBrackets ? !source.file.bytes[range].hasOpenQuote() : !hasLinesBelow(range.lowerBound)
    else { return nil }
    return range
  }

  /// Whether the lines below belong to the value at a place: of what they would be then, nobody
  /// knows.
  private func hasLinesBelow(_ place: Int) -> Bool {
    let key = source.key(ofLineAt: place)?.lowerBound ?? source.firstContent(ofLineAt: place)
    guard let below = source.content(below: place) else { return false }
    // `|| send: open`, where an element of a list should start, and the next ones follow.
    let startsElement =
      source.byte(at: below) == UInt8(ascii: "-") && place == source.firstContent(ofLineAt: place)
    return source.column(of: below) > source.column(of: key)
      || startsElement && source.column(of: below) == source.column(of: place)
  }
}

extension SourceFile {
  /// The file with a word in place of a text, and with nothing in place of several lines: of the
  /// same length, so that nothing else moves.
  func replacing(_ range: Range<Int>) -> SourceFile {
    var file = self
    let hasLines = bytes[range].contains(where: ScalarSource.isBreak)
    for index in range where hasLines ? !ScalarSource.isBreak(bytes[index]) : bytes[index] < 0x80 {
      file.bytes[index] = UInt8(ascii: hasLines ? " " : "x")
    }
    return file
  }
}

extension YAMLNode {
  /// Makes what stands at one of these places invalid: what was meant there is not known.
  func without(_ places: [Range<Int>]) -> YAMLNode {
    var node = self
    switch content {
    case .invalid: break
    case .scalar:
      let own = span.range
      if places.contains(where: { $0.overlaps(own) || $0.contains(own.lowerBound) }) {
        node.content = .invalid
      }
    case .sequence(let elements): node.content = .sequence(elements.map { $0.without(places) })
    case .mapping(let pairs):
      node.content = .mapping(
        pairs.map { YAMLPair(key: $0.key.without(places), value: $0.value.without(places)) })
    }
    return node
  }
}
