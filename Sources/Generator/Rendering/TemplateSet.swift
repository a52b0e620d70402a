import MVVMGenDiagnostics
import MVVMGenMustache
import MVVMGenPlanning
import MVVMGenTemplates

/// The templates of a run: the built-in ones, and those that replace some of them by name.
public struct TemplateSet: Sendable {
  private var templates = Partials()

  /// The built-in templates with these in place of some, or beside them: name and source each.
  /// Messages show them in their folder, whose path ends with a slash.
  public init(
    replacing sources: [(name: String, source: String)] = [], in folder: String = ""
  ) throws(RenderingError) {
    try add(BuiltInTemplates.all, in: "")
    try add(sources, in: folder)
    for (name, _) in sources { try check(name) }
  }

  private mutating func add(
    _ sources: [(name: String, source: String)], in folder: String
  ) throws(RenderingError) {
    for (name, source) in sources {
      do throws(TemplateError) {
        templates[name] = try Template(source, name: "\(folder)\(name).mustache")
      } catch {
        throw RenderingError(error.description)
      }
    }
  }

  /// Mustache takes what there isn't for nothing: a typing mistake would leave something out.
  private func check(_ name: String) throws(RenderingError) {
    guard let template = templates[name] else { return }
    for partial in template.partialReferences where templates[partial.name] == nil {
      throw RenderingError(
        "\(template.name):\(partial.line):\(partial.column): there is no template "
          + "'\(partial.name)' to include" + hint(for: partial.name, among: templates.names))
    }
    for value in template.valueReferences where !MustacheContext.names.contains(value.name) {
      throw RenderingError(
        "\(template.name):\(value.line):\(value.column): a template gets nothing that is called "
          + "'\(value.name)'" + hint(for: value.name, among: MustacheContext.names.sorted()))
    }
    let isUsed =
      BuiltInTemplates.all.contains { $0.name == name }
      || templates.names.compactMap { templates[$0] }.contains { other in
        other.hasDynamicPartials || other.partialReferences.contains { $0.name == name }
      }
    guard isUsed else {
      throw RenderingError(
        "\(template.name): no template includes this one, and it stands in place of no built-in one"
          + hint(for: name, among: BuiltInTemplates.all.map { $0.name }))
    }
  }

  private func hint(for name: String, among names: [String]) -> String {
    suggestion(for: name, among: names).map { "; \($0)" } ?? ""
  }

  /// The file that comes of a plan.
  public func render(_ plan: FilePlan) throws(RenderingError) -> GeneratedFile {
    guard let template = templates[plan.kind.suffix] else {
      throw RenderingError("there is no template '\(plan.kind.suffix)'")
    }
    do throws(RenderError) {
      let context = MustacheContext(plan)
      var bytes: [UInt8] = []
      // What a template adds is seldom more than a quarter.
      bytes.reserveCapacity(context.size + context.size / 4)
      try template.render(context, partials: templates, escaping: .none, into: &bytes)
      return GeneratedFile(name: plan.name, kind: plan.kind, bytes: bytes)
    } catch {
      throw RenderingError(error.description)
    }
  }
}
