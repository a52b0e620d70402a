#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder that files are written to, and nothing outside of it.
public struct OutputFolder: Equatable, Sendable {
  /// The path of the folder, which need not be there yet.
  public let path: String

  /// Names the folder; nothing is done yet.
  public init(_ path: String) {
    self.path = path.isEmpty ? "." : path
  }

  /// The path of a file in the folder, as it is shown to the user.
  public func path(of file: String) -> String {
    if path == "." { return file }
    return path.hasSuffix("/") ? path + file : "\(path)/\(file)"
  }

  // MARK: Planning

  /// What would have to be done for the folder to have these files; writes nothing.
  public func plan(
    _ files: [OutputFile], overwriting rule: OverwriteRule = .generated
  ) -> [WriteAction] {
    var seen: Set<String> = []
    return files.map { file in
      guard seen.insert(file.path).inserted else {
        return WriteAction(.refuse(reason: "two files would have this name"), file)
      }
      return WriteAction(kind(for: file, rule), file)
    }
  }

  private func kind(for file: OutputFile, _ rule: OverwriteRule) -> WriteAction.Kind {
    if let reason = wayOut(of: file.path) { return .refuse(reason: reason) }
    let full = path(of: file.path)
    let descriptor = open(full, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else {
      return errno == ENOENT ? .create : .refuse(reason: systemReason(errno))
    }
    defer { close(descriptor) }
    do throws(FileProblem) {
      let size = Int(try status(of: descriptor, full).st_size)
      let isSameSize = size == file.bytes.count
      // Of a file of another size, only the first line matters.
      let limit = isSameSize ? size : OverwriteRule.header.utf8.count
      let bytes = try read(descriptor, full, expected: size, limit: limit)
      if isSameSize, bytes == file.bytes { return .keep }
      if rule == .anything || bytes.starts(with: OverwriteRule.header.utf8) { return .update }
      return .refuse(
        reason: "a file that mvvmgen did not write is there: "
          + "its first line does not start with '\(OverwriteRule.header)'")
    } catch {
      return .refuse(reason: error.reason)
    }
  }

  /// Why a path could lead out of the folder.
  private func wayOut(of file: String) -> String? {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    for part in parts where part.isEmpty || part == "." || part == ".." || part.utf8.contains(0) {
      return "the path would lead out of the output folder"
    }
    var folder = ""
    for part in parts.dropLast() {
      folder += folder.isEmpty ? String(part) : "/\(part)"
      var status = stat()
      guard lstat(path(of: folder), &status) == 0 else { return nil }
      if status.st_mode & mode_t(S_IFMT) == mode_t(S_IFLNK) {
        return "'\(folder)' is a symbolic link, which could lead out of the output folder"
      }
    }
    return nil
  }

  // MARK: Writing

  /// Does what was planned, file by file: one that fails does not keep the others from being
  /// written.
  public func apply(_ actions: [WriteAction]) -> [WriteOutcome] {
    actions.map { action in
      let full = path(of: action.file.path)
      switch action.kind {
      case .keep: return WriteOutcome(path: full, result: .upToDate)
      case .refuse(let reason): return WriteOutcome(path: full, result: .failed(reason: reason))
      case .create, .update:
        do throws(FileProblem) {
          try writeFile(action.file.bytes, to: full)
          return WriteOutcome(path: full, result: .written)
        } catch {
          let place = error.path == full ? "" : "\(error.path): "
          return WriteOutcome(path: full, result: .failed(reason: place + error.reason))
        }
      }
    }
  }

  /// Writes the files that differ.
  public func write(
    _ files: [OutputFile], overwriting rule: OverwriteRule = .generated
  ) -> [WriteOutcome] {
    apply(plan(files, overwriting: rule))
  }
}
