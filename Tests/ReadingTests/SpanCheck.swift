import MVVMGenDiagnostics
import MVVMGenReading
import Testing

/// Compares every character of every text with the source that it is said to come from.
struct SpanCheck {
  let file: SourceFile

  func check(_ node: YAMLNode) {
    checkPlace(node.span)
    switch node.content {
    case .invalid: break
    case .scalar(let scalar): check(scalar, node)
    case .sequence(let elements):
      for element in elements { check(element) }
    case .mapping(let pairs):
      for pair in pairs {
        check(pair.key)
        check(pair.value)
      }
    }
  }

  private func check(_ scalar: YAMLScalar, _ node: YAMLNode) {
    if node.span.length > 0, file.bytes[Int(node.span.offset)] == UInt8(ascii: "*") { return }
    var last = Int(node.span.offset)
    var index = 0
    for character in scalar.text.unicodeScalars {
      let text = Array(String(character).utf8)
      let span = node.span(of: index..<index + text.count, in: file)
      index += text.count
      checkPlace(span)
      let source = file.bytes[Int(span.offset)..<Int(span.end)]
      #expect(
        Int(span.offset) >= last,
        "\(file.name): \(character) before \(index) of \(scalar) goes back")
      last = Int(span.offset)
      let isSame = Array(source) == text
      let isSpace = character == " " || character == "\n"
      let isFold = isSpace && source.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
      let isEscape = scalar.style == .doubleQuoted && source.first == UInt8(ascii: "\\")
      let isQuote = scalar.style == .singleQuoted && Array(source) == Array("''".utf8)
      #expect(
        isSame || isFold || isEscape || isQuote,
        "\(file.name): \(character) before \(index) of \(scalar) is \(String(decoding: source, as: UTF8.self))"
      )
    }
  }

  /// The line and column of a span are those of its offset.
  private func checkPlace(_ span: SourceSpan) {
    #expect(
      file.span(of: Int(span.offset)..<Int(span.end), in: span.file) == span, "\(file.name)")
  }
}
