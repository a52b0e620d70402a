import MVVMGenDiagnostics

/// How to generate, as the arguments say it.
struct GenerateOptions: Equatable {
  /// Spec files, and folders with specs.
  var paths: [String] = []
  /// Where files go; nil for the default.
  var output: String?
  /// Where mocks and tests go; nil for where the other files go.
  var testsOutput: String?
  /// The modules that mocks and tests import as testable.
  var testableImports: [String] = []
  /// A folder with templates that replace the built-in ones by name.
  var templates: String?
  /// The kinds of files; all where it is empty.
  var emit: [String] = []
  /// The access level of specs that name none.
  var access: String?
  /// Where the configuration is.
  var configuration = ConfigurationPlace.upwards
  /// What runs the scenarios; nil for Swift Testing.
  var testLibrary: String?
  /// How diagnostics are shown.
  var reporter = ReporterKind.text
  var isQuiet = false
  /// Refuses specs with Swift in them: for specs from strangers.
  var refusesSwift = false
  /// A warning is as bad as an error.
  var isStrict = false
  /// Overwrites generated files that somebody edited.
  var isForced = false
  /// Lists files that are out of date, and fails if there are any; writes nothing.
  var isCheck = false
  /// Shows how files would change; writes nothing.
  var isDiff = false
  /// Lists what would be done; writes nothing.
  var isDryRun = false
  /// Keeps running, and generates again after each change.
  var isWatching = false
  /// Whether watching ends with the standard input.
  var endsWithInput = false
  /// The modules of libraries in other folders.
  var imports: [LibraryFolder] = []
  /// For a build: what the names of the files start with.
  var baseName: String?

  /// Whether anything may be written.
  var writes: Bool { !isCheck && !isDiff && !isDryRun }
}
