import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenSpec

/// What fields say of their form in JSON, where their model has none, or one that your own Swift
/// says. One warning stands for all of a model.
func vainNamesInJSON(in examined: ExaminedScreen) -> [Diagnostic] {
  var codability = Codability(examined.screen.types)
  return examined.spec.models.compactMap { model in
    guard let part = model.partInJSON else { return nil }
    let name = model.name.text
    if model.isExternal {
      return .warning(
        .vainNameInJSON, "this changes nothing: nothing is generated of \(name)", at: part.span,
        hint: "remove '\(part.key)': what \(name) is in JSON is said where it is declared")
    }
    guard let why = codability.whyNot(.named(name)) else { return nil }
    let field = codability.fieldInTheWay(of: name)
    return .warning(
      .vainNameInJSON, "this changes nothing: \(name) has no form in JSON", at: part.span,
      hint: "\(why)\nremove '\(part.key)' where \(name) never comes from JSON",
      related: field.map { [.init($0.span, "this stands in the way")] } ?? [])
  }
}

extension ModelSpec {
  /// The first key of its fields that is about JSON.
  fileprivate var partInJSON: (key: String, span: SourceSpan)? {
    guard case .fields(let fields) = content else {
      return keys.first.map { ("keys", $0.name.span) } ?? otherwise.map { ("otherwise", $0.span) }
    }
    for field in fields {
      if let key = field.key { return ("key", key.span) }
      if let date = field.date { return ("date", date.span) }
    }
    return nil
  }
}
