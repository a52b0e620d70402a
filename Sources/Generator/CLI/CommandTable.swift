/// One command of the tool: the help and the completions are made from these.
struct CommandForm: Equatable {
  var name: String
  /// What the help shows after the name.
  var arguments: String
  var summary: String
  /// The words that it knows as its argument.
  var words: [String] = []
  /// Those of its own, beside `--help`.
  var options: [OptionForm] = []
}

/// The commands, in the order of the help.
let commandTable: [CommandForm] = [
  CommandForm(
    name: "new", arguments: "NAME [DIR]",
    summary: "writes a small spec with comments, to start from"),
  CommandForm(
    name: "templates", arguments: "DIR", summary: "writes the built-in templates to DIR"),
  CommandForm(
    name: "context", arguments: "SPEC", summary: "prints the data that the templates get, as JSON"),
  CommandForm(
    name: "explain", arguments: "[ID]", summary: "says what a message means: explain MVG062"),
  CommandForm(
    name: "format", arguments: "[SPEC-OR-FOLDER...] [--check]",
    summary: "puts specs into their usual form",
    options: [
      OptionForm(
        name: "--check",
        summary: "write nothing; exit with 1 and a list of what is not in its usual form"),
      OptionForm(name: "--diff", summary: "write nothing; show how specs would change"),
      OptionForm(name: "--quiet", short: "-q", summary: "print nothing but what is wrong"),
    ]),
  CommandForm(
    name: "import", arguments: "openapi FILE [-o SPEC]",
    summary: "writes a library from an OpenAPI 3 document", words: ["openapi"],
    options: [
      OptionForm(
        name: "--operation", value: "ID", summary: "only this operation; can be said again"),
      OptionForm(
        name: "--output", short: "-o", value: "SPEC",
        summary: "where the library goes (default: standard output)"),
    ]),
  CommandForm(
    name: "schema", arguments: "[configuration]",
    summary: "prints the JSON Schema of specs, or of mvvmgen.yaml", words: ["configuration"]),
  CommandForm(
    name: "lsp", arguments: "", summary: "serves an editor over standard input and output"),
  CommandForm(
    name: "build", arguments: "SPEC [options]", summary: "for build systems: always the same files",
    options: [
      OptionForm(name: "--name", value: "NAME", summary: "what the names of the files start with"),
      OptionForm(name: "--output", short: "-o", value: "DIR", summary: "where files go"),
    ] + optionTable.filter(\.isOfBuild)),
  CommandForm(
    name: "module", arguments: "SPEC... -o DIR",
    summary: "for build systems: whether the specs of a module agree",
    options: [
      OptionForm(
        name: "--output", short: "-o", value: "DIR", summary: "where MVVMGenModule.swift goes")
    ]),
  CommandForm(
    name: "completions", arguments: "SHELL", summary: "prints completions for bash, zsh or fish",
    words: ["bash", "zsh", "fish"]),
]
