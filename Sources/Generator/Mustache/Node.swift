/// A part of a template.
indirect enum Node: Equatable, Sendable {
  /// Text of one line or less, and the break that ends it.
  case text([UInt8])
  case variable(Path, isEscaped: Bool)
  case section(Path, [Node], source: String, Delimiters)
  case inverted(Path, [Node])
  case partial(PartialName, indentation: [UInt8])
  /// A template whose blocks are replaced.
  case parent(PartialName, blocks: [String: [Node]], indentation: [UInt8])
  case block(Block)

  /// A place that a template which inherits can fill.
  struct Block: Equatable, Sendable {
    var name: String
    var content: [Node]
    /// What the lines of a replacement are indented by.
    var indentation: [UInt8]
  }

  enum PartialName: Equatable, Sendable {
    case fixed(String)
    /// The value of a path is the name.
    case dynamic(Path)
  }

  func collectPartials(into names: inout Set<String>) {
    switch self {
    case .text, .variable: break
    case .section(_, let nodes, _, _), .inverted(_, let nodes):
      for node in nodes { node.collectPartials(into: &names) }
    case .block(let block):
      for node in block.content { node.collectPartials(into: &names) }
    case .partial(let name, _):
      if case .fixed(let name) = name { names.insert(name) }
    case .parent(let name, let blocks, _):
      if case .fixed(let name) = name { names.insert(name) }
      for nodes in blocks.values {
        for node in nodes { node.collectPartials(into: &names) }
      }
    }
  }
}

/// `a.b.c`, or `.` for the value itself.
struct Path: Equatable, Sendable {
  var names: [String]

  init(_ text: String) {
    names = text == "." ? [] : text.split(separator: ".").map(String.init)
  }
}

/// What a tag starts and ends with.
struct Delimiters: Equatable, Sendable {
  var open: [UInt8]
  var close: [UInt8]

  static let standard = Delimiters(open: Array("{{".utf8), close: Array("}}".utf8))
}
