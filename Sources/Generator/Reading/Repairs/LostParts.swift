import MVVMGenDiagnostics

/// Parts in which a file breaks, and nobody knows how they were meant: the others are read without
/// them.
extension FailureExplainer {
  /// What stands in the part that a message is about, where the file breaks in it too, or at its
  /// end. Where a quote is open, nobody knows where it ends.
  func lostPart(_ wrong: Diagnostic) -> Range<Int>? {
    wrong.id == .unclosedQuote ? nil : source.part(with: Int(wrong.span.offset), place)
  }
}

extension Repair {
  /// What stands in the part that is put right, if that breaks there again.
  func lostPart(_ next: Break, in repaired: SourceFile) -> Range<Int>? {
    let source = SourceText(file: repaired, id: next.message.span.file)
    let own = source.firstContent(ofLineAt: range.lowerBound + text.utf8.count)
    guard let part = source.part(with: own, Int(next.message.span.offset)),
      repaired.bytes[part].contains(where: {
        !ScalarSource.isBlank($0) && !ScalarSource.isBreak($0)
      })
    else { return nil }
    return part
  }
}

extension SourceText {
  /// What stands behind the dash of the binding or scenario that two places are in, or else behind
  /// the key of their section.
  fileprivate func part(with place: Int, _ other: Int) -> Range<Int>? {
    let (first, last) = (min(place, other), max(place, other))
    var start = file.lineRange(at: first).lowerBound
    while isSpace(at: start) || isElement(start) || byte(at: start) == UInt8(ascii: "#") {
      guard start > file.endOfByteOrderMark else { return nil }
      start = file.lineRange(at: start - 1).lowerBound
    }
    guard let key = key(ofLineAt: start), FailureExplainer.sections.contains(text(key)),
      key.upperBound < first
    else { return nil }
    let next = content(below: start) { column(of: $0) == 0 && !isElement($0) }
    let end = next.map { file.lineRange(at: $0).lowerBound } ?? file.bytes.count
    guard last <= end else { return nil }
    let isList = ["bindings", "scenarios"].contains(text(key))
    return (isList ? element(below: start, with: first, last, end) : nil) ?? key.upperBound
      + 1..<end
  }

  /// What stands behind the dash of the element that two places are in, of a list that ends at
  /// another one. One that is too deep belongs to the one above it.
  private func element(below key: Int, with first: Int, _ last: Int, _ end: Int) -> Range<Int>? {
    var dashes: [Int] = []
    var line = content(below: key)
    while let below = line, below < end {
      if isElement(below) { dashes.append(below) }
      line = content(below: below)
    }
    let depth = dashes.map(column).min()
    dashes.removeAll { column(of: $0) != depth }
    guard let own = dashes.lastIndex(where: { $0 <= first }) else { return nil }
    guard own + 1 < dashes.count else { return dashes[own] + 1..<end }
    let next = dashes[own + 1]
    return last <= next ? dashes[own] + 1..<file.lineRange(at: next).lowerBound : nil
  }

  private func content(below line: Int, where isWanted: (Int) -> Bool) -> Int? {
    var line = content(below: line)
    while let below = line, !isWanted(below) { line = content(below: below) }
    return line
  }
}
