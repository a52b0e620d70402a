import MVVMGenRendering
import MVVMGenWriting

/// Why a command ends before it is done.
enum EndOfRun: Error {
  /// The user has read of it already.
  case told
  case misuse(UsageError)
  case file(FileProblem)
  case template(RenderingError)

  /// What the user is told of it.
  var text: String {
    switch self {
    case .told: ""
    case .misuse(let misuse):
      "mvvmgen: \(misuse.message)\n\(misuse.isInHelp ? "mvvmgen --help says more\n" : "")"
    case .file(let problem): problem.text + "\n"
    case .template(let problem): "mvvmgen: error: \(problem)\n"
    }
  }
}

extension FileProblem {
  /// What the user is told of it.
  var text: String { "\(path): error: \(reason)" }
}

/// Ends the command with what goes wrong with a file.
func orEnd<Made>(
  _ work: @autoclosure () throws(FileProblem) -> Made
) throws(EndOfRun) -> Made {
  do throws(FileProblem) { return try work() } catch { throw .file(error) }
}
