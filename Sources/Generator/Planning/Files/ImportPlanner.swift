import Checking

/// The modules that a file imports: those that its own text needs, and those that the spec names.
enum ImportPlanner {
  static func imports(
    of declarations: [DeclarationPlan], _ kind: OutputKind, _ screens: [CheckedScreen],
    _ testLibrary: TestLibrary, testable: [String]
  ) -> [ImportPlan] {
    let imports = imports(of: declarations, kind, screens, testLibrary)
    guard kind == .mocks || kind == .tests else { return imports }
    // What is for tests may stand in another module than what is tested.
    return imports
      + Set(testable).sorted().enumerated().map { index, module in
        ImportPlan(attribute: "@testable ", module: module, startsGroup: index == 0)
      }
  }

  private static func imports(
    of declarations: [DeclarationPlan], _ kind: OutputKind, _ screens: [CheckedScreen],
    _ testLibrary: TestLibrary
  ) -> [ImportPlan] {
    var modules: Set<String> = []
    for screen in screens { modules.formUnion(screen.imports) }
    if kind != .models || usesRuntime(declarations) { modules.insert("MVVMRuntime") }
    if kind == .tests { modules.insert(testLibrary.module) }
    if declarations.contains(where: { mentions($0, KnownNames.foundation) }) {
      modules.insert("Foundation")
    }
    if kind == .services, !usesRuntime(declarations) { modules.remove("MVVMRuntime") }
    let opaqueTypes = Set(screens.flatMap(\.opaqueTypes))
    return modules.sorted().map { module in
      let names =
        switch module {
        case "Foundation": KnownNames.foundation
        case "MVVMRuntime": KnownNames.runtimeInInterfaces
        case testLibrary.module: Set<String>()
        default: opaqueTypes
        }
      let access = declarations.compactMap { InterfaceScan.access(of: names, in: $0) }.max()
      return ImportPlan(attribute: access?.word ?? "", module: module)
    }
  }

  private static func usesRuntime(_ declarations: [DeclarationPlan]) -> Bool {
    // Members of the runtime can be behind any expression; types alone need nothing of it.
    declarations.contains {
      mentions(
        $0, ["MessageError", "ScreenEnvironment", "DateFormat", "literal", "base64", "self"])
        || hasExpressions($0)
    }
  }

  private static func hasExpressions(_ declaration: DeclarationPlan) -> Bool {
    declaration.head.contains("extension")
  }

  private static func mentions(_ declaration: DeclarationPlan, _ words: Set<String>) -> Bool {
    if mentions(declaration.head, words) { return true }
    return declaration.members.contains { member in
      switch member {
      case .declaration(let inner): mentions(inner, words)
      case .lines(let lines, _): lines.contains { mentions($0, words) }
      }
    }
  }

  private static func mentions(_ line: String, _ words: Set<String>) -> Bool {
    if line.hasPrefix("///") { return false }
    return line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .contains { words.contains(String($0)) }
  }
}
