import MVVMGenWriting

/// A thread with a stack as large as that of the first one: the deepest nesting that is allowed
/// needs more than some systems give to other threads.
struct WorkerThread {
  private static let stackSize = 8 << 20

  private let thread: pthread_t

  /// Starts it; nothing where the system has no thread left.
  init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    let box = Unmanaged.passRetained(Body(body))
    #if canImport(Darwin)
      var started: pthread_t?
      let code = pthread_create(&started, &attributes, { Self.run($0) }, box.toOpaque())
    #else
      var started = pthread_t()
      let code = pthread_create(
        &started, &attributes, { $0.flatMap { Self.run($0) } }, box.toOpaque())
    #endif
    guard code == 0 else {
      box.release()
      return nil
    }
    #if canImport(Darwin)
      guard let started else { return nil }
    #endif
    thread = started
  }

  /// Waits for its end.
  func join() { pthread_join(thread, nil) }

  private static func run(_ body: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
    return nil
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
