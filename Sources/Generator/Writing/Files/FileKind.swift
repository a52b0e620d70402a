/// What there is at a path.
public enum FileKind: Equatable, Sendable {
  /// Nothing.
  case missing
  /// A file with content.
  case file
  /// A folder.
  case folder
  /// A device, a pipe, a socket.
  case other

  /// What there is at a path, symbolic links followed.
  public init(at path: String) {
    var status = stat()
    self = stat(path, &status) == 0 ? FileKind(status) : .missing
  }

  init(_ status: stat) {
    switch status.st_mode & mode_t(S_IFMT) {
    case mode_t(S_IFREG): self = .file
    case mode_t(S_IFDIR): self = .folder
    default: self = .other
    }
  }
}
