import Diagnostics
import Mustache
import Planning
import Templates

/// The templates of a run: the built-in ones, and those that replace some of them by name.
public struct TemplateSet: Sendable {
  private var templates: [String: Template] = [:]
  private var partials = Partials()

  /// The built-in templates with these in place of some, or beside them: name and source each.
  public init(replacing sources: [(name: String, source: String)] = []) throws(RenderingError) {
    for (name, source) in BuiltInTemplates.all + sources {
      do throws(TemplateError) {
        let template = try Template(source, name: "\(name).mustache")
        templates[name] = template
        partials[name] = template
      } catch {
        throw RenderingError(error.description)
      }
    }
    for (name, template) in templates.sorted(by: { $0.key < $1.key }) {
      for partial in template.partialReferences where templates[partial.name] == nil {
        let hint = suggestion(for: partial.name, among: templates.keys.sorted())
        throw RenderingError(
          "\(name).mustache:\(partial.line):\(partial.column): there is no template "
            + "'\(partial.name)' to include" + (hint.map { "; \($0)" } ?? ""))
      }
    }
  }

  /// The file that comes of a plan.
  public func render(_ plan: FilePlan) throws(RenderingError) -> GeneratedFile {
    guard let template = templates[plan.kind.suffix] else {
      throw RenderingError("there is no template '\(plan.kind.suffix)'")
    }
    do throws(RenderError) {
      let text = try template.render(
        plan.context, partials: partials, escaping: .none)
      return GeneratedFile(name: plan.name, text: text)
    } catch {
      throw RenderingError(error.description)
    }
  }
}
