/// Keeps other runs out of folders. The system releases the locks when the process ends, however it
/// ends, and no lock file is left.
public struct FolderLocks {
  private struct Lock {
    var folder: FolderIdentity
    var descriptor: Int32
  }

  /// In one order for all, so that no two runs wait for each other.
  private var locks: [Lock] = []

  /// Locks nothing yet.
  public init() {}

  /// Adds a folder, which is made where it is missing.
  public mutating func add(_ path: String) throws(FileProblem) {
    try makeFolder(path)
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
      throw FileProblem(path: path, reason: systemReason(errno))
    }
    let folder = FolderIdentity(status)
    let place = locks.firstIndex { $0.folder >= folder } ?? locks.count
    // A folder that has two names is locked once: a second time would wait for the first.
    if place < locks.count, locks[place].folder == folder {
      close(descriptor)
    } else {
      locks.insert(Lock(folder: folder, descriptor: descriptor), at: place)
    }
  }

  /// Waits until no other run has any of them.
  public func take() {
    for lock in locks {
      // Where the disk knows no locks, two runs at once are as good as they were without one.
      _ = retrying { Int(flock(lock.descriptor, LOCK_EX)) }
    }
  }

  /// Lets other runs in.
  public func release() {
    for lock in locks { close(lock.descriptor) }
  }
}
