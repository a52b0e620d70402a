import Diagnostics
import Spec

/// Reads what is to be generated, and how.
func generateCommand(
  _ arguments: ArraySlice<String>, _ given: GenerateOptions, isBuild: Bool
) throws(UsageError) -> Command {
  var (rest, options) = (arguments, given)
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

private func module(_ name: String) throws(UsageError) -> String {
  let isName = name.allSatisfy(\.isInName)
  guard isName, name.first?.isNumber == false else {
    throw UsageError(message: "'\(name)' is not the name of a module")
  }
  return name
}

/// `Core=Sources/Core`
func libraryModule(_ text: String) throws(UsageError) -> LibraryFolder {
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
