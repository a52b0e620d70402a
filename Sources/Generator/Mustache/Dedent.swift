extension [Node] {
  /// The content of a block without the indentation that it has where it is defined.
  func dedented(by width: Int) -> [Node] {
    guard width > 0 else { return self }
    var isLineStart = true
    return dedented(by: width, &isLineStart)
  }

  private func dedented(by width: Int, _ isLineStart: inout Bool) -> [Node] {
    map { node in
      switch node {
      case .text(let bytes):
        let rest = isLineStart ? bytes.removingIndentation(width) : bytes
        isLineStart = bytes.last == newline
        return .text(rest)
      case .section(let path, let nodes, let source, let delimiters):
        return .section(path, nodes.dedented(by: width, &isLineStart), source: source, delimiters)
      case .inverted(let path, let nodes):
        return .inverted(path, nodes.dedented(by: width, &isLineStart))
      case .block(var block):
        block.content = block.content.dedented(by: width, &isLineStart)
        block.indentation = block.indentation.removingIndentation(width)
        return .block(block)
      case .partial(let name, let indentation):
        return .partial(name, indentation: indentation.removingIndentation(width))
      case .parent(let name, let blocks, let indentation):
        return .parent(
          name, blocks: blocks, indentation: indentation.removingIndentation(width))
      case .variable:
        isLineStart = false
        return node
      }
    }
  }

  /// The white space that the first line starts with.
  var firstIndentation: [UInt8] {
    for node in self {
      switch node {
      case .text(let bytes): return [UInt8](bytes.prefix { isBlank($0) })
      case .section(_, let nodes, _, _), .inverted(_, let nodes):
        if !nodes.isEmpty { return nodes.firstIndentation }
      case .block(let block):
        return block.content.isEmpty ? block.indentation : block.content.firstIndentation
      case .partial(_, let indentation), .parent(_, _, let indentation): return indentation
      case .variable: return []
      }
    }
    return []
  }
}

let newline = UInt8(ascii: "\n")

func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

extension [UInt8] {
  fileprivate func removingIndentation(_ width: Int) -> [UInt8] {
    let blanks = prefix(width).prefix { isBlank($0) }.count
    return [UInt8](dropFirst(blanks))
  }
}
