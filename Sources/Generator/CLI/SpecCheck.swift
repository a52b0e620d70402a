import Pipeline

/// A spec that is read and checked, with what it uses; nothing of it is generated yet.
struct SpecCheck {
  let path: String
  let file: Result<CheckedFile, SpecSourceError>
  /// What it asked for.
  let log = ReadLog()

  init(_ path: String, _ pipeline: Pipeline, _ cache: RunCache) {
    self.path = path
    let source = FileSource(log: log, cache: cache)
    file = Result { () throws(SpecSourceError) in
      pipeline.check(try FileSource.read(path), using: source)
    }
  }
}
