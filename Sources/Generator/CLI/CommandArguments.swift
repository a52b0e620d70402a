import Diagnostics

func formatCommand(_ rest: ArraySlice<String>) throws(UsageError) -> Command {
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

func moduleCommand(_ rest: ArraySlice<String>) throws(UsageError) -> Command {
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

func importCommand(_ rest: ArraySlice<String>) throws(UsageError) -> Command {
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

func newCommand(_ arguments: ArraySlice<String>) throws(UsageError) -> Command {
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
