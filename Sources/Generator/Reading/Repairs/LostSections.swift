import Diagnostics

/// Sections in which a file breaks, and nobody knows how it was meant: the others are read without
/// them.
extension FailureExplainer {
  /// What stands in the section that a message is about, where the file breaks in it too, or at its
  /// end. Where a quote is open, nobody knows where it ends.
  func lostSection(_ wrong: Diagnostic) -> Range<Int>? {
    guard wrong.id != .unclosedQuote,
      let section = source.contentOfSection(at: Int(wrong.span.offset)),
      section.contains(Int(wrong.span.offset)), place > section.lowerBound,
      place <= section.upperBound
    else { return nil }
    return section
  }
}

extension Repair {
  /// What stands in the section that is put right, if that breaks there again.
  func lostSection(_ next: Break, in repaired: SourceFile) -> Range<Int>? {
    let source = SourceText(file: repaired, id: next.message.span.file)
    guard let section = source.contentOfSection(at: range.lowerBound + text.utf8.count),
      section.contains(range.lowerBound), section.contains(Int(next.message.span.offset)),
      repaired.bytes[section].contains(where: {
        !ScalarSource.isBlank($0) && !ScalarSource.isBreak($0)
      })
    else { return nil }
    return section
  }
}

extension SourceText {
  /// What stands behind the key of the section that a place is in, up to the next one.
  fileprivate func contentOfSection(at place: Int) -> Range<Int>? {
    var start = file.lineRange(at: place).lowerBound
    while isSpace(at: start) || isElement(start) || byte(at: start) == UInt8(ascii: "#") {
      guard start > file.endOfByteOrderMark else { return nil }
      start = file.lineRange(at: start - 1).lowerBound
    }
    guard let key = key(ofLineAt: start), FailureExplainer.sections.contains(text(key)) else {
      return nil
    }
    var line = content(below: start)
    while let below = line, column(of: below) > 0 || isElement(below) {
      line = content(below: below)
    }
    let end = line.map { file.lineRange(at: $0).lowerBound } ?? file.bytes.count
    return key.upperBound + 1..<max(end, key.upperBound + 1)
  }
}
