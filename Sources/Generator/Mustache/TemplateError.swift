/// What is wrong with the text of a template, and where.
public struct TemplateError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name of the template.
  let template: String
  /// The line, from 1.
  let line: Int
  /// The place in the line, from 1, in bytes of UTF-8.
  let column: Int
  /// What is wrong.
  let message: String

  init(_ message: String, template: String, at position: SourcePosition) {
    self.template = template
    line = position.line
    column = position.column
    self.message = message
  }

  /// `name:line:column: message`
  public var description: String { "\(template):\(line):\(column): \(message)" }
}
