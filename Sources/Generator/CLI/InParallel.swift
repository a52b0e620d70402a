#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How many threads the machine runs at once.
func coreCount() -> Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

/// Works on all inputs on several threads, and takes what comes of them on this one in the order of
/// the inputs: whoever takes it sees no difference to a plain loop.
func inParallel<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], threads: Int? = nil,
  _ work: @escaping @Sendable (Input) -> Output, take: (Output) -> Void
) {
  // Nothing is to be gained by a thread beside this one where there is one input or one core.
  let count = inputs.count > 1 ? min(threads ?? coreCount(), inputs.count) : 1
  guard count > 1 else {
    for input in inputs { take(work(input)) }
    return
  }
  let queue = WorkQueue(inputs, work)
  let workers = (0..<count).compactMap { _ in WorkerThread { queue.run() } }
  if workers.isEmpty { queue.run() }
  for index in inputs.indices { take(queue.output(of: index)) }
  for worker in workers { worker.join() }
}

/// Inputs that threads take one after the other, and what came of them.
// Sendable: all that changes is read and written with the lock held.
private final class WorkQueue<Input: Sendable, Output: Sendable>: @unchecked Sendable {
  private let inputs: [Input]
  private let work: @Sendable (Input) -> Output
  private var next = 0
  private var outputs: [Output?]
  /// Pointers, as neither may be moved.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let isDone = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(_ inputs: [Input], _ work: @escaping @Sendable (Input) -> Output) {
    self.inputs = inputs
    self.work = work
    outputs = Array(repeating: nil, count: inputs.count)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(isDone, nil)
  }

  deinit {
    pthread_cond_destroy(isDone)
    pthread_mutex_destroy(lock)
    isDone.deallocate()
    lock.deallocate()
  }

  /// Works until every input is taken.
  func run() {
    pthread_mutex_lock(lock)
    while next < inputs.count {
      let index = next
      next += 1
      pthread_mutex_unlock(lock)
      let output = work(inputs[index])
      pthread_mutex_lock(lock)
      outputs[index] = output
      pthread_cond_signal(isDone)
    }
    pthread_mutex_unlock(lock)
  }

  /// Waits for what comes of an input, and forgets it.
  func output(of index: Int) -> Output {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while true {
      if let output = outputs[index].take() { return output }
      pthread_cond_wait(isDone, lock)
    }
  }
}
