#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keeps other runs out of a folder. The system gives it back when the process ends, however it
/// ends, and no file is left of it.
struct FolderLock {
  private let descriptor: Int32

  /// Waits until nobody else has the folder, which is made where it is missing.
  init(_ path: String) throws(FileProblem) {
    try makeFolder(path)
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileProblem(path: path, reason: systemReason(errno)) }
    // Where the disk knows no locks, two runs at once are as good as they were without one.
    _ = retrying { Int(flock(descriptor, LOCK_EX)) }
  }

  func release() {
    close(descriptor)
  }
}
