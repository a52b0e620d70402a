/// Templates that others include, by their names.
public struct Partials: Equatable, Sendable {
  private var templates: [String: Template]

  /// No templates, or these.
  public init(_ templates: [String: Template] = [:]) {
    self.templates = templates
  }

  /// The names of the templates, sorted.
  public var names: [String] { templates.keys.sorted() }

  /// The template of a name; a name without one includes nothing.
  public subscript(name: String) -> Template? {
    get { templates[name] }
    set { templates[name] = newValue }
  }
}
