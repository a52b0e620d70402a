import Diagnostics
import Pipeline

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the specs of one run share, so that it is found out once: libraries, and places in
/// packages.
// Sendable: what changes is read and written with the lock held.
final class RunCache: @unchecked Sendable {
  private struct Key: Hashable {
    var name: String
    var id: FileID
  }

  private var libraries: [Key: LoadedLibrary] = [:]
  private var places: [String: String?] = [:]
  /// A pointer, as it may not be moved.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() {
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
}
