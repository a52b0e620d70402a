/// Lines end without spaces; no two empty lines stand together, and none at
/// either end of the file. The lines of long texts stay as they are.
func tidied(_ text: Text) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(text.bytes.count)
  var wasEmpty = true
  let long = text.longTexts
  var next = 0
  for (start, line) in text.lines {
    while next < long.count, long[next].upperBound <= start { next += 1 }
    let startsInside = next < long.count && long[next].lowerBound < start
    // The text that goes on in the next line may start in this one.
    let end = start + line.count
    let endsInside = long[next...].prefix { $0.lowerBound < end }.contains { $0.upperBound > end }
    let kept = endsInside ? line : line.trimmingEnd()
    if kept.isEmpty, !startsInside {
      guard !wasEmpty else { continue }
      wasEmpty = true
    } else {
      wasEmpty = false
    }
    result += kept
    result.append(UInt8(ascii: "\n"))
  }
  while result.suffix(2) == [UInt8(ascii: "\n"), UInt8(ascii: "\n")] { result.removeLast() }
  return result == [UInt8(ascii: "\n")] ? [] : result
}

/// Lines end in the usual way.
func withUsualBreaks(_ text: Text) -> [UInt8] {
  var result: [UInt8] = []
  for (index, byte) in text.bytes.enumerated() {
    if byte != UInt8(ascii: "\r") {
      result.append(byte)
    } else if index + 1 == text.bytes.count || text.bytes[index + 1] != UInt8(ascii: "\n") {
      result.append(UInt8(ascii: "\n"))
    }
  }
  return result
}

extension ArraySlice<UInt8> {
  /// Without the spaces and tabs at its end.
  func trimmingEnd() -> ArraySlice<UInt8> {
    var end = endIndex
    while end > startIndex,
      self[end - 1] == UInt8(ascii: " ") || self[end - 1] == UInt8(ascii: "\t")
    {
      end -= 1
    }
    return self[startIndex..<end]
  }
}
