/// Members of Swift whose arguments have labels, as this language has them: without.
public enum SwiftLabels {
  /// `query.trimmed` of `query.trimmingCharacters(in: .whitespaces)`; nil where no such member is,
  /// or a label is left.
  public static func removed(from text: String) -> String? {
    // Each member takes a walk through the text.
    guard text.utf8.count < 1000 else { return nil }
    var written = text
    for (swift, own) in members {
      while let place = written.firstPlace(of: swift) {
        written.replaceSubrange(place, with: own)
      }
    }
    // `books.append(contentsOf: found)`
    if let place = written.firstPlace(of: ".append(contentsOf: "), written.hasSuffix(")") {
      written = written[..<place.lowerBound] + " + " + written[place.upperBound...].dropLast()
    }
    guard written != text else { return nil }
    for label in [", with: ", ", at: "] {
      while let place = written.firstPlace(of: label) { written.replaceSubrange(place, with: ", ") }
    }
    return written.holds(": ") ? nil : written
  }

  private static let members = [
    (".trimmingCharacters(in: .whitespacesAndNewlines)", ".trimmed"),
    (".trimmingCharacters(in: .whitespaces)", ".trimmed"),
    (".reduce(0, +)", ".sum"), (".joined(separator: ", ".joined("),
    (".components(separatedBy: ", ".split("),
    (".split(separator: ", ".split("), (".contains(where: ", ".contains("),
    (".first(where: ", ".first("), (".firstIndex(where: ", ".index("),
    (".firstIndex(of: ", ".index("), (".sorted(by: ", ".sorted("),
    (".replacingOccurrences(of: ", ".replacing("), (".remove(at: ", ".removing("),
  ]
}

extension String {
  fileprivate func firstPlace(of part: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
      start = index(after: start)
    }
    return nil
  }
}
