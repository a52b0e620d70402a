import MVVMGenWriting

/// `mvvmgen SPEC-OR-FOLDER…`: generates the files of each spec, and of the libraries it uses.
func generate(_ options: GenerateOptions) -> ExitStatus {
  do throws(EndOfRun) {
    let settings = try Settings(options)
    guard !options.isWatching else {
      var watch = try orEnd(WatchCommand(settings))
      return watch.run()
    }
    var generator = SpecGenerator(settings)
    var writer = OutputWriter(settings)
    let specs = try orEnd(SpecPaths(settings.arguments, isGone: settings.places.hasFiles))
    let unchanged = UnchangedRun(settings, specs.paths)
    if !options.isForced, let count = unchanged?.upToDateFiles() {
      generator.finish()
      var report = WriteReport(settings)
      report.finish(upToDate: count)
      return .done
    }
    var inputs: [[(path: String, hash: ContentHash)]] = []
    for problem in specs.problems { generator.fail(problem.text) }
    let isRemembered = unchanged != nil && options.writes
    generator.generate(specs.paths, notesInputs: isRemembered) { spec in
      inputs.append(spec.inputs)
      writer.take(spec)
    }
    generator.finish()
    writer.finish()
    if generator.hasFailed || writer.report.hasFailed { return .failed }
    if isRemembered, !generator.hasTold { unchanged?.remember(inputs.joined(), writer) }
    return options.isCheck && writer.report.isOutOfDate ? .outOfDate : .done
  } catch {
    return Terminal.end(with: error)
  }
}
