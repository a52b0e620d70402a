/// The commands, in the order of the help.
enum CommandName: String, CaseIterable {
  case new, templates, context, explain, format
  case importing = "import"
  case schema, lsp, build, module, completions
}
