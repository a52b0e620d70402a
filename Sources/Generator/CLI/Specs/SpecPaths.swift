import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenPaths
import MVVMGenSpec
import MVVMGenWriting

/// The specs that the arguments name: files as they are, folders with all that is in them.
struct SpecPaths {
  private(set) var paths: [String] = []
  /// What leads to no spec: a file that is something else, or a folder without any, by mistake or
  /// because the last one was deleted.
  private(set) var problems: [FileProblem] = []

  /// Lists them; what is not there ends the run, unless it is known to be gone.
  init(
    _ arguments: [String], isGone: (String) -> Bool = { _ in false }
  ) throws(FileProblem) {
    var known = KnownFiles()
    for argument in arguments {
      switch FileKind(at: argument) {
      case .missing where argument.isEmpty:
        throw FileProblem(path: "''", reason: "the path of a spec is empty")
      case .missing where isGone(argument):
        problems.append(
          FileProblem(path: argument, reason: "there is no such file or folder any more"))
      case .missing:
        throw FileProblem(
          path: argument,
          reason: "there is no such file or folder"
            + (Self.superfluous(argument)
              ?? Self.meant(by: argument).map { "; did you mean \($0)?" } ?? ""))
      case .other:
        throw FileProblem(path: argument, reason: "it is a device, pipe or socket, not a file")
      case .file:
        if let reason = Self.isNoSpec(argument) {
          problems.append(FileProblem(path: argument, reason: reason))
        } else {
          add([normalized(argument)], &known)
        }
      case .folder:
        let folder = normalized(argument)
        let specs = try listSpecs(in: folder)
        if specs.isEmpty {
          problems.append(
            FileProblem(path: argument, reason: "the folder holds no specs (*.yaml, *.yml)"))
        }
        add(specs, &known)
      }
    }
  }

  /// Why a file is no spec, as its name says. What stands in it would be told as mistakes in YAML.
  private static func isNoSpec(_ path: String) -> String? {
    let path = normalized(path)
    let name = fileName(of: path)
    if name == configurationName {
      return FoundConfiguration.place(for: .upwards) == path
        ? "it is the configuration, which is found by itself, and not a spec: name specs in its "
          + "place, or under 'specs' in it"
        : "it is a configuration, which --config names, and not a spec"
    }
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
      let language = languages[name[dot...].dropFirst().lowercased()]
    else { return nil }
    return "it is a file of \(language), by its name, and not a spec, which is a .yaml file"
  }

  /// The languages of other files in projects, by the ends of their names.
  private static let languages = [
    "swift": "Swift", "m": "Objective-C", "h": "C", "c": "C", "cpp": "C++", "kt": "Kotlin",
    "java": "Java", "py": "Python", "rb": "Ruby", "js": "JavaScript", "ts": "TypeScript",
    "sh": "the shell", "md": "Markdown", "html": "HTML", "xml": "XML", "plist": "XML",
    "toml": "TOML",
  ]

  /// What may be meant by a path that leads nowhere: an option, something beside it, or a command.
  private static func meant(by path: String) -> String? {
    if optionTable.contains(where: { $0.name == "--\(path)" }) { return "the option '--\(path)'" }
    let path = normalized(path)
    if let other = nearby(path) { return other }
    if let command = commandsOfOthers[path] { return command }
    if Form.outputKinds.contains(path) { return "'--emit ...,\(path)'" }
    return didYouMean(path, among: commandTable.map { $0.name }).map { "the command '\($0)'" }
  }

  /// What stands there under nearly the same name. A path that is written in a file of another
  /// folder is seen from here by `full`, and the answer is to be written there.
  static func nearby(_ path: String, seenAs full: String? = nil) -> String? {
    let (full, written) = (full ?? path, folder(of: path))
    let folder = folder(of: full)
    let others = (try? names(in: folder)) ?? []
    let specs = others.filter {
      $0.utf8.first != UInt8(ascii: ".")
        && (isSpec($0) || FileKind(at: folder + $0) == .folder)
    }
    let name = String(full.dropFirst(folder.count))
    return didYouMean(name, among: specs).map { "'\(written)\($0)'" }
  }

  /// What other tools call it.
  private static let commandsOfOthers = [
    "fmt": "the command 'format'", "init": "the command 'new'",
    "import-openapi": "the command 'import openapi'", "openapi": "the command 'import openapi'",
    "lint": "the option '--check'", "validate": "the option '--check'",
  ]

  /// `mvvmgen generate Specs`
  private static func superfluous(_ path: String) -> String? {
    ["generate", "gen", "run"].contains(path)
      ? "; to generate takes no command: mvvmgen Specs" : nil
  }

  private mutating func add(_ specs: [String], _ known: inout KnownFiles) {
    paths += specs.filter { known.insert($0) }
  }
}
