import MVVMGenWriting

/// The command line: reads the arguments, runs what they ask for, and exits with what came of it.
#if !hasFeature(Embedded)
  @main
#endif
struct Main {
  static func main() {
    // A reader that goes away, like `head`, must not end the run half way.
    change(SIG_BLOCK, [SIGPIPE])
    // A program that is started from a thread of Dispatch, as by SwiftPM's plugins, inherits that
    // signals are blocked there: Ctrl-C would not end it.
    change(SIG_UNBLOCK, [SIGHUP, SIGINT, SIGTERM])
    exit(run(Array(ProcessArguments.all.dropFirst())).rawValue)
  }

  /// Blocks signals, or no longer.
  private static func change(_ how: Int32, _ signals: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    sigprocmask(how, &set, nil)
  }

  private static func run(_ arguments: [String]) -> ExitStatus {
    let command: Command
    do throws(UsageError) {
      command = try parseArguments(arguments)
    } catch {
      return Terminal.end(with: .misuse(error))
    }
    switch command {
    case .help: Terminal.out(usage + "\n")
    case .helpOf(let command): Terminal.out(command.help)
    case .version: Terminal.out("mvvmgen \(version)\n")
    case .writeTemplates(let folder): return writeTemplates(to: folder)
    case .showContext(let spec): return showContext(of: spec)
    case .format(let options): return formatSpecs(options)
    case .importAPI(let path, let operations, let output, let isForced):
      return importAPI(path, operations: operations, output: output, isForced: isForced)
    case .serveLanguage: return serveLanguage()
    case .schema(let ofConfiguration): return showSchema(ofConfiguration: ofConfiguration)
    case .explain(let id): return explain(id)
    case .new(let name, let folder): return writeNewSpec(name, to: folder)
    case .print(let text): Terminal.out(text)
    case .build(let options): return buildSpec(options)
    case .checkModule(let paths, let output): return checkModule(paths, output: output)
    case .generate(let options): return generate(options)
    }
    return .done
  }
}
