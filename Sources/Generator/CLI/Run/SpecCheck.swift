import MVVMGenPipeline
import MVVMGenWriting

/// A spec that is read and checked, with what it uses; nothing of it is generated yet.
struct SpecCheck {
  let path: String
  let file: Result<CheckedFile, FileProblem>
  /// The files that it asked for.
  let log: ReadLog

  /// Reads and checks a spec.
  static func check(_ path: String, _ pipeline: Pipeline, _ cache: RunCache) -> SpecCheck {
    let log = ReadLog()
    let file = Result { () throws(FileProblem) in
      pipeline.check(try FileSource.read(path), using: FileSource(log: log, cache: cache))
    }
    return SpecCheck(path: path, file: file, log: log)
  }
}
