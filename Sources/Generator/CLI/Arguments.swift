import Diagnostics
import Spec

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
  default: break
  }
  let isBuild = rest.first == "build"
  if isBuild { rest.removeFirst() }
  let known = isBuild ? commandTable.first { $0.name == "build" }?.options ?? [] : optionTable
  var takesOptions = true
  while let argument = rest.popFirst() {
    guard takesOptions, argument.utf8.first == UInt8(ascii: "-"), argument != "-" else {
      options.paths.append(argument)
      continue
    }
    let (name, inlineValue) = split(argument)
    func value(_ what: String) throws(UsageError) -> String {
      if let inlineValue { return inlineValue }
      // What looks like one of the options is one: the value was forgotten.
      guard let next = rest.popFirst(), form(next, in: known) == nil else {
        throw UsageError(message: "\(name) needs \(what)")
      }
      return next
    }
    let option = form(name, in: known)
    guard name == "--" || option != nil else {
      let hint = suggestion(for: name, among: known.map(\.name)).map { ": \($0.hint)" } ?? ""
      let what = isBuild ? "'build' has no option" : "there is no option"
      throw UsageError(message: "\(what) '\(name)'\(hint)")
    }
    if option?.value == nil, inlineValue != nil {
      throw UsageError(message: "\(name) takes no value: leave it out")
    }
    switch name {
    case "--": takesOptions = false
    case "-h", "--help": return .help
    case "--version": return .version
    case "-o", "--output": options.output = try value("a folder")
    case "--templates": options.templates = try value("a folder")
    case "--testable": options.testableImports.append(try module(try value("a module")))
    case "--emit": options.emit += try kinds(try value("kinds of files"))
    case "--reporter": options.reporter = try reporter(try value("a format"))
    case "--tests":
      options.testLibrary = try word(
        try value("a test library"), of: name, among: Form.testLibraries)
    case "--tests-output": options.testsOutput = try value("a folder")
    case "--access":
      options.access = try word(
        try value("an access level"), of: name, among: Form.accessLevels)
    case "--config": options.configuration = .at(try value("a file"))
    case "--no-config": options.configuration = .nowhere
    case "--check": options.isCheck = true
    case "--diff": options.isDiff = true
    case "-n", "--dry-run": options.isDryRun = true
    case "-w", "--watch": options.isWatching = true
    case "--ends-with-input": options.endsWithInput = true
    case "--name" where isBuild: options.baseName = try value("a name")
    case "--imports":
      options.imports.append(try libraryModule(try value("a module and its folder")))
    case "-q", "--quiet": options.isQuiet = true
    case "--force": options.isForced = true
    case "--no-swift": options.refusesSwift = true
    case "--strict": options.isStrict = true
    default: break
    }
  }
  if options.endsWithInput, !options.isWatching {
    throw UsageError(message: "--ends-with-input is for --watch")
  }
  if options.isWatching, !options.writes {
    throw UsageError(message: "--watch writes, which --check, --diff and --dry-run don't")
  }
  guard isBuild else { return .generate(options) }
  guard options.paths.count == 1, options.output != nil, !options.emit.isEmpty else {
    throw UsageError(message: "'build' needs one spec, --output and --emit")
  }
  return .build(options)
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

private func module(_ name: String) throws(UsageError) -> String {
  let isName = name.allSatisfy(\.isInName)
  guard isName, name.first?.isNumber == false else {
    throw UsageError(message: "'\(name)' is not the name of a module")
  }
  return name
}

/// `Core=Sources/Core`
private func libraryModule(_ text: String) throws(UsageError) -> LibraryFolder {
  guard let sign = text.firstIndex(of: "=") else {
    throw UsageError(message: "--imports takes a module and its folder: NAME=DIR")
  }
  return LibraryFolder(
    module: try module(String(text[..<sign])),
    path: normalized(String(text[text.index(after: sign)...])))
}

private func form(_ name: String, in known: [OptionForm]) -> OptionForm? {
  known.first { name == $0.name || name == $0.short }
}

/// `--name=value` in its parts.
private func split(_ argument: String) -> (name: String, value: String?) {
  guard argument.hasPrefix("--"), let index = argument.firstIndex(of: "=") else {
    return (argument, nil)
  }
  return (String(argument[..<index]), String(argument[argument.index(after: index)...]))
}

/// A word that an option knows.
private func word(
  _ text: String, of option: String, among words: [String]
) throws(UsageError) -> String {
  guard words.contains(text) else {
    let all = words.joined(separator: words.count == 2 ? " or " : ", ")
    let hint = suggestion(for: text, among: words)?.hint ?? "it can be \(all)"
    throw UsageError(message: "\(option) knows no '\(text)': \(hint)")
  }
  return text
}

private func kinds(_ text: String) throws(UsageError) -> [String] {
  var kinds: [String] = []
  for part in text.split(separator: ",", omittingEmptySubsequences: false) {
    kinds.append(try word(String(part), of: "--emit", among: Form.outputKinds))
  }
  return kinds
}

private func reporter(_ text: String) throws(UsageError) -> ReporterKind {
  let names = ReporterKind.allCases.map(\.rawValue)
  return ReporterKind(rawValue: try word(text, of: "--reporter", among: names)) ?? .text
}

private func formatCommand(_ rest: ArraySlice<String>) throws(UsageError) -> Command {
  var options = FormatOptions()
  for argument in rest {
    switch argument {
    case "--check": options.isCheck = true
    case "--diff": options.isDiff = true
    case "-q", "--quiet": options.isQuiet = true
    case let option where option.hasPrefix("-"):
      throw UsageError(message: "'format' has no option '\(option)'")
    default: options.paths.append(argument)
    }
  }
  return .format(options)
}

private func moduleCommand(_ rest: ArraySlice<String>) throws(UsageError) -> Command {
  var rest = rest
  var paths: [String] = []
  var output: String?
  while let argument = rest.popFirst() {
    let (name, inlineValue) = split(argument)
    switch name {
    case "-o", "--output": output = inlineValue ?? rest.popFirst()
    case let option where option.hasPrefix("-"):
      throw UsageError(message: "'module' has no option '\(option)'")
    default: paths.append(argument)
    }
  }
  guard !paths.isEmpty, let output else {
    throw UsageError(message: "'module' needs specs and --output")
  }
  return .checkModule(paths: paths, output: output)
}

private func importCommand(_ rest: ArraySlice<String>) throws(UsageError) -> Command {
  guard rest.first == "openapi" else {
    throw UsageError(message: "'import' knows 'openapi': mvvmgen import openapi FILE")
  }
  var rest = rest.dropFirst()
  var path: String?
  var operations: [String] = []
  var output: String?
  while let argument = rest.popFirst() {
    let (name, inlineValue) = split(argument)
    switch name {
    case "--operation", "-o", "--output":
      guard let value = inlineValue ?? rest.popFirst() else {
        throw UsageError(message: "\(name) needs a value")
      }
      if name == "--operation" { operations.append(value) } else { output = value }
    case let option where option.hasPrefix("-"):
      throw UsageError(message: "'import' has no option '\(option)'")
    default:
      guard path == nil else { throw UsageError(message: "'import' takes one document") }
      path = argument
    }
  }
  guard let path else { throw UsageError(message: "'import openapi' needs a document") }
  return .importAPI(path: path, operations: operations, output: output)
}

private func newCommand(_ arguments: ArraySlice<String>) throws(UsageError) -> Command {
  guard let name = arguments.first else {
    throw UsageError(message: "'new' needs the name of a screen")
  }
  if let option = arguments.first(where: { $0.hasPrefix("-") }) {
    throw UsageError(message: "'new' has no option '\(option)'")
  }
  guard isScreenName(name) else {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map { String($0).withCapital }.joined()
    let example = isScreenName(words) ? words : "PhotoList"
    throw UsageError(
      message: "'\(name)' can't be the name of a screen: write it like \(example), in letters and "
        + "digits, with a capital first")
  }
  guard arguments.count <= 2 else {
    throw UsageError(message: "'new' takes a name and a folder and nothing else")
  }
  return .new(name: name, folder: arguments.dropFirst().first)
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
