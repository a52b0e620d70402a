import Mustache
import Planning

extension FilePlan {
  /// What a template gets. `Docs/TemplateContext.md` describes it.
  public var context: MustacheValue {
    object(
      Self.names,
      .string(name),
      .string(kind.rawValue),
      .string(source),
      .list(header.map { .string($0.isEmpty ? "//" : "// \($0)") }),
      .string(ignoredRules.joined(separator: ", ")),
      list(of: imports.filter { !$0.isOptional && !$0.isPackage }),
      list(of: imports.filter { !$0.isOptional && $0.isPackage }),
      list(of: imports.filter(\.isOptional)),
      .list(
        declarations.enumerated().map { index, declaration in
          declaration.context(isLast: index == declarations.count - 1)
        }))
  }

  fileprivate static let names = [
    "file", "kind", "source", "header", "ignoredRules", "imports", "packageImports",
    "optionalImports", "declarations",
  ]

  private func list(of imports: [ImportPlan]) -> MustacheValue {
    .list(
      imports.enumerated().map { index, plan in
        plan.context(isFirst: index == 0, isLast: index == imports.count - 1)
      })
  }
}

extension TemplateSet {
  /// All names that mean something in a template.
  static let valueNames = Set(
    FilePlan.names + ImportPlan.names + DeclarationPlan.names + MemberPlan.names)
}

extension ImportPlan {
  fileprivate func context(isFirst: Bool, isLast: Bool) -> MustacheValue {
    object(
      Self.names, .bool(isFirst), .bool(isLast), .string(attribute), .string(module),
      .bool(startsGroup), .bool(isPackage))
  }

  fileprivate static let names = [
    "isFirst", "isLast", "attribute", "module", "startsGroup", "isPackage",
  ]
}

extension DeclarationPlan {
  fileprivate func context(isLast: Bool) -> MustacheValue {
    object(
      Self.names,
      .list(doc.map { .string($0) }),
      .list(attributes.map { .string($0) }),
      .string(head),
      .bool(isLong),
      .bool(members.isEmpty),
      .list(
        members.enumerated().map { index, member in
          member.context(isLast: index == members.count - 1)
        }),
      .bool(isLast))
  }

  fileprivate static let names = [
    "doc", "attributes", "head", "isLong", "isEmpty", "members", "isLast",
  ]
}

extension MemberPlan {
  fileprivate func context(isLast: Bool) -> MustacheValue {
    switch self {
    case .code(let code, let keepsWithNext):
      object(Self.names, .string(code), .null, .bool(!keepsWithNext && !isLast))
    case .declaration(let declaration):
      object(Self.names, .null, declaration.context(isLast: true), .bool(!isLast))
    }
  }

  fileprivate static let names = ["code", "declaration", "endsGroup"]
}

/// All objects of a kind have one list of names: there are hundreds of them for a spec.
private func object(_ names: [String], _ values: MustacheValue...) -> MustacheValue {
  .object(MustacheObject(names, values))
}
