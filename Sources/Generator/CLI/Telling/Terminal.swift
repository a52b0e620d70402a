import MVVMGenDiagnostics
import MVVMGenWriting

/// Prints, and knows whether somebody reads it.
enum Terminal {
  static func out(_ text: String) { print(text, to: STDOUT_FILENO) }

  static func error(_ text: String) { print(text, to: STDERR_FILENO) }

  /// Tells what is wrong with a file or folder.
  static func error(in path: String, _ reason: String) { error("\(path): error: \(reason)\n") }

  /// Reads the standard input to its end, and ends the program.
  static func exitAtEndOfInput() -> Never {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while retrying({ read(STDIN_FILENO, &bytes, bytes.count) }) > 0 {}
    exit(ExitStatus.done.rawValue)
  }

  /// Prints messages; whether there is an error among them.
  static func tell(_ diagnostics: [Diagnostic], in files: SourceFiles) -> Bool {
    error(TextReporter(colors: hasColors).report(diagnostics, in: files))
    return diagnostics.hasErrors
  }

  /// Tells why a run is over; how it ends.
  static func end(with end: EndOfRun) -> ExitStatus {
    error(end.text)
    if case .misuse = end { return .usage }
    return .failed
  }

  /// Whether standard error is a terminal that shows colours.
  static var hasColors: Bool {
    guard isatty(STDERR_FILENO) == 1, getenv("NO_COLOR") == nil else { return false }
    return getenv("TERM").map { String(cString: $0) != "dumb" } ?? false
  }

  /// Whether writing is worth another try. Where what was asked for can't be printed, the program
  /// ends, unless it is that the reader has seen enough, like `head`.
  private static func canGoOn(_ descriptor: Int32, after code: Int32) -> Bool {
    switch code {
    case EINTR: return true
    case EAGAIN:
      var events = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&events, 1, -1)
      return true
    case EPIPE: return false
    default:
      guard descriptor == STDOUT_FILENO else { return false }
      error("mvvmgen: error: what there is to print can't be written: \(systemReason(code))\n")
      exit(ExitStatus.failed.rawValue)
    }
  }

  private static func print(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = write(descriptor, rest.baseAddress, rest.count)
        guard count > 0 else {
          guard canGoOn(descriptor, after: errno) else { return }
          continue
        }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
    }
  }
}
