import MVVMGenDiagnostics

/// How a slip is put right where there is one way to do so: what stands in place of a part of a
/// line, when that is read again.
struct Repair {
  let range: Range<Int>
  /// ASCII, as what it stands for; it may start with the break of a line.
  let text: String
  let line: UInt32
  /// Where the line goes on behind it in the file before.
  private let columnBehind: UInt32
  /// Whether it is only likely what was meant: what the line says then is left out of account.
  let isGuess: Bool
  /// What is not known then; otherwise the rest of the line.
  let lost: Range<Int>?

  init(
    _ range: Range<Int>, _ text: String, isGuess: Bool = false, lost: Range<Int>? = nil,
    in source: SourceText
  ) {
    self.lost = lost
    self.range = range
    self.text = text
    self.isGuess = isGuess
    line = source.span(range).line
    columnBehind = source.span(range.upperBound..<range.upperBound).column
  }

  /// Whether some of what stands there is not known then.
  var losesText: Bool { isGuess || lost != nil }

  /// What is put right, or of which nobody knows whether it is.
  func broken(in file: SourceFile) -> Range<Int> {
    let end = range.upperBound
    return lost ?? (isGuess ? end..<file.lineRange(at: end).upperBound : range)
  }

  /// Whether another break may follow from it: no line between them stands further to the left than
  /// the one that is put right, which would part them. What breaks inside of such a line does not.
  func mayBreak(_ next: Break, in repaired: SourceFile) -> Bool {
    let source = SourceText(file: repaired, id: next.message.span.file)
    let own = source.firstContent(ofLineAt: range.lowerBound + text.utf8.count)
    let depth = source.column(of: own)
    let other = source.firstContent(ofLineAt: Int(next.message.span.offset))
    var line = source.content(below: min(other, own))
    while let below = line, below < max(other, own) {
      if source.column(of: below) < depth { return false }
      line = source.content(below: below)
    }
    guard other > own, next.isInLine else { return true }
    let column = source.column(of: other)
    return column > depth || column == depth && !source.isElement(other)
  }

  private var growth: Int { text.utf8.count - range.count }

  func apply(to file: SourceFile) -> SourceFile {
    var file = file
    file.bytes.replaceSubrange(range, with: text.utf8)
    return file
  }

  /// Where a place in the repaired file is in the file before.
  private func before(_ place: Int) -> Int {
    place <= range.lowerBound ? place : max(place - growth, min(place, range.upperBound))
  }

  func before(_ part: Range<Int>) -> Range<Int> {
    before(part.lowerBound)..<before(part.upperBound)
  }

  func before(_ span: SourceSpan) -> SourceSpan {
    let part = before(span.range)
    var before = span
    before.offset = UInt32(part.lowerBound)
    before.length = UInt32(part.count)
    if text.utf8.first == UInt8(ascii: "\n"), span.line > line {
      before.line -= 1
      // Its key started a line, as deep as the text is long, or is in that text.
      if before.line == line {
        let column = before.column + columnBehind
        before.column = max(column, UInt32(text.utf8.count) + 1) - UInt32(text.utf8.count)
      }
    } else if span.line == line {
      before.column = UInt32(Int(span.column) + part.lowerBound - Int(span.offset))
    }
    return before
  }
}

extension Range<Int> {
  /// Where a part of a repaired file is in the one before.
  func before(_ repairs: [Repair]) -> Range<Int> {
    repairs.reversed().reduce(self) { $1.before($0) }
  }
}

extension Diagnostic {
  func before(_ repairs: [Repair]) -> Diagnostic {
    var diagnostic = self
    for repair in repairs.reversed() { diagnostic.move(before: repair) }
    return diagnostic
  }

  /// The message about a repaired file as one about the file before.
  mutating func move(before repair: Repair) {
    span = repair.before(span)
    for index in related.indices { related[index].span = repair.before(related[index].span) }
  }
}

extension YAMLNode {
  mutating func move(before repair: Repair) {
    span = repair.before(span)
    switch content {
    case .invalid, .scalar: break
    case .sequence(var elements):
      for index in elements.indices { elements[index].move(before: repair) }
      content = .sequence(elements)
    case .mapping(var pairs):
      for index in pairs.indices {
        pairs[index].key.move(before: repair)
        pairs[index].value.move(before: repair)
      }
      content = .mapping(pairs)
    }
  }
}
