import Diagnostics
import Pipeline
import Planning
import Writing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the specs of one run share, so that it is found out once: libraries, places in packages,
/// and what else is in their folders.
// Sendable: what changes is read and written with the lock held.
final class RunCache: @unchecked Sendable {
  private struct Key: Hashable {
    var name: String
    var id: FileID
  }

  private var libraries: [Key: LoadedLibrary] = [:]
  private var places: [String: String?] = [:]
  /// The files and folders that specs are given for.
  private let arguments: [String]
  /// The specs that they are given for, once somebody asks who uses a spec.
  private var specsOfRun: Set<String>?
  /// The folders of the arguments, as they are called and where they are.
  private lazy var foldersOfRun = arguments.map { argument in
    let name = FileKind(at: argument) == .folder ? argument + "/" : folder(of: argument)
    return (name: name, place: resolvedPath(name) + "/")
  }
  /// What the run calls the folders that specs use.
  private var folderNames: [String: String] = [:]
  private var named = NamedFiles()
  /// The folders whose specs are among the named ones.
  private var namedFolders: Set<String> = []
  private var folders: [String: [String]] = [:]
  private var contents: [String: SourceFile?] = [:]
  /// A pointer, as it may not be moved.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init(of arguments: [String]) {
    self.arguments = arguments
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// What was kept of a file with these bytes at that place.
  func library(_ file: SourceFile, at id: FileID) -> LoadedLibrary? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    let library = libraries[Key(name: file.name, id: id)]
    return library?.files.first == file ? library : nil
  }

  func keep(_ library: LoadedLibrary) {
    guard let name = library.files.first?.name else { return }
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    libraries[Key(name: name, id: library.id)] = library
  }

  /// Where a folder is in its package.
  func place(of folder: String) -> String? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    if let known = places[folder] { return known }
    let place = placeInPackage(of: folder)
    places[folder] = .some(place)
    return place
  }

  /// What the run calls a file, whatever way leads to its folder: one file has one name.
  func name(of path: String) -> String {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    let folder = folder(of: path)
    let name = folderNames[folder] ?? name(ofFolder: folder)
    folderNames[folder] = name
    return normalized(name + fileName(of: path))
  }

  /// The paths of the specs in a folder.
  func specPaths(in folder: String) -> [String] {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return paths(in: folder)
  }

  /// The files that can be read.
  func files(at paths: [String]) -> [SourceFile] {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return paths.compactMap { spec(at: $0) }
  }

  /// The paths of the specs of the run, in order.
  var pathsOfRun: [String] {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return knownSpecsOfRun().sorted()
  }

  /// The specs that seem to use a file, of the run and of the file's folder.
  func specs(naming file: SourceFile) -> [SourceFile] {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    let run = knownSpecsOfRun()
    let place = folder(of: file.name)
    if namedFolders.insert(place).inserted {
      for path in paths(in: place) where !run.contains(path) { addNamed(path) }
    }
    // Whichever other folders were asked for before.
    return named.specs(naming: file) { run.contains($0.name) || folder(of: $0.name) == place }
  }

  // MARK: With the lock held

  private func knownSpecsOfRun() -> Set<String> {
    if let specsOfRun { return specsOfRun }
    let paths = (try? SpecPaths(arguments))?.paths ?? []
    for path in paths { addNamed(path) }
    let specs = Set(paths)
    specsOfRun = specs
    return specs
  }

  private func name(ofFolder folder: String) -> String {
    let place = resolvedPath(folder) + "/"
    guard let known = foldersOfRun.first(where: { place.hasPrefix($0.place) }) else {
      return folder
    }
    return known.name + place.dropFirst(known.place.count)
  }

  private func addNamed(_ path: String) {
    if let file = spec(at: path) { named.add(file) }
  }

  private func paths(in folder: String) -> [String] {
    if let known = folders[folder] { return known }
    let paths = directSpecs(in: folder)
    folders[folder] = paths
    return paths
  }

  private func spec(at path: String) -> SourceFile? {
    if let known = contents[path] { return known }
    let file = try? FileSource.read(path)
    contents[path] = .some(file)
    return file
  }
}
