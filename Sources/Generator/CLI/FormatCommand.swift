import Diagnostics
import Formatting
import Pipeline
import Writing

/// `mvvmgen format SPEC-OR-FOLDER… [--check]`: puts specs into their usual form.
func formatSpecs(_ paths: [String], isCheck: Bool, isQuiet: Bool) -> ExitStatus {
  var status = ExitStatus.done
  func fail(_ message: String) {
    Terminal.error(message)
    status = .failed
  }
  let specs: SpecPaths
  do throws(FileProblem) {
    specs = try SpecPaths(paths)
  } catch {
    Terminal.error("mvvmgen: error: \(error)\n")
    return .failed
  }
  for problem in specs.emptyFolders { fail("mvvmgen: error: \(problem)\n") }
  for path in specs.paths {
    do throws(SpecSourceError) {
      let file = try FileSource.read(path)
      let (bytes, diagnostics) = formatSpec(file)
      guard let bytes else {
        var files = SourceFiles()
        _ = files.add(file)
        fail(TextReporter(colors: Terminal.hasColors).report(diagnostics, in: files))
        continue
      }
      guard bytes != file.bytes else { continue }
      if isCheck {
        fail(
          "\(path):1:1: error: the spec is not in its usual form\n    hint: mvvmgen format \(path)\n"
        )
        continue
      }
      do throws(FileProblem) {
        try writeFile(bytes, to: path)
        if !isQuiet { Terminal.out("formatted \(path)\n") }
      } catch {
        fail("\(error.path): error: \(error.reason)\n")
      }
    } catch {
      fail("\(path): error: \(error.reason)\n")
    }
  }
  return status
}
