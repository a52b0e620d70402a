import Diagnostics

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
    guard let first = lines.first,
      source.file.bytes[first].first == UInt8(ascii: "<") || lines.count > 1
    else { return nil }
    return Diagnostic(
      .mergeMark, "version control has marked two changes here that are at odds",
      at: source.span(source.trimmed(first)),
      related: lines.dropFirst().prefix(2).map {
        Diagnostic.Related(source.span(source.trimmed($0)), "and here")
      },
      hint: "keep one of the two, or what both mean, and remove the marks")
  }

  private static let marks = ["<<<<<<< ", "=======", ">>>>>>> "].map { Array($0.utf8) }
}
