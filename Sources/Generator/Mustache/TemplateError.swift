/// What is wrong with the text of a template, and where.
public struct TemplateError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name of the template.
  public var template: String
  /// The line, from 1.
  public var line: Int
  /// The place in the line, from 1, in bytes.
  public var column: Int
  /// What is wrong.
  public var message: String

  /// `name:line:column: message`
  public var description: String { "\(template):\(line):\(column): \(message)" }
}
