import MVVMGenDiagnostics

extension FailureExplainer {
  /// `<<<<<<< HEAD`: what version control leaves where two changes are at odds.
  func mergeMark() -> Diagnostic? {
    let lines = lines.filter { mark(of: $0) != nil }
    guard let first = lines.first else { return nil }
    // One alone is left over where nothing else can be read: there are texts with such a line.
    if lines.count == 1, source.file.bytes[first].first != UInt8(ascii: "<") {
      guard first.contains(contextPlace) || first.contains(place) else { return nil }
      return Diagnostic(
        .mergeMark, "this line is left of two changes that version control has marked",
        at: source.span(source.trimmed(first)), hint: "remove it")
    }
    return Diagnostic(
      .mergeMark, "version control has marked two changes here that are at odds",
      at: source.span(source.trimmed(first)),
      related: lines.dropFirst().prefix(3).map {
        Diagnostic.Related(source.span(source.trimmed($0)), "and here")
      },
      hint: "keep one of the two, or what both mean, and remove the marks")
  }

  /// The first of two changes alone: what is around them can be read then. Nobody knows which one is
  /// kept, so nothing is said of it, or of what the other declares.
  func withoutMarks() -> Repair? {
    var bytes = source.file.bytes
    var marked: [Range<Int>] = []
    var isKept = true
    for line in lines {
      let mark = mark(of: line)
      if let mark {
        marked.append(line)
        isKept = mark == 0 || mark == 2
      }
      if mark != nil || !isKept {
        for index in line { bytes[index] = UInt8(ascii: " ") }
      }
    }
    guard let first = marked.first, let last = marked.last else { return nil }
    let range = first.lowerBound..<last.upperBound
    return Repair(range, String(decoding: bytes[range], as: UTF8.self), lost: range, in: source)
  }

  /// The lines of the file, without their breaks.
  private var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    let count = source.file.bytes.count
    while start < count {
      let line = source.file.lineRange(at: start)
      lines.append(line)
      start = line.upperBound < count ? source.file.endOfBreak(at: line.upperBound) : count
    }
    return lines
  }

  private func mark(of line: Range<Int>) -> Int? {
    Self.marks.firstIndex { source.file.bytes[line].starts(with: $0) }
  }

  private static let marks = ["<<<<<<< ", "=======", ">>>>>>> ", "||||||| "].map { Array($0.utf8) }
}
