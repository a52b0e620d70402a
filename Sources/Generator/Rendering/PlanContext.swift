import Mustache
import Planning

extension FilePlan {
  /// What a template gets. `Docs/TemplateContext.md` describes it.
  public var context: MustacheValue {
    .object([
      "file": .string(name),
      "kind": .string(kind.rawValue),
      "source": .string(source),
      "header": .list(header.map { .string($0.isEmpty ? "//" : "// \($0)") }),
      "ignoredRules": .string(ignoredRules.joined(separator: ", ")),
      "imports": list(of: imports.filter { !$0.isOptional && !$0.isPackage }),
      "packageImports": list(of: imports.filter { !$0.isOptional && $0.isPackage }),
      "optionalImports": list(of: imports.filter(\.isOptional)),
      "declarations": .list(
        declarations.enumerated().map { index, declaration in
          declaration.context(isLast: index == declarations.count - 1)
        }),
    ])
  }

  private func list(of imports: [ImportPlan]) -> MustacheValue {
    .list(
      imports.enumerated().map { index, plan in
        plan.context(isFirst: index == 0, isLast: index == imports.count - 1)
      })
  }
}

extension ImportPlan {
  fileprivate func context(isFirst: Bool, isLast: Bool) -> MustacheValue {
    .object([
      "isFirst": .bool(isFirst),
      "isLast": .bool(isLast),
      "attribute": .string(attribute),
      "module": .string(module),
      "startsGroup": .bool(startsGroup),
      "isPackage": .bool(isPackage),
    ])
  }
}

extension DeclarationPlan {
  fileprivate func context(isLast: Bool) -> MustacheValue {
    .object([
      "doc": .list(doc.map { .string($0) }),
      "attributes": .list(attributes.map { .string($0) }),
      "head": .string(head),
      "isEmpty": .bool(members.isEmpty),
      "members": .list(
        members.enumerated().map { index, member in
          member.context(isLast: index == members.count - 1)
        }),
      "isLast": .bool(isLast),
    ])
  }
}

extension MemberPlan {
  fileprivate func context(isLast: Bool) -> MustacheValue {
    switch self {
    case .code(let code, let keepsWithNext):
      .object([
        "code": .string(code),
        "declaration": .null,
        "endsGroup": .bool(!keepsWithNext && !isLast),
      ])
    case .declaration(let declaration):
      .object([
        "code": .null,
        "declaration": declaration.context(isLast: true),
        "endsGroup": .bool(!isLast),
      ])
    }
  }
}
