import Mustache
import Planning

extension FilePlan {
  /// What a template gets. `Docs/TemplateContext.md` describes it.
  public var context: MustacheValue {
    .object([
      "file": .string(name),
      "kind": .string(kind.rawValue),
      "source": .string(source),
      "ignoredRules": .string(ignoredRules.joined(separator: ", ")),
      "hasImports": .bool(!imports.isEmpty),
      "imports": .list(
        imports.map {
          .object([
            "attribute": .string($0.attribute),
            "module": .string($0.module),
            "startsGroup": .bool($0.startsGroup),
          ])
        }),
      "declarations": .list(
        declarations.enumerated().map { index, declaration in
          declaration.context(isLast: index == declarations.count - 1)
        }),
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
    case .lines(let lines, let keepsWithNext):
      .object([
        "lines": .list(lines.map { .string($0) }),
        "declaration": .null,
        "endsGroup": .bool(!keepsWithNext && !isLast),
      ])
    case .declaration(let declaration):
      .object([
        "lines": .null,
        "declaration": declaration.context(isLast: true),
        "endsGroup": .bool(!isLast),
      ])
    }
  }
}
