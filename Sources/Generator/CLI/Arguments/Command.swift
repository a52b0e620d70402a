/// What the user asked for.
enum Command: Equatable {
  case generate(GenerateOptions)
  /// Generates one spec for a build system.
  case build(GenerateOptions)
  /// Checks whether the specs of a module agree, for a build system.
  case checkModule(paths: [String], output: String)
  /// Writes the built-in templates to a folder, to start from.
  case writeTemplates(folder: String)
  /// Prints the data that the templates get, as JSON.
  case showContext(spec: String)
  /// Says what a kind of message means; nil lists them.
  case explain(id: String?)
  /// Puts specs into their usual form, or only says which are not in it.
  case format(FormatOptions)
  /// Prints the JSON Schema of specs, or that of the configuration.
  case schema(ofConfiguration: Bool)
  /// Serves an editor.
  case serveLanguage
  /// Writes a spec to start from; beside the others, where no folder is named.
  case new(name: String, folder: String?)
  /// Prints a text that is ready.
  case print(String)
  /// Writes a library from the description of an API; to standard output where no file is named.
  case importAPI(path: String, operations: [String], output: String?, isForced: Bool)
  case help
  /// Says what one command takes.
  case helpOf(CommandForm)
  case version
}
