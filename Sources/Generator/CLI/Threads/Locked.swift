import MVVMGenWriting

/// A value that one thread at a time can reach.
// Sendable: the value is reached with the lock held only.
final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  /// Pointers, as neither may be moved.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let isChanged = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(_ value: Value) {
    self.value = value
    pthread_mutex_init(lock, nil)
    pthread_cond_init(isChanged, nil)
  }

  deinit {
    pthread_cond_destroy(isChanged)
    pthread_mutex_destroy(lock)
    isChanged.deallocate()
    lock.deallocate()
  }

  func locked<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body(&value)
  }

  /// Changes the value, and wakes the thread that waits for that.
  func change(_ body: (inout Value) -> Void) {
    locked(body)
    pthread_cond_signal(isChanged)
  }

  /// Waits until changes have made the value give a result. One thread at a time can wait.
  func wait<Result>(_ body: (inout Value) -> Result?) -> Result {
    locked { value in
      while true {
        if let result = body(&value) { return result }
        pthread_cond_wait(isChanged, lock)
      }
    }
  }
}
