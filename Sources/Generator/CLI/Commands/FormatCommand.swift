import MVVMGenDiagnostics
import MVVMGenFormatting
import MVVMGenPaths
import MVVMGenPipeline
import MVVMGenWriting

/// What `mvvmgen format` is asked to do.
struct FormatOptions: Equatable {
  /// Specs, or folders with specs; those of the configuration where there are none.
  var paths: [String] = []
  /// Only lists the specs that are not in their usual form.
  var isCheck = false
  /// Shows how specs would change.
  var isDiff = false
  var isQuiet = false
}

/// `mvvmgen format [SPEC-OR-FOLDER…]`: puts specs into their usual form.
func formatSpecs(_ options: FormatOptions) -> ExitStatus {
  do throws(EndOfRun) {
    let arguments =
      options.paths.isEmpty
      ? try FoundConfiguration.loadTelling(.upwards).namedSpecs : options.paths
    let specs = try orEnd(SpecPaths(arguments))
    let named = Set(arguments.map(normalized))
    var status = ExitStatus.done
    func fail(_ message: String) {
      Terminal.error(message)
      status = .failed
    }
    for problem in specs.problems { fail(problem.text + "\n") }
    for path in specs.paths {
      if let problem = formatSpec(at: path, isNamed: named.contains(path), options) {
        fail(problem)
      }
    }
    return status
  } catch {
    return Terminal.end(with: error)
  }
}

/// Puts a spec into its usual form; says what is wrong, if anything is.
private func formatSpec(at path: String, isNamed: Bool, _ options: FormatOptions) -> String? {
  do throws(FileProblem) {
    let file = try FileSource.read(path)
    let (bytes, diagnostics) = formatSpec(file)
    guard let bytes else {
      // YAML of other tools may stand among specs, and is left as it is.
      guard !diagnostics.isEmpty else {
        return isNamed
          ? "\(path): error: it is no spec: nothing starts it as a screen or library\n" : nil
      }
      var files = SourceFiles()
      _ = files.add(file)
      return TextReporter(colors: Terminal.hasColors).report(diagnostics, in: files)
    }
    guard bytes != file.bytes else { return nil }
    if options.isDiff {
      Terminal.out(unifiedDiff(file.bytes, bytes, path: path))
    }
    if options.isCheck {
      return
        "\(path):1:1: error: the spec is not in its usual form\n    hint: mvvmgen format \(path)\n"
    }
    guard !options.isDiff else { return nil }
    try rewriteFile(bytes, at: path)
    if !options.isQuiet { Terminal.out("formatted \(path)\n") }
    return nil
  } catch {
    return error.text + "\n"
  }
}
