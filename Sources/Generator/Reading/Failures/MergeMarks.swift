import MVVMGenDiagnostics

extension FailureExplainer {
  /// `<<<<<<< HEAD`: what version control leaves where two changes are at odds.
  func mergeMark() -> Diagnostic? {
    var lines: [Range<Int>] = []
    var start = 0
    while start < source.file.bytes.count {
      let line = source.file.lineRange(at: start)
      if Self.marks.contains(where: source.file.bytes[line].starts(with:)) { lines.append(line) }
      start = max(line.upperBound, start) + 1
    }
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
    var lines: [Range<Int>] = []
    var isKept = true
    var start = 0
    while start < bytes.count {
      let line = source.file.lineRange(at: start)
      let mark = Self.marks.firstIndex { bytes[line].starts(with: $0) }
      if let mark {
        lines.append(line)
        isKept = mark == 0 || mark == 2
      }
      if mark != nil || !isKept {
        for index in line where !ScalarSource.isBreak(bytes[index]) {
          bytes[index] = UInt8(ascii: " ")
        }
      }
      start = max(line.upperBound, start) + 1
    }
    guard let first = lines.first, let last = lines.last else { return nil }
    let range = first.lowerBound..<last.upperBound
    return Repair(range, String(decoding: bytes[range], as: UTF8.self), lost: range, in: source)
  }

  private static let marks = ["<<<<<<< ", "=======", ">>>>>>> ", "||||||| "].map { Array($0.utf8) }
}
