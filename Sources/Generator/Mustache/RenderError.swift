/// Why a template can't be rendered, and at which tag.
public struct RenderError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Reason: Equatable, Sendable {
    /// Templates stand too deep inside each other: one probably includes itself without an end.
    case nestedTooDeep
    /// What a lambda returned is no template.
    case lambda(TemplateError)
  }

  /// What went wrong.
  public let reason: Reason
  /// The name of the template that the tag is in.
  public let template: String
  /// The line of the tag, from 1.
  public let line: Int
  /// The place of the tag in its line, from 1, in bytes of UTF-8.
  public let column: Int

  init(_ reason: Reason, template: String, at position: SourcePosition) {
    self.reason = reason
    self.template = template
    line = position.line
    column = position.column
  }

  /// What is wrong, in one line.
  public var description: String {
    switch reason {
    case .nestedTooDeep:
      "\(template):\(line):\(column): the templates are nested too deep: does this one include itself?"
    case .lambda(let error):
      "\(template):\(line):\(column): what the lambda returned is no template: "
        + "\(error.message) (\(error.line):\(error.column) of its text)"
    }
  }
}
