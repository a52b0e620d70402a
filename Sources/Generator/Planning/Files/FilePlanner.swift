import MVVMGenChecking
import MVVMGenExpressions
import MVVMGenPaths
import MVVMGenProgram

/// Plans the files of a spec, one for each kind that has anything in it.
public struct FilePlanner {
  private let units: [Unit]
  private let base: String
  private let source: String
  private let kinds: [OutputKind]
  private let testLibrary: TestLibrary
  private let options: FileOptions
  private let lintRules: LintRules

  /// Mocks and tests see all of the modules that are named as testable. What has the name of a type
  /// that stands beside the screens, and that they need not see, is called with its module.
  public init(
    _ programs: [ScreenProgram], specFile path: String, placeForSwift: String? = nil,
    kinds: [OutputKind] = OutputKind.allCases, testLibrary: TestLibrary = .swiftTesting,
    options: FileOptions = FileOptions(), beside others: [String] = []
  ) {
    let file = fileName(of: path)
    // Screens of one file need not see each other's types either.
    let own =
      programs.count > 1 ? programs.flatMap { $0.screen.declaredTypes }.map { $0.name } : []
    let clashing = NameSet((others + own).filter(KnownNames.all.contains))
    let units = programs.map {
      Unit($0, file: placeForSwift ?? file, testLibrary: testLibrary, clashing: clashing)
    }
    self.units = units
    base = SwiftName.base(ofFile: file)
    source = DocComment.line(file)
    self.kinds = kinds
    self.testLibrary = testLibrary
    self.options = options
    lintRules = LintRules(units)
  }

  /// All files.
  public var plans: [FilePlan] { OutputKind.allCases.compactMap { plan($0) } }

  /// The modules that mocks and tests import: that of the spec itself, where it is known.
  private var testableImports: [String] {
    guard options.testableImports.count == 1, let own = units.first?.screen.module else {
      return options.testableImports
    }
    return [own]
  }

  /// The file of a kind; nil where there is nothing to say in it, and it need not be there.
  private func plan(_ kind: OutputKind) -> FilePlan? {
    // Of the layouts nothing is wanted any more once their lines are in the plan.
    defer { LayoutSheet.ofThread.pointee.wipe() }
    let declarations =
      kinds.contains(kind) ? units.flatMap { $0.declarations(of: kind) } : []
    guard !declarations.isEmpty || options.madeAnyway.contains(kind) else { return nil }
    return FilePlan(
      name: options.name(of: kind, base: base), kind: kind, source: source,
      header: options.header + units.flatMap { $0.header(of: kind) },
      ignoredRules: lintRules.ignored(in: declarations),
      imports: declarations.isEmpty
        ? []
        : ImportPlanner.imports(
          of: declarations, kind, units, testLibrary, testable: testableImports),
      declarations: declarations)
  }
}

extension Unit {
  fileprivate func declarations(of kind: OutputKind) -> [DeclarationPlan] {
    switch kind {
    case .viewModel:
      guard !screen.isLibrary else { return [] }
      let logic = LogicNames(self)
      return FacadePlanner(self, logic).declarations() + [LogicPlanner(self, logic).declaration()]
    case .models:
      var models = ModelPlanner(self)
      let cells = CellPlanner(self)
      return screen.models.flatMap { models.declarations($0) }
        + screen.cells.flatMap { cells.declarations($0) }
        + [FormatterPlanner(self).declaration(), ConstantPlanner.declaration(self)]
        .compactMap { $0 }
    case .services:
      let services = ServicePlanner(self)
      return screen.services.map { services.declaration($0) }
    case .clients:
      return screen.services.flatMap { LiveClientPlanner(self, $0)?.declarations() ?? [] }
    case .mocks:
      let values = PlainValues(self)
      let mocks = MockPlanner(self, values)
      let stubs = StubPlanner(self, values)
      return screen.services.map { mocks.declaration($0) }
        + screen.models.compactMap { stubs.declaration($0) }
        + screen.cells.map { stubs.declaration($0) }
    case .tests: return [SuitePlanner(self).declaration()].compactMap { $0 }
    }
  }
}
