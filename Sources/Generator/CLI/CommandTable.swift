/// One command of the tool: the help and the completions are made from these.
struct CommandForm {
  var name: String
  /// What the help shows after the name.
  var arguments: String
  var summary: String
  /// The words that it knows as its argument.
  var words: [String] = []
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
    name: "format", arguments: "SPEC-OR-FOLDER... [--check]",
    summary: "puts specs into their usual form"),
  CommandForm(
    name: "import", arguments: "openapi FILE [-o SPEC]",
    summary: "writes a library from an OpenAPI 3 document", words: ["openapi"]),
  CommandForm(
    name: "schema", arguments: "[configuration]",
    summary: "prints the JSON Schema of specs, or of mvvmgen.yaml", words: ["configuration"]),
  CommandForm(
    name: "lsp", arguments: "", summary: "serves an editor over standard input and output"),
  CommandForm(
    name: "build", arguments: "SPEC [options]", summary: "for build systems: always the same files"),
  CommandForm(
    name: "module", arguments: "SPEC... -o DIR",
    summary: "for build systems: whether the specs of a module agree"),
  CommandForm(
    name: "completions", arguments: "SHELL", summary: "prints completions for bash, zsh or fish",
    words: ["bash", "zsh", "fish"]),
]
