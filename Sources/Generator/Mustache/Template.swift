/// A Mustache template: compiled once, rendered any number of times.
///
/// It has all of the Mustache spec: inheritance, dynamic names and lambdas too. Two things that the
/// spec leaves open: empty lines of what is indented stay empty, and an argument of a parent's tag
/// is rendered with the arguments that were there where it is written.
public struct Template: Sendable {
  /// How the value of `{{name}}` is shown.
  public enum Escaping: Equatable, Sendable {
    /// With the signs that mean something in HTML escaped.
    case html
    /// As it is.
    case none
  }

  let program: Program

  /// The name, for messages.
  public var name: String { program.name }

  /// Compiles a template.
  public init(_ source: String, name: String = "template") throws(TemplateError) {
    program = try Compiler.compile(source, name: name, delimiters: .standard)
  }

  /// The text that comes of a value; a template that is not among the partials includes nothing.
  public func render(
    _ value: MustacheValue, partials: Partials = Partials(), escaping: Escaping = .html
  ) throws(RenderError) -> String {
    var output: [UInt8] = []
    try render(
      MustacheContext(value), partials: partials, escaping: escaping, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Adds the rendered text of a value to bytes of UTF-8; adds nothing when it fails.
  public func render(
    _ context: MustacheContext, partials: Partials = Partials(), escaping: Escaping = .html,
    into output: inout [UInt8]
  ) throws(RenderError) {
    let count = output.count
    // The renderer must own the bytes alone, or the first it adds would copy them.
    var bytes: [UInt8] = []
    swap(&bytes, &output)
    var renderer = Renderer(
      program, context, partials: partials, escaping: escaping, output: consume bytes)
    do throws(RenderError) {
      try renderer.run()
      output = renderer.writer.finished()
    } catch {
      output = renderer.writer.finished(keeping: count)
      throw error
    }
  }

  /// The templates that are included by fixed names, in the order of the tags.
  public var partialReferences: [TagReference] {
    references(
      program.inclusions.compactMap { inclusion in
        guard case .fixed(let name) = inclusion.name else { return nil }
        return (name, inclusion.offset)
      })
  }

  /// Whether a value says what is included, so that it can be anything.
  public var hasDynamicPartials: Bool {
    program.inclusions.contains { inclusion in
      if case .dynamic = inclusion.name { true } else { false }
    }
  }

  /// The names that are looked up in values, in the order of the tags.
  public var valueReferences: [TagReference] {
    references(
      program.lookups.flatMap { lookup in
        program.paths[lookup.path].names.map { ($0, lookup.offset) }
      })
  }

  private func references(_ tags: [(name: String, offset: Int)]) -> [TagReference] {
    var counter = SourcePosition.Counter(program.source)
    return tags.map { tag in
      let position = counter.position(of: tag.offset)
      return TagReference(name: tag.name, line: position.line, column: position.column)
    }
  }
}

extension Template: Equatable {
  /// Templates are equal when they have the same name and the same source.
  public static func == (left: Template, right: Template) -> Bool {
    left.program === right.program
      || (left.name == right.name && left.program.source == right.program.source)
  }
}
