import Checking
import Expressions
import Program

/// The files of a spec: one for each kind that has anything in it. Mocks and tests see all of the
/// modules that are named as testable. What has the name of a type that stands beside them, and
/// that they need not see, is called with its module.
public func planFiles(
  _ screens: [CheckedScreen], specFile path: String,
  kinds: [OutputKind] = OutputKind.allCases, testLibrary: TestLibrary = .swiftTesting,
  options: FileOptions = FileOptions(), beside others: [String] = []
) -> [FilePlan] {
  let file = fileName(of: path)
  let base = SwiftName.base(ofFile: file)
  // Screens of one file need not see each other's types either.
  let own = screens.count > 1 ? screens.flatMap(\.declaredTypes).map(\.name) : []
  let units = screens.map {
    Unit($0, file: file, testLibrary: testLibrary, beside: NameSet(others + own))
  }
  let ignoredRules = LintRules.ignored(for: units)
  return OutputKind.allCases.compactMap { kind in
    let declarations =
      kinds.contains(kind) ? units.flatMap { $0.declarations(of: kind) } : []
    guard !declarations.isEmpty || options.madeAnyway.contains(kind) else { return nil }
    return FilePlan(
      name: options.name(of: kind, base: base), kind: kind, source: DocComment.line(file),
      header: options.header, ignoredRules: ignoredRules,
      imports: declarations.isEmpty
        ? []
        : ImportPlanner.imports(
          of: declarations, kind, screens, testLibrary, testable: options.testableImports),
      declarations: declarations)
  }
}

extension Unit {
  fileprivate func declarations(of kind: OutputKind) -> [DeclarationPlan] {
    switch kind {
    case .viewModel:
      guard !screen.isLibrary else { return [] }
      return FacadePlanner(self).declarations() + [LogicPlanner(self).declaration()]
    case .models:
      let models = ModelPlanner(self)
      let cells = CellPlanner(self)
      return screen.models.flatMap { models.declarations($0) }
        + screen.cells.flatMap { cells.declarations($0) }
        + [FormatterPlanner(self).declaration(), ConstantPlanner.declaration(self)]
        .compactMap { $0 }
    case .services:
      let services = ServicePlanner(self)
      return screen.services.map { services.declaration($0) }
    case .clients:
      let clients = LiveClientPlanner(self)
      return screen.services.flatMap { clients.declarations($0) }
    case .mocks:
      let mocks = MockPlanner(self)
      let stubs = StubPlanner(self)
      return screen.services.map { mocks.declaration($0) }
        + screen.models.compactMap { stubs.declaration($0) }
        + screen.cells.map { stubs.declaration($0) }
    case .tests: return [SuitePlanner(self).declaration()].compactMap { $0 }
    }
  }
}
