import MVVMGenPaths

/// A folder that files are written to, and nothing outside of it.
public struct OutputFolder: Equatable, Sendable {
  /// The path of the folder, which need not be there yet.
  public let path: String
  /// What stands before the path of a file in it.
  private let prefix: String

  /// Names the folder; nothing is done yet.
  public init(_ path: String) {
    self.path = orHere(path)
    prefix = path.isEmpty || path == "." ? "" : withSlash(path)
  }

  /// The path of a file in the folder, as it is shown to the user.
  public func path(of file: String) -> String { prefix + file }

  /// Finds out whether files can be made and replaced in it.
  public func checkWritable() throws(FileProblem) {
    guard access(path, W_OK | X_OK) == 0 else {
      throw FileProblem(path: path, reason: systemReason(errno))
    }
  }

  // MARK: Planning

  /// What would have to be done for the folder to have these files; writes nothing.
  public func plan(_ files: [OutputFile]) -> [WriteAction] {
    plan(files) { _, current in
      current.starts(with: OverwriteRule.header.utf8) ? nil : OverwriteRule.foreignFile
    }
  }

  /// The same with a rule that says why a file, given by its path and content, is not replaced.
  public func plan(
    _ files: [OutputFile], unless reason: (String, [UInt8]) -> String?
  ) -> [WriteAction] {
    var seen: Set<String> = []
    return files.map { file in
      guard seen.insert(file.path).inserted else {
        return WriteAction(.refuse(reason: "two files would have this name"), file)
      }
      return WriteAction(kind(for: file, unless: reason), file)
    }
  }

  func kind(
    for file: OutputFile, unless reason: (String, [UInt8]) -> String?
  ) -> WriteAction.Kind {
    if let reason = wayOut(of: file.path) { return .refuse(reason: reason) }
    let full = path(of: file.path)
    let descriptor = open(full, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else {
      return errno == ENOENT ? .create : .refuse(reason: systemReason(errno))
    }
    defer { close(descriptor) }
    do throws(FileProblem) {
      let size = Int(try status(of: descriptor, full).st_size)
      let bytes = try read(descriptor, full, expected: size, limit: sizeLimit)
      if bytes == file.bytes { return .keep }
      return reason(file.path, bytes).map { .refuse(reason: $0) } ?? .update
    } catch {
      return .refuse(reason: error.reason)
    }
  }

  /// Why a path could lead out of the folder.
  private func wayOut(of file: String) -> String? {
    let slash = UInt8(ascii: "/")
    // Most files are in the folder itself.
    let isBelow = file.utf8.withContiguousStorageIfAvailable { $0.contains(slash) } ?? true
    let parts =
      isBelow
      ? file.utf8.split(separator: slash, omittingEmptySubsequences: false)
        .map { String(Substring($0)) } : [file]
    for part in parts where part.isEmpty || part == "." || part == ".." || part.utf8.contains(0) {
      return "the path would lead out of the output folder"
    }
    var folder = ""
    for part in parts.dropLast() {
      folder += folder.isEmpty ? part : "/" + part
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
  /// written, and comes back as one that is refused.
  public func apply(_ actions: [WriteAction]) -> [WriteAction] {
    actions.map { action in
      guard action.kind.isChange, !action.isHeld else { return action }
      let full = path(of: action.file.path)
      do throws(FileProblem) {
        if action.kind == .remove {
          try remove(action.file.path)
        } else {
          try writeFile(action.file.bytes, to: full)
        }
        return action
      } catch {
        var failed = action
        let place = error.path == full ? "" : "\(error.path): "
        failed.kind = .refuse(reason: place + error.reason)
        return failed
      }
    }
  }

  /// Writes the files that differ.
  public func write(_ files: [OutputFile]) -> [WriteAction] {
    apply(plan(files))
  }

  /// Removes a file, and the folders below this one that are empty then.
  func remove(_ file: String) throws(FileProblem) {
    guard unlink(path(of: file)) == 0 || errno == ENOENT else {
      throw FileProblem(path: path(of: file), reason: systemReason(errno))
    }
    var parts = file.split(separator: "/").dropLast()
    while !parts.isEmpty, rmdir(path(of: parts.joined(separator: "/"))) == 0 { parts.removeLast() }
  }

  // MARK: Around the files

  /// Whether there is such a spec, as seen from the folder.
  func hasSource(_ source: String) -> Bool { FileKind(at: path(of: source)) != .missing }

  /// Removes what runs that were ended have left in a part of the folder, which is empty or ends
  /// with a slash.
  func removeTemporaries(in part: String) {
    guard let names = try? names(in: part.isEmpty ? path : path(of: part)) else { return }
    for name in names where name.hasPrefix(".mvvmgen-") && name.hasSuffix(".tmp") {
      unlink(path(of: part + name))
    }
  }
}
