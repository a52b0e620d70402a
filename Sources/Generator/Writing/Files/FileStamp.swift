#if canImport(Darwin)
  import MachO.dyld
#endif

/// What tells a file from what it was before, without reading it.
public struct FileStamp: Equatable, Sendable {
  private let number: UInt64
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64

  /// The stamp of a file; nil where there is none.
  public init?(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    number = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    seconds = Int64(time.tv_sec)
    nanoseconds = Int64(time.tv_nsec)
  }

  /// The stamp of the program that is running; nil where the system does not tell.
  public static var ofTool: FileStamp? {
    #if canImport(Darwin)
      let size: UInt32 = 4096
      let path = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(size)) { buffer in
        var room = size
        guard let start = buffer.baseAddress, _NSGetExecutablePath(start, &room) == 0 else {
          return ""
        }
        return String(cString: start)
      }
      return FileStamp(at: path)
    #else
      return FileStamp(at: "/proc/self/exe")
    #endif
  }

  /// The stamp as text.
  public var text: String { "\(number) \(size) \(seconds) \(nanoseconds)" }
}
