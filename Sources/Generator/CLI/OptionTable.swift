import Diagnostics
import Spec

/// One option of generating: the help, the completions and the suggestions are made from these.
struct OptionForm {
  var name: String
  var short: String?
  /// What the help calls its value; nil for one without.
  var value: String?
  /// The words that it knows, where these are all.
  var words: [String] = []
  var summary: String
}

/// The options of generating, in the order of the help.
let optionTable: [OptionForm] = [
  OptionForm(
    name: "--output", short: "-o", value: "DIR",
    summary: "where files go (default: Generated/<Spec> beside Package.swift)"),
  OptionForm(
    name: "--tests", value: "LIBRARY", words: Form.testLibraries,
    summary: "what runs the scenarios: swift-testing (default) or xctest"),
  OptionForm(name: "--tests-output", value: "DIR", summary: "where mocks and tests go instead"),
  OptionForm(
    name: "--testable", value: "MODULE",
    summary: "the module that mocks and tests are for, where they are in another"),
  OptionForm(
    name: "--emit", value: "KINDS", words: Form.outputKinds,
    summary: "only these: \(Form.outputKinds.joined(separator: ","))"),
  OptionForm(
    name: "--access", value: "LEVEL", words: Form.accessLevels,
    summary: "of specs that name none: \(Form.accessLevels.joined(separator: ", "))"),
  OptionForm(
    name: "--templates", value: "DIR", summary: "templates that replace the built-in ones by name"),
  OptionForm(
    name: "--config", value: "FILE", summary: "the configuration (default: mvvmgen.yaml, upwards)"),
  OptionForm(name: "--no-config", summary: "go by no configuration"),
  OptionForm(
    name: "--check", summary: "write nothing; exit with 2 and a list of what is out of date"),
  OptionForm(name: "--diff", summary: "write nothing; show how files would change"),
  OptionForm(
    name: "--dry-run", short: "-n", summary: "write nothing; tell what would be written"),
  OptionForm(name: "--watch", short: "-w", summary: "generate again after each change"),
  OptionForm(
    name: "--reporter", value: "HOW", words: ReporterKind.allCases.map(\.rawValue),
    summary: "how messages are shown: text, line, json, github or sarif"),
  OptionForm(name: "--strict", summary: "warnings are errors"),
  OptionForm(name: "--no-swift", summary: "refuse specs with Swift in them"),
  OptionForm(name: "--force", summary: "overwrite generated files that were edited"),
  OptionForm(name: "--quiet", short: "-q", summary: "print nothing but what is wrong"),
  OptionForm(name: "--help", short: "-h", summary: "print this"),
  OptionForm(name: "--version", summary: "print the version"),
]
