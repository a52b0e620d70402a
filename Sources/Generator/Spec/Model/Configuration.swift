/// What `mvvmgen.yaml` says. Its paths are relative to the folder that it is in.
public struct Configuration: Equatable, Sendable {
  /// Specs, or folders with specs.
  public var specs: [Located<String>] = []
  /// The folder that files are written to.
  public var output: String?
  /// The access level of specs that name none.
  public var access: String?
  /// A folder with templates.
  public var templates: Located<String>?
  /// The kinds of files; all where nothing is said.
  public var emit: [String] = []
  /// What runs the scenarios.
  public var testLibrary: String?
  /// The folder for mocks and tests.
  public var testsOutput: String?
  /// The module that mocks and tests import.
  public var testedModule: String?
  /// The folders of libraries that belong to other modules, by the modules.
  public var imports: [String: Located<String>] = [:]
  /// Whether warnings are errors.
  public var isStrict = false
  /// The lines at the top of each file.
  public var header: [String] = []
  /// The names of files by their kind.
  public var names: [String: String] = [:]

  /// A configuration that says nothing.
  public init() {}
}
