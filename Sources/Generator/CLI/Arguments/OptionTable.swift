import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenSpec

/// One option: the help, the completions and the suggestions are made from these.
struct OptionForm: Equatable {
  var name: String
  var short: String?
  /// What it takes; nil for one without a value.
  var value: OptionValue?
  /// The words that it knows, where these are all.
  var words: [String] = []
  /// Whether `build`, which always writes one spec's files, has it too.
  var isOfBuild = false
  var summary: String

  static let help = OptionForm(name: "--help", short: "-h", summary: "print this")
}

/// The options of generating, in the order of the help.
let optionTable: [OptionForm] = [
  OptionForm(
    name: "--output", short: "-o", value: .folder,
    summary: "where files go (default: Generated/<Spec> beside Package.swift)"),
  OptionForm(
    name: "--tests", value: .testLibrary, words: Form.testLibraries,
    isOfBuild: true, summary: "what runs the scenarios: swift-testing (default) or xctest"),
  OptionForm(name: "--tests-output", value: .folder, summary: "where mocks and tests go instead"),
  OptionForm(
    name: "--testable", value: .module,
    isOfBuild: true, summary: "the module that mocks and tests are for, where they are in another"),
  OptionForm(
    name: "--imports", value: .moduleFolder, isOfBuild: true,
    summary: "the module that libraries in DIR belong to: imported, not generated"),
  OptionForm(
    name: "--emit", value: .kinds, words: Form.outputKinds,
    isOfBuild: true, summary: "only these: \(Form.outputKinds.joined(separator: ","))"),
  OptionForm(
    name: "--access", value: .accessLevel, words: Form.accessLevels,
    isOfBuild: true,
    summary: "of specs that name none: \(Form.accessLevels.joined(separator: ", "))"),
  OptionForm(
    name: "--templates", value: .folder, isOfBuild: true,
    summary: "templates that replace the built-in ones by name"),
  OptionForm(
    name: "--config", value: .file, isOfBuild: true,
    summary: "the configuration (default: mvvmgen.yaml, upwards)"),
  OptionForm(name: "--no-config", isOfBuild: true, summary: "go by no configuration"),
  OptionForm(
    name: "--check", summary: "write nothing; exit with 2 and a list of what is out of date"),
  OptionForm(name: "--diff", summary: "write nothing; show how files would change"),
  OptionForm(
    name: "--dry-run", short: "-n", summary: "write nothing; tell what would be written"),
  OptionForm(
    name: "--watch", short: "-w", summary: "generate again after each change, until Ctrl-C"),
  OptionForm(
    name: "--ends-with-input",
    summary: "with --watch: end when the standard input does, with whoever holds it"),
  OptionForm(
    name: "--reporter", value: .format, words: ReporterKind.allCases.map { $0.rawValue },
    summary: "how messages are shown: text, line, json, github or sarif"),
  OptionForm(name: "--strict", isOfBuild: true, summary: "warnings are errors"),
  OptionForm(name: "--no-swift", isOfBuild: true, summary: "refuse specs with Swift in them"),
  OptionForm(name: "--force", summary: "overwrite generated files that were edited"),
  OptionForm(
    name: "--quiet", short: "-q",
    summary: "print nothing but what is wrong, and what --check, --diff and --dry-run are for"),
  .help,
  OptionForm(name: "--version", summary: "print the version"),
]
