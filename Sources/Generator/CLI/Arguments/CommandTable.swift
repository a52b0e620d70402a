/// One command of the tool: the help and the completions are made from these.
struct CommandForm: Equatable {
  var command: CommandName
  /// What the help shows after the name.
  var arguments: String
  var summary: String
  /// The words that it knows as its argument.
  var words: [String] = []
  /// Its own options, beside `--help`.
  var options: [OptionForm] = []

  var name: String { command.rawValue }

  /// Its arguments in their order, where they are a name or a folder, and no specs.
  var places: [String] {
    let places = arguments.split(separator: " ").map { $0.filter { !"[]".contains($0) } }
    return places.allSatisfy { $0 == "NAME" || $0 == "DIR" } ? places : []
  }

  var allOptions: [OptionForm] { options + [.help] }
}

/// The commands, in the order of the help.
let commandTable: [CommandForm] = [
  CommandForm(
    command: .new, arguments: "NAME [DIR]",
    summary: "writes a small spec with comments, to start from"),
  CommandForm(
    command: .templates, arguments: "DIR", summary: "writes the built-in templates to DIR"),
  CommandForm(
    command: .context, arguments: "SPEC", summary: "prints the data that the templates get, as JSON"
  ),
  CommandForm(
    command: .explain, arguments: "[ID]", summary: "says what a message means: explain MVG062"),
  CommandForm(
    command: .format, arguments: "[SPEC-OR-FOLDER...] [--check]",
    summary: "puts specs into their usual form",
    options: [
      OptionForm(
        name: "--check",
        summary: "write nothing; exit with 1 and a list of what is not in its usual form"),
      OptionForm(name: "--diff", summary: "write nothing; show how specs would change"),
      OptionForm(name: "--quiet", short: "-q", summary: "print nothing but what is wrong"),
    ]),
  CommandForm(
    command: .importing, arguments: "openapi FILE [-o SPEC]",
    summary: "writes a library from an OpenAPI 3 document", words: ["openapi"],
    options: [
      OptionForm(
        name: "--operation", value: .operation, summary: "only this operation; can be said again"),
      OptionForm(
        name: "--output", short: "-o", value: .spec,
        summary: "where the library goes (default: standard output)"),
      OptionForm(name: "--force", summary: "overwrite what is there already"),
    ]),
  CommandForm(
    command: .schema, arguments: "[configuration]",
    summary: "prints the JSON Schema of specs, or of mvvmgen.yaml", words: ["configuration"]),
  CommandForm(
    command: .lsp, arguments: "", summary: "serves an editor over standard input and output",
    options: [
      OptionForm(name: "--stdio", summary: "what it does anyway, and many editors ask for")
    ]),
  CommandForm(
    command: .build, arguments: "SPEC [options]",
    summary: "for build systems: always the same files",
    options: [
      OptionForm(name: "--name", value: .name, summary: "what the names of the files start with"),
      OptionForm(name: "--output", short: "-o", value: .folder, summary: "where files go"),
    ] + optionTable.filter { $0.isOfBuild }),
  CommandForm(
    command: .module, arguments: "SPEC... -o DIR",
    summary: "for build systems: whether the specs of a module agree",
    options: [
      OptionForm(
        name: "--output", short: "-o", value: .folder, summary: "where MVVMGenModule.swift goes")
    ]),
  CommandForm(
    command: .completions, arguments: "SHELL", summary: "prints completions for bash, zsh or fish",
    words: ["bash", "zsh", "fish"]),
]
