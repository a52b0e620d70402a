import MVVMGenDiagnostics

/// A comment of a file, from its `#` to the end of its line.
public struct Comment: Equatable, Sendable {
  /// Where it stands.
  public var span: SourceSpan
  /// The text after the `#`.
  public var text: String
  /// Whether nothing else stands in its line.
  public var isAlone: Bool
}

/// The comments of a file that could be read, in order.
///
/// What looks like a comment inside a text is none, so the texts of the file have to be known.
public func findComments(
  in file: SourceFile, id: FileID, _ documents: [YAMLDocument]
) -> [Comment] {
  var scalars: [Range<Int>] = []
  for document in documents { collectScalars(of: document.root, into: &scalars) }
  scalars.sort { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
  var comments: [Comment] = []
  var next = 0
  var endOfText = 0
  var index = file.endOfByteOrderMark
  var line: UInt32 = 1
  var lineStart = index
  var isAlone = true
  let bytes = file.bytes
  while index < bytes.count {
    while next < scalars.count, scalars[next].lowerBound <= index {
      endOfText = max(endOfText, scalars[next].upperBound)
      next += 1
    }
    let isInText = index < endOfText
    let end = file.endOfBreak(at: index)
    if end > index {
      line += 1
      lineStart = end
      isAlone = true
      index = end
    } else if !isInText, bytes[index] == UInt8(ascii: "#"),
      index == lineStart || ScalarSource.isBlank(bytes[index - 1])
    {
      let range = index..<file.lineRange(at: index).upperBound
      let column = String(decoding: bytes[lineStart..<index], as: UTF8.self).unicodeScalars.count
      comments.append(
        Comment(
          span: SourceSpan(
            file: id, line: line, column: UInt32(column + 1), offset: UInt32(index),
            length: UInt32(range.count)),
          text: String(decoding: bytes[range.dropFirst()], as: UTF8.self), isAlone: isAlone))
      index = range.upperBound
    } else {
      if isInText || !ScalarSource.isBlank(bytes[index]) { isAlone = false }
      index += 1
    }
  }
  return comments
}

private func collectScalars(of node: YAMLNode, into scalars: inout [Range<Int>]) {
  switch node.content {
  case .scalar(let scalar):
    guard node.span.length > 0, !scalar.isEmptyPlain else { return }
    scalars.append(node.span.range)
  case .sequence(let elements):
    for element in elements { collectScalars(of: element, into: &scalars) }
  case .mapping(let pairs):
    for pair in pairs {
      collectScalars(of: pair.key, into: &scalars)
      collectScalars(of: pair.value, into: &scalars)
    }
  case .invalid: break
  }
}
