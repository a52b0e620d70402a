import MVVMGenDiagnostics
import MVVMGenReading

/// Comments at the ends of neighbouring lines stand under each other, two spaces after the longest
/// line, as long as that is short.
func aligned(_ text: Text) -> [UInt8] {
  let lines = text.lines
  // The end of what stands before the comment of a line, from 0.
  var ends: [Int: (content: ArraySlice<UInt8>, comment: ArraySlice<UInt8>)] = [:]
  for comment in text.comments where !comment.isAlone {
    let index = Int(comment.span.line) - 1
    let line = lines[index].bytes
    let start = line.startIndex + (Int(comment.span.offset) - lines[index].start)
    ends[index] = (line[..<start].trimmingEnd(), line[start...])
  }
  var result: [UInt8] = []
  result.reserveCapacity(text.bytes.count)
  var column = 0
  for (index, line) in lines.enumerated() {
    if index > 0 { result.append(UInt8(ascii: "\n")) }
    guard let end = ends[index] else {
      column = 0
      result += line.bytes
      continue
    }
    if column == 0 {
      var next = index
      while let other = ends[next] {
        column = max(column, width(other.content) + 2)
        next += 1
      }
    }
    let own = width(end.content) + 2
    result += end.content
    let spaces = column <= longest ? column - own + 2 : 2
    result += [UInt8](repeating: UInt8(ascii: " "), count: spaces)
    result += end.comment
  }
  return result
}

/// The column that comments go to at most.
private let longest = 70

/// How many characters the bytes are, about.
private func width(_ bytes: ArraySlice<UInt8>) -> Int {
  bytes.count { $0 & 0xC0 != 0x80 }
}
