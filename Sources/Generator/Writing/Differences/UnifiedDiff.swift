/// How a file would change, as `diff -u` shows it; nothing where it would not.
public func unifiedDiff(
  _ old: [UInt8], _ new: [UInt8], path: String, as kind: WriteAction.Kind = .update
) -> String {
  let before = lines(of: old)
  let after = lines(of: new)
  let edits = lineEdits(before, after)
  let hunks = groups(of: edits)
  guard !hunks.isEmpty else { return "" }
  let path = path.hasPrefix("/") ? String(path.dropFirst()) : path
  var text =
    "--- \(kind == .create ? "/dev/null" : "a/\(path)")\n"
    + "+++ \(kind == .remove ? "/dev/null" : "b/\(path)")\n"
  for hunk in hunks {
    let removed = hunk.count { $0.kind != .insert }
    let inserted = hunk.count { $0.kind != .delete }
    guard let first = hunk.first else { continue }
    text += "@@ -\(range(first.old, removed)) +\(range(first.new, inserted)) @@\n"
    for edit in hunk {
      let (sign, line) =
        switch edit.kind {
        case .keep: (" ", before[edit.old])
        case .delete: ("-", before[edit.old])
        case .insert: ("+", after[edit.new])
        }
      text += sign + String(decoding: line, as: UTF8.self)
      if line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n" }
    }
  }
  return text
}

private let context = 3

/// The edits that are shown: each with the lines around it, close ones together.
private func groups(of edits: [LineEdit]) -> [ArraySlice<LineEdit>] {
  var ranges: [Range<Int>] = []
  for (index, edit) in edits.enumerated() where edit.kind != .keep {
    let range = max(0, index - context)..<min(edits.count, index + context + 1)
    if let last = ranges.last, range.lowerBound <= last.upperBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
    } else {
      ranges.append(range)
    }
  }
  return ranges.map { edits[$0] }
}

private func range(_ start: Int, _ count: Int) -> String {
  // Of an empty range the line before it is named.
  let first = count == 0 ? start : start + 1
  return count == 1 ? "\(first)" : "\(first),\(count)"
}

/// The lines with their ends.
private func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var start = 0
  for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
    lines.append(bytes[start...index])
    start = index + 1
  }
  if start < bytes.count { lines.append(bytes[start...]) }
  return lines
}
