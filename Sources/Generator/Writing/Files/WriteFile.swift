import MVVMGenPaths

/// Writes a file so that nobody ever sees half of it: beside its place, and then moved there.
/// Makes the folders that it needs.
public func writeFile(_ bytes: [UInt8], to path: String) throws(FileProblem) {
  try writeFile(bytes, to: path, mode: nil)
}

/// Replaces a file of the user's: the target of a link, with its permissions, and only where they
/// allow to write.
public func rewriteFile(_ bytes: [UInt8], at path: String) throws(FileProblem) {
  var status = stat()
  guard stat(path, &status) == 0, access(path, W_OK) == 0 else {
    throw FileProblem(path: path, reason: systemReason(errno))
  }
  // The owner's right to write is looked at, because the system refuses an administrator nothing.
  guard status.st_mode & mode_t(S_IWUSR) != 0 else {
    throw FileProblem(path: path, reason: systemReason(EACCES))
  }
  let target = realpath(path, nil).map { resolved in
    defer { free(resolved) }
    return String(cString: resolved)
  }
  try writeFile(bytes, to: target ?? path, mode: status.st_mode & 0o7777)
}

private func writeFile(
  _ bytes: [UInt8], to path: String, mode: mode_t?
) throws(FileProblem) {
  let (temporary, descriptor) = try makeTemporary(beside: path)
  var isDone = false
  defer { if !isDone { unlink(temporary) } }
  var failure = fill(descriptor, with: bytes)
  if let mode, fchmod(descriptor, mode) != 0, failure == nil { failure = errno }
  if close(descriptor) != 0, failure == nil { failure = errno }
  if failure == nil, rename(temporary, path) != 0 { failure = errno }
  if let failure { throw FileProblem(path: path, reason: systemReason(failure)) }
  isDone = true
}

/// Appends bytes to an existing file.
func append(_ bytes: [UInt8], to path: String) throws(FileProblem) {
  let descriptor = open(path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC)
  var failure = descriptor < 0 ? errno : fill(descriptor, with: bytes)
  if descriptor >= 0, close(descriptor) != 0, failure == nil { failure = errno }
  if let failure { throw FileProblem(path: path, reason: systemReason(failure)) }
}

/// Makes a folder, and those that it is in, where they are missing.
func makeFolder(_ path: String) throws(FileProblem) {
  if FileKind(at: path) == .folder { return }
  if let parent = parent(of: path) { try makeFolder(parent) }
  guard mkdir(path, 0o777) != 0 else { return }
  let code = errno
  // Another process may have made it in the meantime.
  if code == EEXIST, FileKind(at: path) == .folder { return }
  // The folder around it is there, so a system that says ENOENT takes no folders here.
  throw FileProblem(
    path: path,
    reason: code == EEXIST
      ? "it is not a folder"
      : "the folder can't be made" + (code == ENOENT ? " here" : ": \(systemReason(code))"))
}

/// The folder that a path is in; nothing where the path is a name only, or the root.
private func parent(of path: String) -> String? {
  let folder = folder(of: withoutSlashes(path))
  guard !folder.isEmpty else { return nil }
  let parent = withoutSlashes(folder)
  return parent.isEmpty ? "/" : parent
}

/// What the first temporary file is called. It starts with a dot.
private let temporaryName = ".mvvmgen-\(getpid()).tmp"

/// A new file in the folder of another one, which is made where it is missing, open for writing. No
/// file of its name is there.
private func makeTemporary(
  beside path: String
) throws(FileProblem) -> (path: String, descriptor: Int32) {
  let prefix = folder(of: path)
  var temporary = prefix + temporaryName
  var attempt = 0
  while true {
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    if descriptor >= 0 { return (temporary, descriptor) }
    attempt += 1
    switch errno {
    case ENOENT where attempt == 1, ENOTDIR where attempt == 1:
      if let folder = parent(of: path) { try makeFolder(folder) }
    case EEXIST where attempt < 1000:
      temporary = "\(prefix).mvvmgen-\(getpid())-\(attempt).tmp"
    case let code where code == EACCES || code == EPERM || code == EROFS:
      // It is the folder that refuses: the file may be there, and writable.
      throw FileProblem(
        path: parent(of: path) ?? ".",
        reason: "nothing can be written to this folder: \(systemReason(code))")
    case ENOENT: throw FileProblem(path: path, reason: "the file can't be made here")
    case let code: throw FileProblem(path: path, reason: systemReason(code))
    }
  }
}

/// Writes all bytes; the error where that fails.
private func fill(_ descriptor: Int32, with bytes: [UInt8]) -> Int32? {
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty {
      let count = retrying {
        write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      }
      if count < 0 { return errno }
      rest = rest.dropFirst(count)
    }
    return nil
  }
}
