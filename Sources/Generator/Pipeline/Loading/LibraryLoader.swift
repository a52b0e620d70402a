import MVVMGenChecking
import MVVMGenDiagnostics
import MVVMGenExpressions
import MVVMGenProgram
import MVVMGenReading
import MVVMGenSpec

/// Reads and checks the libraries and screens that specs use, each once.
struct LibraryLoader<Source: SpecSource> {
  private let source: Source
  /// The access level of specs that don't name one.
  private let access: String?
  private let modules: LibraryModules
  /// What is asked about a place in the first file.
  private let sight: Sight?
  private(set) var files = SourceFiles()
  /// The names of the files that are being read: who uses whom.
  private var open: [String] = []
  /// The path that leads from each of them to the next.
  private var ways: [Located<String>] = []
  private var known: [String: (id: FileID, screens: [CheckedScreen])] = [:]
  /// The files with mistakes in them.
  private var wrong: Set<String> = []

  init(source: Source, access: String?, modules: LibraryModules, sight: Sight?) {
    self.source = source
    self.access = access
    self.modules = modules
    self.sight = sight
  }

  /// Reads and checks a file, and what it uses.
  mutating func load(_ file: SourceFile) -> LoadedFile {
    let id = files.add(file)
    open.append(file.name)
    defer { open.removeLast() }
    let reading = readYAML(file, id: id)
    var loaded = LoadedFile(diagnostics: reading.diagnostics.joiningNames())
    if mayAllowWarnings(file) {
      loaded.allowances = allowedWarnings(
        by: findComments(in: file, id: id, reading.documents),
        firstLine: reading.documents.first?.root.span.line ?? 1)
    }
    // Where the YAML itself breaks there is nothing to decode.
    if reading.documents.isEmpty, reading.diagnostics.hasErrors {
      wrong.insert(file.name)
    } else {
      addScreens(of: reading, file, id, to: &loaded)
    }
    return loaded
  }

  /// What the specs of one file have in common.
  private struct Siblings {
    let file: SourceFile
    let id: FileID
    /// What is told of the file as a whole.
    let toldOfFile: [Diagnostic]
    let hasErrors: Bool
    /// Whether more than scenarios is wrong: those are none of the users' business.
    let areWrong: Bool
    /// The libraries that the next spec sees. They are there too where another spec is wrong.
    var libraries: [CheckedScreen] = []
    /// Whether nobody knows what one of them would declare.
    var lackLibrary = false
  }

  private mutating func addScreens(
    of reading: ReadingResult, _ file: SourceFile, _ id: FileID, to loaded: inout LoadedFile
  ) {
    let (specs, mistakes, brokenParts) = decodeSpecs(
      reading.documents, of: id, mayHoldInvalid: !reading.diagnostics.isEmpty)
    // What else is wrong with a file of another tool is nobody's business here.
    if specs.isEmpty, let foreign = mistakes.first(where: { $0.cause == .foreignFile }) {
      loaded.diagnostics = [foreign]
      wrong.insert(file.name)
      return
    }
    // What is told of the very words that nobody could read follows from that; those that YAML only
    // warns of were read.
    let unread = Set(reading.diagnostics.filter { $0.severity == .error }.map { $0.span })
    let lines = Set(reading.diagnostics.filter { $0.id == .missingColon }.map { $0.span.offset })
    loaded.diagnostics +=
      mistakes.filter { !unread.contains($0.span) && !lines.contains($0.span.offset) }
      .toldOfStage(in: file)
    let told = reading.diagnostics + mistakes
    let areWrong = told.contains { message in
      message.severity == .error && !specs.contains { $0.isAboutScenarios(message) }
    }
    if areWrong || specs.isEmpty { wrong.insert(file.name) }
    var siblings = Siblings(
      file: file, id: id, toldOfFile: loaded.diagnostics, hasErrors: told.hasErrors,
      areWrong: areWrong)
    for (spec, broken) in zip(specs, brokenParts) {
      guard add(spec, broken, beside: &siblings, to: &loaded) else { break }
    }
  }

  /// Checks a spec; false where nobody knows what the specs below it would see.
  private mutating func add(
    _ spec: ScreenSpec, _ broken: BrokenParts, beside siblings: inout Siblings,
    to loaded: inout LoadedFile
  ) -> Bool {
    let (file, id) = (siblings.file, siblings.id)
    var spec = spec
    if let access, spec.access == nil { spec.access = Located(access, at: spec.name.span) }
    let before = loaded.diagnostics.count
    let (used, areWhole) = usedFiles(of: spec, in: file, beside: siblings.libraries, &loaded)
    let isOwn = { (message: Diagnostic) in message.severity == .error && message.span.file == id }
    if !areWhole || loaded.diagnostics[before...].contains(where: isOwn) {
      wrong.insert(file.name)
    }
    if !areWhole, spec.kind == .library { siblings.lackLibrary = true }
    let (screen, found) = check(
      spec, in: file,
      libraries: merged(used.flatMap { $0.libraries } + siblings.libraries, in: file),
      module: modules.module(of: file.name), sight: sight)
    let lacksLibrary = !areWhole || siblings.lackLibrary
    let mistakes = lacksLibrary ? found.filter { !$0.mayLackLibrary } : found
    loaded.diagnostics += mistakes.toldOfStage(in: file, beside: broken)
      // Which declaration may be the one depends on the spec.
      .namingRenamed(in: spec, file)
      .atMisspelt(in: file)
    guard areWhole else { return true }
    guard let screen else {
      wrong.insert(file.name)
      return spec.kind != .library
    }
    if screen.isLibrary { siblings.libraries.append(screen) }
    guard !siblings.areWrong else { return true }
    let warned = warnings(
      of: screen, spec, told: siblings.toldOfFile + loaded.diagnostics[before...])
    // Where errors are left, they are in scenarios.
    loaded.diagnostics +=
      siblings.hasErrors || found.hasErrors
      ? warned.filter { warning in
        !spec.isAboutScenarios(warning) && !dependsOnScenarios(warning, told: mistakes)
      }
      : warned + spec.unusedFiles(among: used, in: file)
    loaded.screens.append(screen)
    return true
  }

  /// The files that a spec uses, with what they share, each after those that it uses itself, and
  /// whether all of them are right. The file's own libraries are beside them.
  private mutating func usedFiles(
    of spec: ScreenSpec, in file: SourceFile, beside own: [CheckedScreen],
    _ loaded: inout LoadedFile
  ) -> (files: [UsedFile], areWhole: Bool) {
    let module = modules.module(of: file.name)
    var usedFiles: [UsedFile] = []
    var seen = own.flatMap { $0.withLibraries }
    var areWhole = true
    for path in spec.uses {
      guard let used = self.file(at: path, usedBy: file, beside: spec.uses, &loaded) else {
        areWhole = false
        continue
      }
      ways.append(path)
      let screens = screens(of: used, &loaded)
      ways.removeLast()
      // Of a screen other modules see what opens it, and no more.
      let found = screens.filter { $0.isLibrary || $0.module == module }
      let mistakes = mistakes(of: found, among: screens, at: path, beside: &seen)
      if !mistakes.isEmpty || wrong.contains(used.name) { areWhole = false }
      loaded.diagnostics += mistakes
      for library in found where library.module != module && library.access == .internal {
        loaded.diagnostics.append(.hidden(library, at: path))
      }
      usedFiles.append(UsedFile(path: path, libraries: found))
    }
    return (usedFiles, areWhole)
  }

  /// The file that a path leads to; nil where it can't be used, which is reported.
  private func file(
    at path: Located<String>, usedBy file: SourceFile, beside others: [Located<String>],
    _ loaded: inout LoadedFile
  ) -> SourceFile? {
    do throws(SpecSourceError) {
      let used = try source.file(at: path.value, usedBy: file)
      guard let start = open.firstIndex(of: used.name) else { return used }
      loaded.diagnostics.append(circle(from: start, closedBy: path))
    } catch {
      let libraries = error.nearest == nil ? source.libraries(beside: file) : []
      loaded.diagnostics.append(
        .unreadable(
          path, error,
          beside: libraries.filter { name in !others.contains { $0.value == name } }))
    }
    return nil
  }

  /// The same message whichever of its files was read first: a run tells it once.
  private func circle(from start: Int, closedBy path: Located<String>) -> Diagnostic {
    let files = open[start...]
    let first = files.indices.min { files[$0] < files[$1] } ?? start
    return .circle(
      files[first...] + files[..<first] + [files[first]],
      at: first == start ? path : ways[first - 1])
  }

  /// What is wrong with the screens and libraries of a used file that can be seen; adds them to
  /// those of the other files.
  private func mistakes(
    of found: [CheckedScreen], among screens: [CheckedScreen], at path: Located<String>,
    beside seen: inout [CheckedScreen]
  ) -> [Diagnostic] {
    var mistakes: [Diagnostic] = []
    if let screen = screens.first(where: { !$0.isLibrary }), found.isEmpty {
      mistakes.append(.foreign(screen, at: path))
    } else if !found.isEmpty, !found.contains(where: { $0.givesNames }) {
      mistakes.append(.nothingToUse(at: path))
    }
    for library in found.flatMap({ $0.withLibraries }) {
      if let other = seen.first(where: { $0.isCalled(as: library) }) {
        if other.place != library.place { mistakes.append(.doubled(library, other, at: path)) }
      } else {
        seen.append(library)
      }
    }
    return mistakes
  }

  /// What a used file shares: what is known of it already is not found out again.
  private mutating func screens(
    of file: SourceFile, _ loaded: inout LoadedFile
  ) -> [CheckedScreen] {
    if let (id, screens) = known[file.name] {
      loaded.reuse(id)
      return screens
    }
    let id = FileID(rawValue: UInt32(files.count))
    if let library = source.library(file, at: id), areNew(library.files) {
      for file in library.files {
        known[file.name] = (files.add(file), library.screens[file.name] ?? [])
      }
      loaded.diagnostics += library.diagnostics
      loaded.allowances += library.allowances
      return library.screens[file.name] ?? []
    }
    var used = load(file)
    used.screens = used.screens.map { $0.shared }
    used.diagnostics.removeAll { $0.id.isOfShared }
    known[file.name] = (id, used.screens)
    loaded.add(used)
    // What uses a file that was read for another one depends on more than itself.
    if used.firstReused.map({ $0 >= id }) ?? true, !used.diagnostics.hasErrors {
      source.keep { library(used, from: id) }
    }
    return used.screens
  }

  private func areNew(_ files: [SourceFile]) -> Bool {
    files.allSatisfy { known[$0.name] == nil && !open.contains($0.name) }
  }

  /// A file as other specs can take it: with all files that were read since.
  private func library(_ loaded: LoadedFile, from id: FileID) -> LoadedLibrary {
    let own = files.ids.dropFirst(Int(id.rawValue)).compactMap { files[$0] }
    var screens: [String: [CheckedScreen]] = [:]
    for file in own { screens[file.name] = known[file.name]?.screens }
    return LoadedLibrary(
      files: own, id: id, screens: screens,
      diagnostics: loaded.diagnostics, allowances: loaded.allowances)
  }

  /// Each once; without the screens that libraries of other modules use there.
  private func merged(_ libraries: [CheckedScreen], in file: SourceFile) -> [CheckedScreen] {
    let module = modules.module(of: file.name)
    var merged: [CheckedScreen] = []
    for library in libraries.flatMap({ $0.withLibraries })
    where (library.isLibrary || library.module == module)
      && !merged.contains(where: { $0.isCalled(as: library) })
    {
      merged.append(library)
    }
    return merged
  }
}

extension Diagnostic {
  /// Whether a library may declare what it misses. Events, values and what belongs to a declaration
  /// that is there come from no library.
  fileprivate var mayLackLibrary: Bool {
    if case .member? = missing?.what { return false }
    return [.unknownType, .unknownName, .notAnError, .wrongFormatter, .unknownMethod].contains(id)
  }
}

extension SpecSource {
  /// The paths of the libraries beside a spec.
  fileprivate func libraries(beside file: SourceFile) -> [String] {
    specs(beside: file, declaring: [], screens: 0).filter { $0.holdsLibrary }.map { $0.name }
  }
}

extension CheckedScreen {
  /// A library may have the name of a screen.
  fileprivate func isCalled(as other: CheckedScreen) -> Bool {
    name == other.name && isLibrary == other.isLibrary
  }

  /// Whether it is of any use to others. A library may not be filled yet.
  fileprivate var givesNames: Bool {
    isLibrary || !libraries.isEmpty || !namesForUsers.names.isEmpty
  }

  /// What it shares with those that use it.
  fileprivate var shared: CheckedScreen {
    if isLibrary { return self }
    guard formatters.contains(where: { $0.input == nil }) else { return shared { _ in [] } }
    let program = ScreenProgram(self)
    let shown = program.shownNumbers
    return shared { program.numbers(of: $0, shown: shown) }
  }
}
