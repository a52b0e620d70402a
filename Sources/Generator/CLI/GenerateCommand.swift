import Writing

/// `mvvmgen SPEC-OR-FOLDER…`: generates the files of each spec, and of the libraries it uses.
func generate(_ options: GenerateOptions) -> ExitStatus {
  do {
    let settings = try Settings(options)
    guard !options.isWatching else {
      var watch = try WatchCommand(settings)
      return watch.run()
    }
    var generator = SpecGenerator(settings)
    let specs = generator.generate(try specPaths(of: settings.arguments))
    generator.finish()
    var writer = OutputWriter(settings)
    writer.bring(specs)
    if generator.hasFailed || writer.hasFailed { return .failed }
    return options.isCheck && writer.isOutOfDate ? .outOfDate : .done
  } catch let error as UsageError {
    Terminal.error("mvvmgen: \(error.message)\nmvvmgen --help says more\n")
    return .usage
  } catch is ToldAlready {
    return .failed
  } catch {
    Terminal.error("mvvmgen: error: \(error)\n")
    return .failed
  }
}
