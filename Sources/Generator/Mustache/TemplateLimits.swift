/// What keeps a template that never ends from taking all memory.
enum TemplateLimits {
  /// How deep tags may stand inside each other in one template.
  static let tags = 200
  /// How deep templates may stand inside each other when they are rendered.
  static let inclusions = 200
}
