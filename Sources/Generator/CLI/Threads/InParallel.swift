import MVVMGenWriting

/// How many threads the machine runs at once.
func coreCount() -> Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

/// Works on all inputs on several threads, and takes the outputs on this one, in the order of the
/// inputs: the caller sees no difference to a plain loop.
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
private final class WorkQueue<Input: Sendable, Output: Sendable>: Sendable {
  private let inputs: [Input]
  private let work: @Sendable (Input) -> Output
  private let next = Locked(0)
  private let outputs: Locked<[Output?]>

  init(_ inputs: [Input], _ work: @escaping @Sendable (Input) -> Output) {
    self.inputs = inputs
    self.work = work
    outputs = Locked(Array(repeating: nil, count: inputs.count))
  }

  /// Works until every input is taken.
  func run() {
    while let index = nextIndex() {
      let output = work(inputs[index])
      outputs.change { $0[index] = output }
    }
  }

  private func nextIndex() -> Int? {
    next.locked { next in
      guard next < inputs.count else { return nil }
      defer { next += 1 }
      return next
    }
  }

  /// Waits for the output of an input, and hands it over.
  func output(of index: Int) -> Output { outputs.wait { $0[index].take() } }
}
