import Diagnostics
import Writing

/// The specs that the arguments name: files as they are, folders with all that is in them.
func specPaths(of arguments: [String]) throws(FileProblem) -> [String] {
  var paths: [String] = []
  for argument in arguments {
    switch FileKind(at: argument) {
    case .missing:
      let command = didYouMean(argument, among: commandTable.map(\.name))
      throw FileProblem(
        path: argument,
        reason: "there is no such file or folder"
          + (command.map { "; did you mean the command '\($0)'?" } ?? ""))
    case .other:
      throw FileProblem(path: argument, reason: "it is a device, pipe or socket, not a file")
    case .file: paths.append(normalized(argument))
    case .folder:
      let specs = try listSpecs(in: argument)
      guard !specs.isEmpty else {
        throw FileProblem(path: argument, reason: "the folder holds no specs (*.yaml)")
      }
      paths += specs.map(normalized)
    }
  }
  var seen: Set<String> = []
  return paths.filter { seen.insert($0).inserted }
}
