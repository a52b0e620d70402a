import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenPlanning
import MVVMGenProgram
import MVVMGenRendering

/// One run: from the text of a spec to the text of its files, and nothing of the disk.
public struct Pipeline: Sendable {
  /// What is generated, and how.
  public struct Options: Sendable {
    /// The kinds of files.
    public var kinds: [OutputKind]
    /// What lays the files out.
    var templates: TemplateSet
    /// Whether specs with Swift in them are refused.
    var refusesSwift: Bool
    /// Whether a warning is as bad as an error.
    public var isStrict: Bool
    /// What runs the scenarios.
    var testLibrary: TestLibrary
    /// What is said of the files as such.
    public var files: FileOptions
    /// The access level of specs that don't name one.
    public var access: String?
    /// Which libraries belong to other modules.
    public var libraryModules = LibraryModules()

    /// By default all kinds, with Swift allowed.
    public init(
      kinds: [OutputKind] = OutputKind.allCases, templates: TemplateSet,
      refusesSwift: Bool = false, isStrict: Bool = false,
      testLibrary: TestLibrary = .swiftTesting, files: FileOptions = FileOptions(),
      access: String? = nil
    ) {
      self.kinds = kinds
      self.templates = templates
      self.refusesSwift = refusesSwift
      self.isStrict = isStrict
      self.testLibrary = testLibrary
      self.files = files
      self.access = access
    }
  }

  private let options: Options

  /// A pipeline with its options, for any number of runs.
  public init(_ options: Options) {
    self.options = options
  }

  /// Generates the files of one spec file.
  public func run(_ file: SourceFile, using source: some SpecSource) -> PipelineResult {
    generate(check(file, using: source))
  }

  /// What the spec declares, and what is wrong with it: the first half of a run.
  public func check(
    _ file: SourceFile, using source: some SpecSource, _ sight: Sight? = nil
  ) -> CheckedFile {
    // 1. Read and decode the file, and what it uses; 2. check it, and choose what is told.
    var loader = LibraryLoader(
      source: source, access: options.access, modules: options.libraryModules, sight: sight)
    let loaded = loader.load(file)
    let screens = loaded.screens
    var told = loaded.told(of: file, in: loader.files, from: source)
    if options.refusesSwift { told += screens.flatMap { $0.swiftRefusals } }
    if options.isStrict { told = told.map { $0.strict } }
    var result = PipelineResult(diagnostics: told.inSourceOrder(), files: loader.files)
    if !told.hasErrors { addDeclarations(of: screens, in: file, to: &result) }
    return CheckedFile(
      file: file, placeForSwift: source.placeForSwift(of: file), screens: screens, result: result)
  }

  private func addDeclarations(
    of screens: [CheckedScreen], in file: SourceFile, to result: inout PipelineResult
  ) {
    result.declared = screens.flatMap { $0.declaredTypes }
    // Those of other modules, or all where the modules are not known.
    let module = screens.first?.module
    result.libraries = screens.flatMap { $0.libraries }.filter {
      $0.module != module || options.libraryModules.isEmpty
    }
    if screens.count > 1 {
      var module = ModuleTypes()
      module.add(&result, of: file)
    }
  }

  /// Nothing is planned where something is wrong.
  private func plans(of checked: CheckedFile) -> [FilePlan] {
    guard !checked.result.diagnostics.hasErrors else { return [] }
    // 3. Turn each screen into a program; 4. decide every name and statement of the files.
    return planner(of: checked.screens.map { ScreenProgram($0) }, in: checked).plans
  }

  /// The files of one that is checked: the second half of a run.
  public func generate(_ checked: CheckedFile) -> PipelineResult {
    var result = checked.result
    do throws(RenderingError) {
      // 5. Lay out what is planned.
      for plan in plans(of: checked) {
        result.generated.append(try options.templates.render(plan))
      }
    } catch {
      result.generated = []
      result.failure = error.description
    }
    return result
  }

  /// A run up to the plans: what the templates get.
  public func plan(
    _ file: SourceFile, using source: some SpecSource
  ) -> (plans: [FilePlan], result: PipelineResult) {
    let checked = check(file, using: source)
    return (plans(of: checked), checked.result)
  }

  func planner(
    of programs: [ScreenProgram], in file: CheckedFile, beside others: [String] = []
  ) -> FilePlanner {
    FilePlanner(
      programs, specFile: file.file.name, placeForSwift: file.placeForSwift, kinds: options.kinds,
      testLibrary: options.testLibrary, options: options.files, beside: others)
  }

  /// What the checker knows of a place in a file, in bytes, or of all places: for editors.
  public func look(at offset: Int?, in file: SourceFile, using source: some SpecSource) -> Sight {
    let sight = Sight(file: .main, offset: offset)
    _ = check(file, using: source, sight)
    return sight
  }
}

extension Diagnostic {
  /// The same as an error where it is a warning.
  fileprivate var strict: Diagnostic {
    var diagnostic = self
    if severity == .warning { diagnostic.severity = .error }
    return diagnostic
  }
}
