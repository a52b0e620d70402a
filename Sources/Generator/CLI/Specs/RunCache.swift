import MVVMGenDiagnostics
import MVVMGenPaths
import MVVMGenPipeline
import MVVMGenWriting

/// What the specs of one run share, so that it is found out once: libraries, places in packages,
/// and what else is in their folders.
final class RunCache: Sendable {
  private let known: Locked<Known>

  /// A cache for a run on these files and folders.
  init(of arguments: [String]) {
    known = Locked(Known(arguments: arguments))
  }

  /// Where a folder is in its package.
  func place(of folder: String) -> String? {
    known.locked { $0.places.value(of: folder) { placeInPackage(of: folder) } }
  }

  /// The project that a spec belongs to.
  func project(of spec: String) -> String? {
    let path = resolvedPath(spec)
    return known.locked { known in
      known.projects.value(of: folder(of: path)) { projectFolder(of: path) }
    }
  }

  /// Where a file that specs use is, whatever links lead to it.
  func resolved(_ path: String) -> String {
    known.locked { $0.resolved.value(of: path) { resolvedPath(path) } }
  }

  /// A spec, read once; nil where it can't be.
  func spec(at path: String) -> SourceFile? { known.locked { $0.spec(at: path) } }

  /// What the run calls a file, whatever way leads to its folder: one file has one name.
  func name(of path: String) -> String {
    let folder = folder(of: path)
    return normalized(known.locked { $0.name(ofFolder: folder) } + fileName(of: path))
  }

  /// The paths of the specs of the run, in order.
  var pathsOfRun: [String] { known.locked { $0.knownSpecsOfRun() }.sorted() }

  /// The other specs in the folder of a spec, and then in the folders of the run, that may declare
  /// one of some names: the libraries, and so many of the screens of each folder.
  func specs(
    beside file: SourceFile, declaring names: Set<String>, screens limit: Int
  ) -> [SourceFile] {
    known.locked { known in
      let place = folder(of: file.name)
      return ([place] + known.specFolders().filter { $0 != place }).flatMap { folder in
        // One more, for the spec itself.
        known.declared(in: folder).specs(declaring: names, screens: limit + 1)
          .filter { $0.name != file.name }
      }
    }
  }

  /// The specs that seem to use a file, of the run and of the file's folder.
  func specs(naming file: SourceFile) -> [SourceFile] {
    known.locked { known in
      let run = known.knownSpecsOfRun()
      let place = folder(of: file.name)
      if known.namedFolders.insert(place).inserted {
        for path in known.paths(in: place) where !run.contains(path) { known.addNamed(path) }
      }
      // Whichever other folders were asked for before.
      return known.named.specs(naming: file) {
        run.contains($0.name) || folder(of: $0.name) == place
      }
    }
  }
}

extension RunCache {
  func library(_ file: SourceFile, at id: FileID) -> LoadedLibrary? {
    let library = known.locked { $0.libraries[LibraryKey(name: file.name, id: id)] }
    return library?.files.first == file ? library : nil
  }

  func keep(_ library: LoadedLibrary) {
    guard let name = library.files.first?.name else { return }
    known.locked { $0.libraries[LibraryKey(name: name, id: library.id)] = library }
  }
}

private struct LibraryKey: Hashable {
  var name: String
  var id: FileID
}

extension Dictionary {
  /// The value of a key, which is found out once.
  mutating func value(of key: Key, _ find: () -> Value) -> Value {
    if let known = self[key] { return known }
    let value = find()
    self[key] = .some(value)
    return value
  }
}

/// What is known so far.
private struct Known {
  /// The files and folders that specs are given for.
  let arguments: [String]
  /// The folders of the arguments, as they are called and where they are.
  private lazy var foldersOfRun = arguments.map { argument in
    let name = FileKind(at: argument) == .folder ? argument + "/" : folder(of: argument)
    return (name: name, place: resolvedPath(name) + "/")
  }
  /// What the run calls the folders that specs use.
  private var folderNames: [String: String] = [:]
  var libraries: [LibraryKey: LoadedLibrary] = [:]
  var places: [String: String?] = [:]
  var projects: [String: String?] = [:]
  var resolved: [String: String] = [:]
  /// The specs that they are given for, once somebody asks who uses a spec.
  var specsOfRun: Set<String>?
  var named = NamedFiles()
  /// The folders whose specs are among the named ones.
  var namedFolders: Set<String> = []
  var folders: [String: [String]] = [:]
  /// What the specs in a folder declare, once one of a run misses a name.
  var declared: [String: DeclaredNames] = [:]
  /// The folders with specs of the run, in order.
  private var knownSpecFolders: [String]?
  var contents: [String: SourceFile?] = [:]

  init(arguments: [String]) { self.arguments = arguments }

  mutating func name(ofFolder folder: String) -> String {
    if let known = folderNames[folder] { return known }
    let place = resolvedPath(folder) + "/"
    let around = foldersOfRun.first { place.hasPrefix($0.place) }
    let name = around.map { $0.name + place.dropFirst($0.place.count) } ?? folder
    folderNames[folder] = name
    return name
  }

  mutating func knownSpecsOfRun() -> Set<String> {
    if let specsOfRun { return specsOfRun }
    let paths = (try? SpecPaths(arguments))?.paths ?? []
    for path in paths { addNamed(path) }
    let specs = Set(paths)
    specsOfRun = specs
    return specs
  }

  mutating func specFolders() -> [String] {
    if let knownSpecFolders { return knownSpecFolders }
    let folders = Set(knownSpecsOfRun().map(folder)).sorted()
    knownSpecFolders = folders
    return folders
  }

  mutating func declared(in folder: String) -> DeclaredNames {
    if let known = declared[folder] { return known }
    let names = DeclaredNames(paths(in: folder).compactMap { spec(at: $0) })
    declared[folder] = names
    return names
  }

  mutating func addNamed(_ path: String) {
    if let file = spec(at: path) { named.add(file) }
  }

  mutating func paths(in folder: String) -> [String] {
    folders.value(of: folder) { directSpecs(in: folder) }
  }

  mutating func spec(at path: String) -> SourceFile? {
    contents.value(of: path) { try? FileSource.read(path) }
  }
}
