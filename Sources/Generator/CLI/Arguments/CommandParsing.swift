import MVVMGenDiagnostics
import MVVMGenPaths

/// Reads the arguments, without the name of the program.
func parseArguments(_ arguments: [String]) throws(UsageError) -> Command {
  var rest = arguments[...]
  var options = GenerateOptions()
  // Before a command they hold for any command: the command plugin puts them there.
  while let modules = rest.dropFirst().first, rest.first == "--imports" {
    options.imports.append(try libraryModule(modules))
    rest = rest.dropFirst(2)
  }
  if rest.first == "help" { return try helpCommand(rest.dropFirst()) }
  // The table is only made for a command.
  guard let name = rest.first.flatMap(CommandName.init(rawValue:)),
    let form = commandTable.first(where: { $0.command == name })
  else { return try generateCommand(Arguments(rest), options) }
  rest.removeFirst()
  // Help is given whatever else is wrong.
  let beforeEnd = rest.prefix { $0 != "--" }
  if beforeEnd.contains(OptionForm.help.name) || beforeEnd.contains("-h") { return .helpOf(form) }
  return try command(form.command, Arguments(rest, of: form), options)
}

private func command(
  _ command: CommandName, _ given: Arguments, _ options: GenerateOptions
) throws(UsageError) -> Command {
  switch command {
  case .new: return try newCommand(given)
  case .templates: return .writeTemplates(folder: try given.onlyWord("a folder"))
  case .context: return .showContext(spec: try given.onlyWord("a spec"))
  case .explain:
    return .explain(id: given.words.isEmpty ? nil : try given.onlyWord("the id of a message"))
  case .format:
    return .format(
      FormatOptions(
        paths: given.words, isCheck: given.has("--check"), isDiff: given.has("--diff"),
        isQuiet: given.has("--quiet")))
  case .importing: return try importCommand(given)
  case .schema:
    guard !given.words.isEmpty else { return .schema(ofConfiguration: false) }
    _ = try given.knownWord(given.onlyWord("'configuration'"))
    return .schema(ofConfiguration: true)
  case .lsp:
    guard given.words.isEmpty else { throw given.problem("takes no arguments") }
    return .serveLanguage
  case .build: return try buildCommand(given, options)
  case .module:
    guard !given.words.isEmpty, let output = given["--output"] else {
      throw given.problem("needs specs and --output")
    }
    return .checkModule(paths: given.words, output: output)
  case .completions:
    let shell = try given.knownWord(given.onlyWord("a shell"))
    return .print(Completions.script(for: shell) ?? "")
  }
}

/// `help`, or `help format`.
private func helpCommand(_ rest: ArraySlice<String>) throws(UsageError) -> Command {
  guard let name = rest.first, !name.hasPrefix("-") else { return .help }
  if let command = commandTable.first(where: { $0.name == name }) { return .helpOf(command) }
  let hint = suggestion(for: name, among: commandTable.map { $0.name }).map { ": \($0)" } ?? ""
  throw UsageError(message: "there is no command '\(name)'\(hint)")
}

private func importCommand(_ given: Arguments) throws(UsageError) -> Command {
  guard let kind = given.words.first else {
    throw given.problem("knows 'openapi': mvvmgen import openapi FILE")
  }
  _ = try given.knownWord(
    kind, hint: given.words.count == 1 ? "write it behind 'openapi'" : "write 'openapi'")
  guard let path = given.words.dropFirst().first else {
    throw given.problem("needs a document: mvvmgen import openapi FILE")
  }
  guard given.words.count == 2 else { throw given.problem("takes one document") }
  return .importAPI(
    path: path, operations: given.values(of: "--operation"), output: given["--output"],
    isForced: given.has("--force"))
}

private func newCommand(_ given: Arguments) throws(UsageError) -> Command {
  guard let name = given.words.first else { throw given.problem("needs the name of a screen") }
  guard isScreenName(name) else {
    // `Specs/Player.yaml`
    let (folder, file) = splitPath(name)
    let words = (specStem(of: file) ?? file[...]).split { !$0.isLetter && !$0.isNumber }
      .map { String($0).withCapital }.joined()
    let example = isScreenName(words) ? words : "PhotoList"
    if !folder.isEmpty {
      throw UsageError(
        message: "a folder comes behind the name: write 'new \(example) \(withoutSlashes(folder))'",
        isInHelp: false)
    }
    throw UsageError(
      message: "'\(name)' can't be the name of a screen: write it like \(example), in letters and "
        + "digits, with a capital first", isInHelp: false)
  }
  guard given.words.count <= 2 else {
    throw given.problem("takes a name and a folder and nothing else")
  }
  return .new(name: name, folder: given.words.dropFirst().first)
}
