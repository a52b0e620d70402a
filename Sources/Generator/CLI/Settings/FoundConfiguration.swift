import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenPaths
import MVVMGenPipeline
import MVVMGenSpec
import MVVMGenWriting

/// The configuration of a run, with its paths as they are seen from the current folder.
struct FoundConfiguration {
  private(set) var configuration = Configuration()
  /// The same, with its paths as they are written.
  private var written = Configuration()
  /// The file; nil where there is none.
  var path: String?
  /// What is wrong with it, and the files that the messages speak of.
  var diagnostics: [Diagnostic] = []
  var files = SourceFiles()

  /// Finds and reads it.
  static func load(_ place: ConfigurationPlace) throws(FileProblem) -> Self {
    var found = Self()
    switch place {
    case .nowhere: return found
    case .at(let path): found.path = normalized(path)
    case .upwards:
      let places = Self.places()
      // Nobody would notice that what it says counts for nothing.
      if let path = places.misnamed {
        throw FileProblem(
          path: path, reason: "the configuration is called \(configurationName): rename it")
      }
      found.path = places.configuration
    }
    guard let path = found.path else { return found }
    (found.written, found.diagnostics, found.files) = readConfiguration(try FileSource.read(path))
    found.configuration = found.seenFromHere(found.written)
    return found
  }

  /// The configuration with its paths as they are seen from the current folder.
  private func seenFromHere(_ written: Configuration) -> Configuration {
    func fullPlace(_ path: Located<String>) -> Located<String> {
      Located(full(path.value), at: path.span)
    }
    var configuration = written
    configuration.specs = configuration.specs.map(fullPlace)
    configuration.output = configuration.output.map(full)
    configuration.testsOutput = configuration.testsOutput.map(full)
    configuration.templates = configuration.templates.map(fullPlace)
    configuration.imports = configuration.imports.mapValues(fullPlace)
    return configuration
  }

  /// A path of it as it is seen from the current folder.
  private func full(_ path: String) -> String {
    let base = path.hasPrefix("/") ? "" : self.path.map { folder(of: $0) } ?? ""
    return orHere(normalized(base + path))
  }

  /// Loads it and tells what is wrong with it: an error ends the run.
  static func loadTelling(_ place: ConfigurationPlace) throws(EndOfRun) -> Self {
    let found = try orEnd(load(place))
    guard !Terminal.tell(found.diagnostics, in: found.files) else { throw .told }
    return found
  }

  /// The specs of a run whose arguments name none.
  var namedSpecs: [String] {
    get throws(EndOfRun) {
      guard configuration.specs.isEmpty else { return configuration.specs.map { $0.value } }
      let place =
        path.map { ", and \($0) has no 'specs'" }
        ?? ": name one, or a folder of them, here or under 'specs' in \(configurationName)"
      throw .misuse(UsageError(message: "no spec is named" + place))
    }
  }

  /// Ends a run where one of its paths leads nowhere, which is reported at the path, and
  /// where specs are not known to be gone. A build may show a command no more than what that reads:
  /// there the folders of other modules need not be.
  func checkPaths(
    _ options: GenerateOptions, isOfBuild: Bool = false, isGone: (String) -> Bool = { _ in false }
  ) throws(EndOfRun) {
    var missing: [Diagnostic] = []
    func expect(_ path: Located<String>, _ what: String, _ use: String) {
      missing.append(
        Diagnostic(
          .badUse, "there is no \(what) '\(path.value)', \(use)", at: path.span,
          hint: SpecPaths.nearby(normalized(path.value), seenAs: full(path.value))
            .map { "did you mean \($0)?" }))
    }
    if options.paths.isEmpty, !options.isWatching {
      for path in written.specs
      where FileKind(at: full(path.value)) == .missing && !isGone(full(path.value)) {
        expect(path, "file or folder", "which 'specs' names")
      }
    }
    if options.templates == nil, let path = written.templates,
      FileKind(at: full(path.value)) != .folder
    {
      expect(path, "folder", "where templates are to be")
    }
    if !isOfBuild {
      for (module, path) in written.imports where FileKind(at: full(path.value)) != .folder {
        expect(path, "folder", "where the module \(module) is to be")
      }
    }
    if Terminal.tell(missing.inSourceOrder(), in: files) { throw .told }
  }

  /// Where it is for runs that find it themselves.
  static func place(for place: ConfigurationPlace) -> String? {
    place == .upwards ? places().configuration : nil
  }

  /// The nearest configuration upwards, or, where there is none, what has the other ending of
  /// specs.
  private static func places() -> (configuration: String?, misnamed: String?) {
    var misnamed: String?
    for up in foldersUpwards() {
      if FileKind(at: up + configurationName) == .file { return (up + configurationName, nil) }
      let other = up + "mvvmgen.yml"
      if misnamed == nil, FileKind(at: other) == .file { misnamed = other }
    }
    return (nil, misnamed)
  }
}
