/// Why a template can't be rendered.
public enum RenderError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Partials, or sections, stand too deep inside each other: one probably includes itself.
  case nestedTooDeep(template: String)
  /// What a lambda returned is no template.
  case lambda(TemplateError)

  /// What is wrong, in one line.
  public var description: String {
    switch self {
    case .nestedTooDeep(let template):
      "\(template): the templates are nested too deep: does one include itself?"
    case .lambda(let error): error.description
    }
  }
}
