import Diagnostics

/// Why the arguments make no sense.
struct UsageError: Error, Equatable {
  var message: String
}

/// Reads the arguments, without the name of the program.
func parseArguments(_ arguments: [String]) throws(UsageError) -> Command {
  var rest = arguments[...]
  switch rest.first {
  case nil: throw UsageError(message: "no spec is named")
  case "templates"?:
    return .writeTemplates(folder: try onlyArgument(of: "templates", "a folder", rest.dropFirst()))
  case "context"?:
    return .showContext(spec: try onlyArgument(of: "context", "a spec", rest.dropFirst()))
  case "explain"?:
    guard rest.count > 1 else { return .explain(id: nil) }
    return .explain(id: try onlyArgument(of: "explain", "the id of a message", rest.dropFirst()))
  case "format"?: return try formatCommand(rest.dropFirst())
  case "schema"?, "lsp"?:
    guard rest.count == 1 else {
      throw UsageError(message: "'\(rest[0])' takes nothing else")
    }
    return rest[0] == "lsp" ? .serveLanguage : .schema
  case "help"?: return .help
  default: break
  }
  var options = GenerateOptions()
  var takesOptions = true
  while let argument = rest.popFirst() {
    guard takesOptions, argument.utf8.first == UInt8(ascii: "-"), argument != "-" else {
      options.paths.append(argument)
      continue
    }
    let (name, inlineValue) = split(argument)
    func value(_ what: String) throws(UsageError) -> String {
      if let inlineValue { return inlineValue }
      guard let next = rest.popFirst() else {
        throw UsageError(message: "\(name) needs \(what)")
      }
      return next
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
    case "--tests": options.testLibrary = try testLibrary(try value("a test library"))
    case "-q", "--quiet": options.isQuiet = true
    case "--force": options.isForced = true
    case "--no-swift": options.refusesSwift = true
    case "--strict": options.isStrict = true
    default:
      let hint = suggestion(for: name, among: optionNames).map { ": \($0)" } ?? ""
      throw UsageError(message: "there is no option '\(name)'\(hint)")
    }
  }
  guard !options.paths.isEmpty else { throw UsageError(message: "no spec is named") }
  return .generate(options)
}

/// The libraries that `--tests` knows, the one that is used where nothing is said first.
let testLibraries = ["swift-testing", "xctest"]

/// The kinds of files that `--emit` knows.
let emitKinds = ["viewmodel", "models", "services", "clients", "mocks", "tests"]

private let optionNames = [
  "--output", "--templates", "--testable", "--emit", "--tests", "--quiet", "--force", "--no-swift",
  "--strict", "--reporter", "--help",
  "--version",
]

private func module(_ name: String) throws(UsageError) -> String {
  let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  guard isName, name.first?.isNumber == false else {
    throw UsageError(message: "'\(name)' is not the name of a module")
  }
  return name
}

/// `--name=value` in its parts.
private func split(_ argument: String) -> (name: String, value: String?) {
  guard argument.hasPrefix("--"), let index = argument.firstIndex(of: "=") else {
    return (argument, nil)
  }
  return (String(argument[..<index]), String(argument[argument.index(after: index)...]))
}

private func kinds(_ text: String) throws(UsageError) -> [String] {
  var kinds: [String] = []
  for part in text.split(separator: ",", omittingEmptySubsequences: false) {
    let kind = String(part)
    guard emitKinds.contains(kind) else {
      let hint =
        suggestion(for: kind, among: emitKinds) ?? "it can be \(emitKinds.joined(separator: ", "))"
      throw UsageError(message: "--emit knows no '\(kind)': \(hint)")
    }
    kinds.append(kind)
  }
  return kinds
}

private func formatCommand(_ rest: ArraySlice<String>) throws(UsageError) -> Command {
  var paths: [String] = []
  var isCheck = false
  var isQuiet = false
  for argument in rest {
    switch argument {
    case "--check": isCheck = true
    case "-q", "--quiet": isQuiet = true
    case let option where option.hasPrefix("-"):
      throw UsageError(message: "'format' has no option '\(option)'")
    default: paths.append(argument)
    }
  }
  guard !paths.isEmpty else { throw UsageError(message: "'format' needs a spec or a folder") }
  return .format(paths: paths, isCheck: isCheck, isQuiet: isQuiet)
}

private func reporter(_ text: String) throws(UsageError) -> ReporterKind {
  if let kind = ReporterKind(rawValue: text) { return kind }
  let names = ReporterKind.allCases.map(\.rawValue)
  let hint = suggestion(for: text, among: names) ?? "it can be \(names.joined(separator: ", "))"
  throw UsageError(message: "--reporter knows no '\(text)': \(hint)")
}

private func testLibrary(_ name: String) throws(UsageError) -> String {
  guard testLibraries.contains(name) else {
    let hint =
      suggestion(for: name, among: testLibraries)
      ?? "it can be \(testLibraries.joined(separator: " or "))"
    throw UsageError(message: "--tests knows no '\(name)': \(hint)")
  }
  return name
}

private func onlyArgument(
  of command: String, _ what: String, _ rest: ArraySlice<String>
) throws(UsageError) -> String {
  guard let argument = rest.first, argument != "--help" else {
    throw UsageError(message: "'\(command)' needs \(what)")
  }
  guard rest.count == 1 else {
    throw UsageError(message: "'\(command)' takes \(what) and nothing else")
  }
  return argument
}
