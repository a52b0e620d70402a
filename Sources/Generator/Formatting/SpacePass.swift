import MVVMGenDiagnostics
import MVVMGenReading

/// One space stands between what is in a line, and in lists and maps of one line as in `{ a: [1, 2]
/// }`. Columns of values are no exception: they would have to be moved with each longer name.
///
/// Texts of any kind and comments stay as they are, and so does what stands behind a dash: it says
/// how deep the lines below it are.
func spaced(_ text: Text) -> [UInt8] {
  let bytes = text.bytes
  let kept = keptParts(of: text)
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var index = 0
  var next = 0
  // The sign before the spaces; nil where a text ends there.
  var before: UInt8?
  var isBehindText = false
  while index < bytes.count {
    let end = bytes[index...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count
    // What stands behind the spaces: a text as a whole, or a sign.
    while next < kept.count, kept[next].lowerBound < end { next += 1 }
    let isKept = next < kept.count && kept[next].lowerBound == end
    let after = isKept || end == bytes.count ? nil : bytes[end]
    var count = end - index
    if areFree(index..<end, in: bytes) {
      let isBehindKey = isBehindText && after == UInt8(ascii: ":")
      count = isBehindKey ? 0 : spaces(between: before, after) ?? min(count, 1)
    }
    result += [UInt8](repeating: UInt8(ascii: " "), count: count)
    index = isKept ? kept[next].upperBound : min(end + 1, bytes.count)
    result += bytes[end..<index]
    before = after
    // A colon that follows an alias at once would be part of its name.
    isBehindText = isKept && bytes[end] != UInt8(ascii: "*")
  }
  return result
}

/// How many spaces brackets and commas want between two signs; nil where there is none of them, or
/// a text, beside which there is nothing to say.
private func spaces(between before: UInt8?, _ after: UInt8?) -> Int? {
  switch (before, after) {
  case (_, UInt8(ascii: "\n")): nil
  case (UInt8(ascii: "{"), UInt8(ascii: "}")): 0
  // `ping:,` would be one word.
  case (UInt8(ascii: ":"), UInt8(ascii: ",")), (UInt8(ascii: ":"), UInt8(ascii: "]")): 1
  case (_, UInt8(ascii: ",")), (UInt8(ascii: "["), _), (_, UInt8(ascii: "]")): 0
  case (UInt8(ascii: "{"), _), (_, UInt8(ascii: "}")), (UInt8(ascii: ","), _): 1
  default: nil
  }
}

/// Whether the number of spaces there makes no difference.
private func areFree(_ spaces: Range<Int>, in bytes: [UInt8]) -> Bool {
  guard spaces.lowerBound > 0, spaces.upperBound < bytes.count else { return false }
  let (before, after) = (bytes[spaces.lowerBound - 1], bytes[spaces.upperBound])
  let isFirst = before == UInt8(ascii: "\n") || before == UInt8(ascii: "\t")
  // A comment at the end of a line stands under those of its neighbours.
  return !isFirst && after != UInt8(ascii: "#") && before != UInt8(ascii: "-")
    && before != UInt8(ascii: "?")
}

/// Where texts, aliases and comments are, in order.
private func keptParts(of text: Text) -> [Range<Int>] {
  var kept = text.comments.map { Int($0.span.offset)..<Int($0.span.end) }
  func look(_ node: YAMLNode) {
    let range = Int(node.span.offset)..<Int(node.span.end)
    switch node.content {
    case _ where text.isAlias(node): kept.append(range)
    case .scalar, .invalid: kept.append(range)
    case .sequence(let elements): elements.forEach(look)
    case .mapping(let pairs):
      for pair in pairs {
        look(pair.key)
        look(pair.value)
      }
    }
  }
  for document in text.documents { look(document.root) }
  return kept.filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
}
