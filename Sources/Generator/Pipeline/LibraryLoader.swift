import Checking
import Diagnostics
import Program
import Reading
import Spec

/// Reads and checks the libraries and screens that specs use, each once.
struct LibraryLoader<Source: SpecSource> {
  private let source: Source
  /// The access level of specs that don't name one.
  private let access: String?
  private let modules: LibraryModules
  /// What is asked about a place in the first file.
  private let sight: Sight?
  private(set) var files = SourceFiles()
  private(set) var diagnostics: [Diagnostic] = []
  /// The comments of the files that allow a warning.
  private(set) var allowances: [Allowance] = []
  /// The names of the files that are being read: who uses whom.
  private var open: [String] = []
  private var loaded: [String: (id: FileID, screens: [CheckedScreen])] = [:]
  /// The first of the files that were there already when something used them.
  private var firstReused: FileID?
  /// The files with mistakes in them.
  private var wrong: Set<String> = []

  init(source: Source, access: String?, modules: LibraryModules, sight: Sight? = nil) {
    self.source = source
    self.access = access
    self.modules = modules
    self.sight = sight
  }

  /// All screens and libraries of a file; those that are wrong are left out.
  mutating func load(_ file: SourceFile) -> [CheckedScreen] {
    let id = files.add(file)
    open.append(file.name)
    defer { open.removeLast() }
    let reading = readYAML(file, id: id)
    diagnostics += reading.diagnostics.joiningNames()
    if mayAllowWarnings(file) {
      allowances += allowedWarnings(
        by: findComments(in: file, id: id, reading.documents),
        firstLine: reading.documents.first?.root.span.line ?? 1)
    }
    // Where the YAML itself breaks there is nothing to decode.
    if reading.documents.isEmpty, reading.diagnostics.hasErrors {
      wrong.insert(file.name)
      return []
    }
    let (specs, mistakes, brokenParts) = decodeSpecs(
      reading.documents, of: id, mayHoldInvalid: !reading.diagnostics.isEmpty)
    diagnostics += mistakes.aboutComments(in: file).joiningNames()
    let told = reading.diagnostics + mistakes
    // A mistake in a scenario is none of those who use the screen.
    let isWrong = told.contains { message in
      message.severity == .error && !specs.contains { $0.isAboutScenarios(message) }
    }
    if isWrong || specs.isEmpty { wrong.insert(file.name) }
    var screens: [CheckedScreen] = []
    // What the specs below see is there too where another spec of the file is wrong.
    var own: [CheckedScreen] = []
    var lacksLibrary = false
    for (var spec, var broken) in zip(specs, brokenParts) {
      if let access, spec.access == nil { spec.access = Located(access, at: spec.name.span) }
      let before = diagnostics.count
      let (used, areWhole) = usedFiles(of: spec, in: file, beside: own)
      let isOwn = { (message: Diagnostic) in message.severity == .error && message.span.file == id }
      if !areWhole || diagnostics[before...].contains(where: isOwn) { wrong.insert(file.name) }
      // Nobody knows what the others would declare.
      if !areWhole { lacksLibrary = lacksLibrary || spec.kind == .library }
      if !areWhole || lacksLibrary { broken.missSection() }
      let (screen, more) = check(
        spec, in: file, libraries: merged(used.flatMap(\.libraries) + own, in: file),
        module: modules.module(of: file.name), sight: sight)
      diagnostics += broken.independent(of: more, in: file, mistakesByThemselves)
        .aboutComments(in: file).joiningNames()
      guard areWhole else { continue }
      guard let screen else {
        wrong.insert(file.name)
        // Nobody knows what it would declare.
        if spec.kind == .library { break }
        continue
      }
      if screen.isLibrary { own.append(screen) }
      guard !isWrong else { continue }
      if !told.hasErrors, !more.hasErrors {
        diagnostics +=
          warnings(of: screen, spec, told: diagnostics) + spec.unusedFiles(among: used, in: file)
      }
      screens.append(screen)
    }
    loaded[file.name] = (id, screens)
    return screens
  }

  /// The files that a spec uses, with what they share, each after those that it uses itself, and
  /// whether all of them are right. The file's own libraries are beside them.
  private mutating func usedFiles(
    of spec: ScreenSpec, in file: SourceFile, beside own: [CheckedScreen]
  ) -> (files: [UsedFile], areWhole: Bool) {
    var usedFiles: [UsedFile] = []
    var known = own.flatMap(\.withLibraries)
    var areWhole = true
    for path in spec.uses {
      let used: SourceFile
      do throws(SpecSourceError) {
        used = try source.file(at: path.value, usedBy: file)
      } catch {
        let meant = error.nearest.map { Suggestion(word: $0, hint: "did you mean '\($0)'?") }
        diagnostics.append(
          Diagnostic(
            .badUse, "'\(path.value)' can't be used: \(error.reason)", at: path.span,
            hint: meant?.hint
              ?? (path.value.contains(".")
                ? severalMeant(path.value)
                : "'uses' names files, by their paths: for example shared.yaml"),
            nearest: meant))
        areWhole = false
        continue
      }
      if let start = open.firstIndex(of: used.name) {
        let way = (open[start...] + [used.name]).joined(separator: " → ")
        diagnostics.append(
          Diagnostic(
            .badUse, "the file uses itself: \(way)", at: path.span,
            hint: used.name == file.name
              ? "remove it: a spec sees what it declares, and the libraries above it in its file"
              : "move what both need to a library of its own"))
        areWhole = false
        continue
      }
      let screens = loadUsed(used)
      if wrong.contains(used.name) { areWhole = false }
      let module = modules.module(of: file.name)
      // Of a screen other modules see what opens it, and no more.
      let found = screens.filter { $0.isLibrary || $0.module == module }
      if let screen = screens.first(where: { !$0.isLibrary }), found.isEmpty {
        diagnostics.append(foreign(screen, at: path))
        areWhole = false
      } else if !found.isEmpty, !found.contains(where: \.givesNames) {
        diagnostics.append(
          Diagnostic(
            .badUse, "'\(path.value)' declares nothing that can be used here", at: path.span,
            hint: "others see the types, constants, models, errors, services, formatters and cells "
              + "of a screen"))
        areWhole = false
      }
      for library in found.flatMap(\.withLibraries) {
        guard let other = known.first(where: { $0.isCalled(as: library) }) else {
          known.append(library)
          continue
        }
        if other.place == library.place { continue }
        diagnostics.append(doubled(library, other, at: path))
        areWhole = false
      }
      for library in found where library.module != module && library.access == .internal {
        diagnostics.append(hidden(library, at: path))
      }
      usedFiles.append(UsedFile(path: path, libraries: found))
    }
    return (usedFiles, areWhole)
  }

  /// A library that has the name of another one.
  private func doubled(
    _ library: CheckedScreen, _ other: CheckedScreen, at path: Located<String>
  ) -> Diagnostic {
    Diagnostic(
      .badUse,
      "there are two \(library.isLibrary ? "libraries" : "screens") with the name '\(library.name)'",
      at: path.span,
      related: [
        Diagnostic.Related(other.place, "one is declared here"),
        Diagnostic.Related(library.place, "the other one is declared here"),
      ],
      hint: "give one of them another name")
  }

  /// A screen of another module.
  private func foreign(_ screen: CheckedScreen, at path: Located<String>) -> Diagnostic {
    Diagnostic(
      .badUse,
      "the screen '\(screen.name)' belongs to the module '\(screen.module ?? "")': what it declares "
        + "can't be used here", at: path.span,
      related: [Diagnostic.Related(screen.place, "the screen is declared here")],
      hint: "move what both need to a library of that module, with 'access: public'")
  }

  /// What only the library's own module sees.
  private func hidden(_ library: CheckedScreen, at path: Located<String>) -> Diagnostic {
    Diagnostic(
      .narrowAccess,
      "the library '\(library.name)' belongs to the module '\(library.module ?? "")' and is internal: "
        + "nothing of it can be used here", at: path.span,
      related: [Diagnostic.Related(library.place, "the library is declared here")],
      hint: "give the library '\(library.name)' 'access: public', or 'package'")
  }

  /// The same for a file that another one uses: what is known of it already is not found out again.
  private mutating func loadUsed(_ file: SourceFile) -> [CheckedScreen] {
    if let (id, screens) = loaded[file.name] {
      firstReused = min(firstReused ?? id, id)
      return screens
    }
    let id = FileID(rawValue: UInt32(files.count))
    if let library = source.library(file, at: id), areNew(library.files) {
      take(library)
      return library.screens[file.name] ?? []
    }
    let (reused, diagnosticCount, allowanceCount) = (
      firstReused, diagnostics.count, allowances.count
    )
    firstReused = nil
    let screens = load(file).map(\.shared)
    loaded[file.name] = (id, screens)
    diagnostics = diagnostics.withoutShared(from: diagnosticCount)
    let own = files.ids.dropFirst(Int(id.rawValue)).compactMap { files[$0] }
    // What uses a file that was read for another one depends on more than itself.
    if firstReused.map({ $0 >= id }) ?? true, !diagnostics.hasErrors(from: diagnosticCount) {
      source.keep(
        LoadedLibrary(
          files: own, id: id,
          screens: Dictionary(
            own.map { ($0.name, loaded[$0.name]?.screens ?? []) },
            uniquingKeysWith: { first, _ in first }),
          diagnostics: Array(diagnostics[diagnosticCount...]),
          allowances: Array(allowances[allowanceCount...])))
    }
    firstReused = [reused, firstReused].compactMap { $0 }.min()
    return screens
  }

  private func areNew(_ files: [SourceFile]) -> Bool {
    files.allSatisfy { loaded[$0.name] == nil && !open.contains($0.name) }
  }

  private mutating func take(_ library: LoadedLibrary) {
    for file in library.files {
      loaded[file.name] = (files.add(file), library.screens[file.name] ?? [])
    }
    diagnostics += library.diagnostics
    allowances += library.allowances
  }

  /// Each once; without the screens that libraries of other modules use there.
  private func merged(_ libraries: [CheckedScreen], in file: SourceFile) -> [CheckedScreen] {
    let module = modules.module(of: file.name)
    var merged: [CheckedScreen] = []
    for library in libraries.flatMap(\.withLibraries)
    where (library.isLibrary || library.module == module)
      && !merged.contains(where: { $0.isCalled(as: library) })
    {
      merged.append(library)
    }
    return merged
  }
}

/// `a.yaml, b.yaml`
private func severalMeant(_ paths: String) -> String? {
  paths.holds(", ") ? "several are a list: [\(paths)]" : nil
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
