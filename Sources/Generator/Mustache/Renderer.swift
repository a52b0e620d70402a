/// Writes what comes of a template and a value.
struct Renderer {
  private let partials: Partials
  private let escaping: Template.Escaping
  private(set) var output: [UInt8]
  /// The values that names are looked up in, innermost last.
  private var stack: [MustacheValue] = []
  /// The blocks that replace others, outermost template first: the first one that has a name wins.
  private var overrides: [[String: [Node]]] = []
  /// What each line starts with.
  private var indentation: [UInt8] = []
  private var isLineStart = true
  private var depth = 0
  private var templateName = ""

  init(partials: Partials, escaping: Template.Escaping, output: [UInt8]) {
    self.partials = partials
    self.escaping = escaping
    self.output = output
  }

  mutating func render(_ template: Template, _ value: MustacheValue) throws(RenderError) {
    templateName = template.name
    stack = [value]
    try render(template.nodes)
  }

  private mutating func render(_ nodes: [Node]) throws(RenderError) {
    guard depth < TemplateParser.deepest * 2 else {
      throw RenderError.nestedTooDeep(template: templateName)
    }
    depth += 1
    defer { depth -= 1 }
    for node in nodes {
      switch node {
      case .text(let bytes): write(bytes)
      case .variable(let path, let isEscaped): try show(path, isEscaped)
      case .section(let path, let nodes, let source, let delimiters):
        try section(path, nodes, source, delimiters)
      case .inverted(let path, let nodes):
        if lookUp(path).isFalsy { try render(nodes) }
      case .partial(let name, let indentation):
        try include(name, [:], indentation)
      case .parent(let name, let blocks, let indentation):
        try include(name, blocks, indentation)
      case .block(let block): try render(block)
      }
    }
  }

  // MARK: Text

  private mutating func write(_ bytes: [UInt8]) {
    guard let last = bytes.last else { return }
    // An empty line stays empty.
    if isLineStart, bytes[0] != newline, bytes[0] != UInt8(ascii: "\r") { output += indentation }
    output += bytes
    isLineStart = last == newline
  }

  private mutating func show(_ path: Path, _ isEscaped: Bool) throws(RenderError) {
    let text: String
    switch lookUp(path) {
    case .string(let value): text = value
    case .bool(let value): text = value ? "true" : "false"
    case .lambda(let lambda): text = try rendered(lambda(nil), .standard)
    case .null, .list, .object: return
    }
    guard !text.isEmpty else { return }
    if isLineStart { output += indentation }
    isLineStart = false
    if isEscaped, escaping == .html { escape(text) } else { output += text.utf8 }
  }

  private mutating func escape(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): output += "&amp;".utf8
      case UInt8(ascii: "<"): output += "&lt;".utf8
      case UInt8(ascii: ">"): output += "&gt;".utf8
      case UInt8(ascii: "\""): output += "&quot;".utf8
      default: output.append(byte)
      }
    }
  }

  // MARK: Sections

  private mutating func section(
    _ path: Path, _ nodes: [Node], _ source: String, _ delimiters: Delimiters
  ) throws(RenderError) {
    let value = lookUp(path)
    switch value {
    case .lambda(let lambda):
      let text = try rendered(lambda(source), delimiters)
      if isLineStart, !text.isEmpty { output += indentation }
      output += text.utf8
      isLineStart = text.isEmpty ? isLineStart : text.utf8.last == newline
    case .list(let elements):
      for element in elements { try render(nodes, with: element) }
    default:
      if !value.isFalsy { try render(nodes, with: value) }
    }
  }

  private mutating func render(
    _ nodes: [Node], with value: MustacheValue
  ) throws(RenderError) {
    stack.append(value)
    defer { stack.removeLast() }
    try render(nodes)
  }

  /// What comes of a template that a lambda returned.
  private mutating func rendered(
    _ source: String, _ delimiters: Delimiters
  ) throws(RenderError) -> String {
    let template: Template
    do throws(TemplateError) {
      template = try Template(source, name: templateName, delimiters: delimiters)
    } catch {
      throw RenderError.lambda(error)
    }
    var inner = Renderer(partials: partials, escaping: escaping, output: [])
    inner.stack = stack
    inner.depth = depth
    inner.templateName = templateName
    try inner.render(template.nodes)
    return String(decoding: inner.output, as: UTF8.self)
  }

  // MARK: Partials and blocks

  private mutating func include(
    _ name: Node.PartialName, _ blocks: [String: [Node]], _ more: [UInt8]
  ) throws(RenderError) {
    guard let template = template(name) else { return }
    let outerName = templateName
    let outerIndentation = indentation
    templateName = template.name
    indentation += more
    overrides.append(blocks)
    defer {
      templateName = outerName
      indentation = outerIndentation
      overrides.removeLast()
    }
    try render(template.nodes)
  }

  private func template(_ name: Node.PartialName) -> Template? {
    switch name {
    case .fixed(let name): return partials[name]
    case .dynamic(let path):
      guard case .string(let name) = lookUp(path) else { return nil }
      return partials[name]
    }
  }

  private mutating func render(_ block: Node.Block) throws(RenderError) {
    for blocks in overrides {
      guard let nodes = blocks[block.name] else { continue }
      let outer = indentation
      indentation += block.indentation
      defer { indentation = outer }
      try render(nodes.dedented(by: nodes.firstIndentation.count))
      return
    }
    try render(block.content)
  }

  // MARK: Names

  private func lookUp(_ path: Path) -> MustacheValue {
    guard let first = path.names.first else { return stack.last ?? .null }
    for value in stack.reversed() {
      guard case .object(let object) = value, var found = object[first] else { continue }
      for name in path.names.dropFirst() {
        guard case .object(let inner) = found, let next = inner[name] else { return .null }
        found = next
      }
      return found
    }
    return .null
  }
}
