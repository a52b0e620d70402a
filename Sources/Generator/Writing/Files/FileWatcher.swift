import MVVMGenPaths

#if os(Linux)
  /// Tells when something happens to the files in some folders.
  public final class FileWatcher {
    private let descriptor: Int32

    /// A watcher that watches nothing yet.
    public init() throws(FileProblem) {
      descriptor = inotify_init1(Int32(IN_CLOEXEC))
      guard descriptor >= 0 else {
        throw FileProblem(path: "files can't be watched", reason: systemReason(errno))
      }
    }

    deinit { close(descriptor) }

    /// Watches these folders too, and with them the files in them: unlike elsewhere, those need not
    /// be watched by themselves.
    public func watch(folders: [String], files _: [String]) throws(FileProblem) {
      for folder in folders {
        // A file counts when it is closed or moved there, not while it is being written.
        let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE
        let path = orHere(folder)
        guard inotify_add_watch(descriptor, path, UInt32(events)) < 0 else { continue }
        let code = errno
        // A folder that is gone, locked, or below a file now, is noticed when specs are listed or
        // files written.
        if code != ENOENT, code != EACCES, code != ENOTDIR {
          throw FileProblem(path: path, reason: systemReason(code))
        }
      }
    }

    /// Waits until something has happened, and then until nothing happens for a moment: editors
    /// save in several steps.
    public func wait() throws(FileProblem) {
      while try !drain(waiting: -1) {}
      for _ in 0..<5 where try !drain(waiting: 10) { return }
    }

    /// Reads what has happened; whether any of it matters.
    private func drain(waiting milliseconds: Int32) throws(FileProblem) -> Bool {
      var events = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let count = retrying { Int(poll(&events, 1, milliseconds)) }
      guard count > 0 else { return false }
      let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initialized in
        initialized = max(0, retrying { read(descriptor, buffer.baseAddress, buffer.count) })
      }
      return bytes.withUnsafeBytes { buffer in
        var offset = 0
        var matters = false
        let header = MemoryLayout<inotify_event>.size
        while offset + header <= buffer.count {
          let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          // A new file is empty until it is closed; a new folder may hold files already.
          let isNewFile = event.mask & UInt32(IN_CREATE) != 0 && event.mask & UInt32(IN_ISDIR) == 0
          if !isNewFile { matters = true }
          offset += header + Int(event.len)
        }
        return matters
      }
    }
  }
#else
  /// Tells when something happens to the files in some folders.
  public final class FileWatcher {
    private let queue: Int32
    private var open: [Int32] = []

    /// A watcher that watches nothing yet.
    public init() throws(FileProblem) {
      queue = kqueue()
      guard queue >= 0 else {
        throw FileProblem(path: "files can't be watched", reason: systemReason(errno))
      }
    }

    deinit {
      for descriptor in open { close(descriptor) }
      close(queue)
    }

    /// Watches these folders for files that come and go, and these files for what is written to
    /// them, in place of those before: a file that was saved by a rename is another one.
    public func watch(folders: [String], files: [String]) throws(FileProblem) {
      for descriptor in open { close(descriptor) }
      open = []
      for path in folders.map(orHere) + files {
        let descriptor = Darwin.open(path, O_EVTONLY | O_CLOEXEC)
        // What is gone is noticed when the specs are listed.
        guard descriptor >= 0 else { continue }
        open.append(descriptor)
        let notes = NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE
        var change = kevent(
          ident: UInt(descriptor), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
          fflags: UInt32(notes), data: 0, udata: nil)
        guard kevent(queue, &change, 1, nil, 0, nil) == 0 else {
          throw FileProblem(path: path, reason: systemReason(errno))
        }
      }
    }

    /// Waits until something has happened, and then until nothing happens for a moment: editors
    /// save in several steps.
    public func wait() throws(FileProblem) {
      var event = kevent()
      guard retrying({ Int(kevent(queue, nil, 0, &event, 1, nil)) }) > 0 else {
        throw FileProblem(path: "files can't be watched", reason: systemReason(errno))
      }
      for _ in 0..<5 {
        var moment = timespec(tv_sec: 0, tv_nsec: 10_000_000)
        guard kevent(queue, nil, 0, &event, 1, &moment) > 0 else { return }
      }
    }
  }
#endif
