import MVVMGenDiagnostics
import MVVMGenMustache
import MVVMGenPlanning

extension MustacheContext {
  /// What a template gets. `Docs/TemplateContext.md` describes it.
  public init(_ plan: FilePlan) {
    self.init { $0.add(plan) }
  }

  /// All names that mean something in a template.
  static let names = Set(
    [fileKind, importKind, declarationKind, memberKind].flatMap { $0.names })

  private static let fileKind: MustacheKind = [
    "file", "kind", "source", "header", "ignoredRules", "imports", "packageImports",
    "optionalImports", "declarations",
  ]

  private mutating func add(_ plan: FilePlan) {
    addObject(Self.fileKind) { file in
      file.add(plan.name)
      file.add(plan.kind.rawValue)
      file.add(plan.source)
      file.add(plan.header.map { $0.isEmpty ? "//" : "// \($0)" })
      file.add(plan.ignoredRules.joined(separator: ", "))
      file.add(plan.imports.filter { !$0.isOptional && !$0.isPackage })
      file.add(plan.imports.filter { !$0.isOptional && $0.isPackage })
      file.add(plan.imports.filter { $0.isOptional })
      file.addList { list in
        for (index, declaration) in plan.declarations.enumerated() {
          list.add(declaration, isLast: index == plan.declarations.count - 1)
        }
      }
    }
  }

  private mutating func add(_ lines: [String]) {
    addList { list in
      for line in lines { list.add(line) }
    }
  }

  private static let importKind: MustacheKind = [
    "isFirst", "isLast", "attribute", "module", "startsGroup", "isPackage",
  ]

  private mutating func add(_ imports: [ImportPlan]) {
    addList { list in
      for (index, plan) in imports.enumerated() {
        list.addObject(Self.importKind) { fields in
          fields.add(index == 0)
          fields.add(index == imports.count - 1)
          fields.add(plan.attribute)
          fields.add(plan.module)
          fields.add(plan.startsGroup)
          fields.add(plan.isPackage)
        }
      }
    }
  }

  private static let declarationKind: MustacheKind = [
    "doc", "attributes", "head", "isLong", "isEmpty", "members", "isLast",
  ]

  private mutating func add(_ plan: DeclarationPlan, isLast: Bool) {
    addObject(Self.declarationKind) { fields in
      fields.add(plan.doc)
      fields.add(plan.attributes)
      fields.add(plan.head)
      fields.add(plan.isLong)
      fields.add(plan.members.isEmpty)
      fields.addList { list in
        for (index, member) in plan.members.enumerated() {
          list.add(member, plan.code, isLast: index == plan.members.count - 1)
        }
      }
      fields.add(isLast)
    }
  }

  private static let memberKind: MustacheKind = ["code", "declaration", "endsGroup"]

  private mutating func add(_ plan: MemberPlan, _ code: [UInt8], isLast: Bool) {
    addObject(Self.memberKind) { fields in
      switch plan {
      case .code(let lines):
        fields.add(code[lines])
        fields.addNull()
      case .declaration(let declaration):
        fields.addNull()
        fields.add(declaration, isLast: true)
      }
      fields.add(!isLast)
    }
  }
}
