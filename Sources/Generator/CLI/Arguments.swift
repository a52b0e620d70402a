import Diagnostics

/// Why the arguments make no sense.
struct UsageError: Error, Equatable {
  var message: String
}

/// Reads the arguments, without the name of the program.
func parseArguments(_ arguments: [String]) throws(UsageError) -> Command {
  var rest = arguments[...]
  var options = GenerateOptions()
  // Before a command they are for all of them, as the command plugin says them.
  while let modules = rest.dropFirst().first, rest.first == "--imports" {
    options.imports.append(try libraryModule(modules))
    rest = rest.dropFirst(2)
  }
  if let command = try commandToExplain(rest) { return .helpOf(command) }
  if let command = try otherCommand(rest) { return command }
  let isBuild = rest.first == "build"
  if isBuild { rest.removeFirst() }
  return try generateCommand(rest, options, isBuild: isBuild)
}

/// Any command but generating; nil where the arguments name none.
private func otherCommand(_ rest: ArraySlice<String>) throws(UsageError) -> Command? {
  switch rest.first {
  case "templates"?:
    return .writeTemplates(folder: try onlyArgument(of: "templates", "a folder", rest.dropFirst()))
  case "context"?:
    return .showContext(spec: try onlyArgument(of: "context", "a spec", rest.dropFirst()))
  case "explain"?:
    guard rest.count > 1 else { return .explain(id: nil) }
    return .explain(id: try onlyArgument(of: "explain", "the id of a message", rest.dropFirst()))
  case "format"?: return try formatCommand(rest.dropFirst())
  case "import"?: return try importCommand(rest.dropFirst())
  case "lsp"?:
    // Many editors say how they talk.
    guard rest.dropFirst().allSatisfy({ $0 == "--stdio" }) else {
      throw UsageError(message: "'lsp' takes nothing else")
    }
    return .serveLanguage
  case "schema"?:
    guard rest.count == 1 || Array(rest.dropFirst()) == ["configuration"] else {
      throw UsageError(message: "'schema' takes nothing, or 'configuration'")
    }
    return .schema(ofConfiguration: rest.count > 1)
  case "module"?: return try moduleCommand(rest.dropFirst())
  case "new"?: return try newCommand(rest.dropFirst())
  case "completions"?:
    let shell = try onlyArgument(of: "completions", "a shell", rest.dropFirst())
    guard let script = Completions.script(for: shell) else {
      throw UsageError(message: "there are completions for bash, zsh and fish, not for '\(shell)'")
    }
    return .print(script)
  case "help"?: return .help
  default: return nil
  }
}

/// The command that somebody wants to know of: `format --help`, or `help format`.
private func commandToExplain(_ arguments: ArraySlice<String>) throws(UsageError) -> CommandForm? {
  let rest = arguments.dropFirst()
  if arguments.first == "help", let name = rest.first, !name.hasPrefix("-") {
    if let command = commandTable.first(where: { $0.name == name }) { return command }
    let hint = suggestion(for: name, among: commandTable.map(\.name)).map { ": \($0.hint)" } ?? ""
    throw UsageError(message: "there is no command '\(name)'\(hint)")
  }
  guard rest.prefix(while: { $0 != "--" }).contains(where: { ["-h", "--help"].contains($0) })
  else { return nil }
  return commandTable.first { $0.name == arguments.first }
}

/// `--name=value` in its parts.
func split(_ argument: String) -> (name: String, value: String?) {
  guard argument.hasPrefix("--"), let index = argument.firstIndex(of: "=") else {
    return (argument, nil)
  }
  return (String(argument[..<index]), String(argument[argument.index(after: index)...]))
}

private func onlyArgument(
  of command: String, _ what: String, _ rest: ArraySlice<String>
) throws(UsageError) -> String {
  guard let argument = rest.first else {
    throw UsageError(message: "'\(command)' needs \(what)")
  }
  guard rest.count == 1 else {
    throw UsageError(message: "'\(command)' takes \(what) and nothing else")
  }
  return argument
}
