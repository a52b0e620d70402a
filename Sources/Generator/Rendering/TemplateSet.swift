import Diagnostics
import Mustache
import Planning
import Templates

/// The templates of a run: the built-in ones, and those that replace some of them by name.
public struct TemplateSet: Sendable {
  private var templates = Partials()

  /// The built-in templates with these in place of some, or beside them: name and source each.
  public init(replacing sources: [(name: String, source: String)] = []) throws(RenderingError) {
    for (name, source) in BuiltInTemplates.all + sources {
      do throws(TemplateError) {
        templates[name] = try Template(source, name: "\(name).mustache")
      } catch {
        throw RenderingError(error.description)
      }
    }
    for name in templates.names {
      for partial in templates[name]?.partialReferences ?? [] where templates[partial.name] == nil {
        let hint = suggestion(for: partial.name, among: templates.names)?.hint
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
        plan.context, partials: templates, escaping: .none)
      return GeneratedFile(name: plan.name, kind: plan.kind, text: text)
    } catch {
      throw RenderingError(error.description)
    }
  }
}
