/// The most bytes of a file to read back: the tool writes none that is larger.
let sizeLimit = 64 << 20

/// The content of a file.
///
/// Only of a file: a folder, a device or a pipe is a problem at once, where reading might wait for
/// ever. Of a file that is larger than the limit, or grows beyond it meanwhile, one byte more than
/// the limit is read, so that the caller can tell.
public func readFile(_ path: String, limit: Int = .max - 1) throws(FileProblem) -> [UInt8] {
  // Without O_NONBLOCK a pipe would wait here for someone to write to it.
  let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
  guard descriptor >= 0 else { throw FileProblem(path: path, reason: systemReason(errno)) }
  defer { close(descriptor) }
  let status = try status(of: descriptor, path)
  return try read(descriptor, path, expected: Int(status.st_size), limit: limit)
}

/// What the system knows about an open file; a problem where it is no file.
func status(of descriptor: Int32, _ path: String) throws(FileProblem) -> stat {
  var status = stat()
  guard fstat(descriptor, &status) == 0 else {
    throw FileProblem(path: path, reason: systemReason(errno))
  }
  switch FileKind(status) {
  case .file: return status
  case .folder: throw FileProblem(path: path, reason: systemReason(EISDIR))
  case .other, .missing:
    throw FileProblem(path: path, reason: "it is a device, pipe or socket, not a file")
  }
}

/// Reads to the end, or to one byte beyond the limit.
func read(
  _ descriptor: Int32, _ path: String, expected: Int, limit: Int
) throws(FileProblem) -> [UInt8] {
  var bytes: [UInt8] = []
  var failure: Int32?
  // One byte more than expected, so that the first call usually finds the end.
  var step = min(expected, limit) + 1
  while failure == nil {
    let wanted = min(step, limit + 1 - bytes.count)
    guard wanted > 0 else { break }
    var count = 0
    let part = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initialized in
      count = retrying { read(descriptor, buffer.baseAddress, wanted) }
      if count < 0 { failure = errno }
      initialized = max(count, 0)
    }
    if count <= 0 { break }
    if bytes.isEmpty { bytes = part } else { bytes += part }
    // A call that finds less than it asks for, and just what is to be there, has found the end.
    if count < wanted, bytes.count == expected { break }
    step = 1 << 12
  }
  if let failure { throw FileProblem(path: path, reason: systemReason(failure)) }
  return bytes
}
