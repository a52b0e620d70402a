import Diagnostics
import Writing

/// The specs that the arguments name: files as they are, folders with all that is in them.
struct SpecPaths {
  private(set) var paths: [String] = []
  /// Folders without any: a mistake, or the last one was deleted.
  private(set) var emptyFolders: [FileProblem] = []

  init(_ arguments: [String]) throws(FileProblem) {
    var seen: Set<String> = []
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
      case .file: add([argument], &seen)
      case .folder:
        let specs = try listSpecs(in: argument)
        if specs.isEmpty {
          emptyFolders.append(
            FileProblem(path: argument, reason: "the folder holds no specs (*.yaml)"))
        }
        add(specs, &seen)
      }
    }
  }

  private mutating func add(_ specs: [String], _ seen: inout Set<String>) {
    paths += specs.map(normalized).filter { seen.insert($0).inserted }
  }
}
