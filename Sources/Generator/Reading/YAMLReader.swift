import MVVMGenDiagnostics

/// Reads the YAML documents of a file.
///
/// A broken file gives an error for the place where it breaks, and the documents before it. Where
/// it is one value that breaks it, the file is read again without that, and where it is a slip with
/// one clear repair, with that: the document is there then, and what else is wrong is told too.
public func readYAML(
  _ file: SourceFile, id: FileID, limits: ReadingLimits = .default
) -> ReadingResult {
  guard file.bytes.count <= limits.bytes else {
    return ReadingResult(documents: [], diagnostics: [.fileTooLarge(id, file, limits)])
  }
  var rest = file
  var broken: [Break] = []
  var repairs: [Repair] = []
  // Parts that are left out, and what was told of them before.
  var lost: [Range<Int>] = []
  var kept: [Diagnostic] = []
  while true {
    var (result, failed) = read(rest, id, limits)
    // What breaks then may follow from what only seemed to be meant: the part is left out.
    if let next = failed,
      let guess = repairs.last(where: { $0.isGuess && $0.mayBreak(next, in: rest) })
    {
      if let part = guess.lostPart(next, in: rest) {
        rest = rest.replacing(part)
        lost.append(part.before(repairs))
        continue
      }
      (result, failed) = (ReadingResult(documents: [], diagnostics: []), nil)
    } else if failed == nil, result.documents.isEmpty, broken.last?.repair?.isGuess ?? false {
      result.diagnostics = []
    }
    if var failed, broken.count < mostBreaks, broken.count * rest.bytes.count < mostReadAgain {
      kept += result.diagnostics.filter { failed.leavesOut($0) }.map { $0.before(repairs) }
      rest = failed.repair?.apply(to: rest) ?? rest.replacing(failed.text)
      for repair in repairs.reversed() { failed.move(before: repair) }
      broken.append(failed)
      if let repair = failed.repair { repairs.append(repair) }
      continue
    }
    guard !broken.isEmpty else { return result }
    for repair in repairs.reversed() { result.move(before: repair) }
    lost += broken.filter { $0.repair?.losesText ?? true }.map { $0.text }
    for index in result.documents.indices {
      result.documents[index].root = result.documents[index].root.without(lost)
    }
    result.diagnostics.removeAll { $0.missesAnchor(in: lost, of: file) }
    result.diagnostics = told(of: broken, and: result.diagnostics) + kept
    return result
  }
}

/// What is told of a file that had to be read again without texts that break it.
private func told(of broken: [Break], and others: [Diagnostic]) -> [Diagnostic] {
  var told: [Diagnostic] = []
  for (index, failed) in broken.enumerated()
  where !failed.message.follows(broken[..<index]) {
    told.append(failed.message)
  }
  // What else is said of such a text speaks of what stands in its place.
  told += others.filter { !$0.follows(broken[...]) }
  // Where a quote is lost, nobody knows what the next ones open and close.
  let open = broken.first { $0.message.cause == .unclosedQuote && $0.repair == nil }
  let end = open?.message.span.end ?? .max
  let unopened = told.filter { $0.cause == .unopenedQuote }
  return told.filter { message in
    message.span.offset <= end
      && !unopened.contains {
        $0.span.line == message.span.line && $0.span.end <= message.span.offset
      }
  }.inSourceOrder()
}

/// A text that breaks a file, and what is said of it.
struct Break {
  var text: Range<Int>
  var message: Diagnostic
  /// How it is put right. Otherwise nobody knows what was meant there.
  var repair: Repair?

  /// Whether only what stands in one line is wrong, wherever that line belongs.
  var isInLine: Bool {
    switch message.id {
    case .unclosedBracket, .unclosedQuote, .commaInText, .colonInText, .reservedStart: true
    default: false
    }
  }

  mutating func move(before repair: Repair) {
    text = repair.before(text)
    message.move(before: repair)
  }

  /// Whether another message is about something before it in the same part, which can't be read.
  func leavesOut(_ other: Diagnostic) -> Bool {
    repair == nil && text.contains(Int(other.span.offset)) && other.span.end <= message.span.offset
  }
}

extension ReadingResult {
  fileprivate mutating func move(before repair: Repair) {
    for index in documents.indices { documents[index].root.move(before: repair) }
    for index in diagnostics.indices { diagnostics[index].move(before: repair) }
  }
}

extension Diagnostic {
  /// Whether it misses an anchor that stands in a part that is left out.
  fileprivate func missesAnchor(in lost: [Range<Int>], of file: SourceFile) -> Bool {
    guard id == .unknownAlias else { return false }
    let anchor = "&\(file.text(at: span).dropFirst())"
    // What a repair adds may stand behind the end.
    return lost.contains { part in
      let part = part.clamped(to: file.bytes.indices)
      return String(decoding: file.bytes[part], as: UTF8.self).holds(anchor)
    }
  }

  /// Whether it speaks of a text that breaks the file, of a bracket in the same line, whose other
  /// one is in that text, or of a comment behind it.
  fileprivate func follows(_ broken: ArraySlice<Break>) -> Bool {
    broken.contains { other in
      other.text.overlaps(span.range) || other.message.span == span
        || (id == .unclosedBracket || id == .commentInText) && span.line == other.message.span.line
    }
  }
}

/// How often a file is read anew, and how many bytes are.
private let mostBreaks = 20
private let mostReadAgain = 4 << 20

private func read(
  _ file: SourceFile, _ id: FileID, _ limits: ReadingLimits
) -> (ReadingResult, Break?) {
  file.bytes.withUnsafeBufferPointer { bytes in
    let check = EncodingCheck(bytes)
    if let place = check.firstBadByte {
      return (ReadingResult(documents: [], diagnostics: [.notUTF8(id, file, at: place)]), nil)
    }
    let base = file.endOfByteOrderMark
    let places = Places(file: id, bytes: bytes, base: base, check: check)
    guard var source = EventSource(UnsafeBufferPointer(rebasing: bytes[base...])) else {
      return (ReadingResult(documents: [], diagnostics: [.outOfMemory(id)]), nil)
    }
    var builder = TreeBuilder(file: file, id: id, places: places, limits: limits)
    while true {
      guard let event = source.next() else {
        let failed = builder.take(source.failure())
        return (builder.result(), failed)
      }
      if case .streamEnd = event.kind { break }
      guard builder.take(event) else { break }
    }
    return (builder.result(), builder.textBreak)
  }
}
