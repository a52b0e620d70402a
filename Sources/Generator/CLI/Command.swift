import Diagnostics

/// What the user asked for.
enum Command: Equatable {
  case generate(GenerateOptions)
  /// Writes the built-in templates to a folder, to start from.
  case writeTemplates(folder: String)
  /// Prints the data that the templates get, as JSON.
  case showContext(spec: String)
  /// Says what a kind of message means; nil lists them.
  case explain(id: String?)
  /// Puts specs into their usual form, or only says which are not in it.
  case format(paths: [String], isCheck: Bool, isQuiet: Bool)
  /// Prints the JSON Schema of specs.
  case schema
  /// Serves an editor.
  case serveLanguage
  case help
  case version
}

/// How to generate.
struct GenerateOptions: Equatable {
  /// Spec files, and folders with specs.
  var paths: [String] = []
  /// Where files go; nil for the default.
  var output: String?
  /// A folder with templates that replace the built-in ones by name.
  var templates: String?
  /// The kinds of files, all where nothing is said.
  var emit: [String] = []
  /// What runs the scenarios.
  var testLibrary = testLibraries[0]
  /// The modules that mocks and tests import as testable.
  var testableImports: [String] = []
  var isQuiet = false
  /// Refuses specs with Swift in them: for specs from people one does not know.
  var refusesSwift = false
  /// How diagnostics are shown.
  var reporter = ReporterKind.text
  /// A warning is as bad as an error.
  var isStrict = false
  /// Overwrites files that mvvmgen did not write.
  var isForced = false
}
