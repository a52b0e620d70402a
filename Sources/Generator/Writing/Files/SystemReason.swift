/// The system's error in plain words.
public func systemReason(_ code: Int32) -> String {
  switch code {
  case EACCES, EPERM: "permission denied"
  case ENOENT: "there is no such file or folder"
  case ENOTDIR: "a part of the path is not a folder"
  case EISDIR: "it is a folder"
  case EEXIST: "it is there already"
  case ENOSPC: "the disk is full"
  case EDQUOT: "the disk quota is used up"
  case EROFS: "the disk is read-only"
  case ENAMETOOLONG: "the name is too long"
  case ELOOP: "it is a symbolic link, or links lead in a circle"
  case EMFILE, ENFILE: "too many files are open"
  case EIO: "the disk reports an error"
  case EFBIG: "the file is too large for the disk"
  default: String(cString: strerror(code))
  }
}

/// Calls until no signal has interrupted the call.
public func retrying(_ call: () -> Int) -> Int {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
