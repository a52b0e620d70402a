/// A Mustache template: read once, rendered any number of times.
public struct Template: Equatable, Sendable {
  /// How the value of `{{name}}` is shown.
  public enum Escaping: Equatable, Sendable {
    /// With the signs that mean something in HTML escaped.
    case html
    /// As it is.
    case none
  }

  /// The name, for messages.
  public let name: String
  let nodes: [Node]

  /// Reads a template.
  public init(_ source: String, name: String = "template") throws(TemplateError) {
    try self.init(source, name: name, delimiters: .standard)
  }

  init(_ source: String, name: String, delimiters: Delimiters) throws(TemplateError) {
    self.name = name
    var parser = TemplateParser(source, name: name, delimiters: delimiters)
    nodes = try parser.template()
  }

  /// The text that comes of a value.
  public func render(
    _ value: MustacheValue, partials: Partials = Partials(), escaping: Escaping = .html
  ) throws(RenderError) -> String {
    var output: [UInt8] = []
    try render(value, partials: partials, escaping: escaping, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Adds what comes of a value to bytes of UTF-8.
  public func render(
    _ value: MustacheValue, partials: Partials = Partials(), escaping: Escaping = .html,
    into output: inout [UInt8]
  ) throws(RenderError) {
    var renderer = Renderer(partials: partials, escaping: escaping, output: output)
    output = []
    defer { output = renderer.output }
    try renderer.render(self, value)
  }

  /// The names of the templates that this one includes, where they are fixed.
  public var partialNames: Set<String> {
    var names: Set<String> = []
    for node in nodes { node.collectPartials(into: &names) }
    return names
  }
}
