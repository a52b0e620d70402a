/// One thing that a stream delivers.
nonisolated enum StreamItem<Element: Sendable, Failure: Error>: Sendable {
  case element(Element)
  case end
  case failure(Failure)

  var element: Element? {
    if case .element(let element) = self { element } else { nil }
  }

  var isLast: Bool {
    if case .element = self { false } else { true }
  }
}

/// A call of a mock method that streams.
nonisolated final class PendingStream<Arguments, Element: Sendable, Failure: Error>:
  WaitingCall, @unchecked Sendable
{
  // Sendable because the arguments never change, and all else is touched on the main actor only.
  typealias Item = StreamItem<Element, Failure>

  let arguments: Arguments
  @MainActor let run: Run?
  /// What it is to deliver by itself, one after another.
  @MainActor private var given = Queue<Item>()
  /// Items that wait for their turns, and those whose turns came while nobody asked for one.
  @MainActor private var coming = Queue<Item>()
  @MainActor private var missed = Queue<Item>()
  @MainActor private var consumer: CheckedContinuation<Item, Never>?
  /// The consumer has heard of the end, or its run has ended.
  @MainActor private var isOver = false
  /// Whether the last item is there.
  @MainActor private var isEnded = false

  @MainActor
  init(_ arguments: Arguments) {
    self.arguments = arguments
    run = Run.current
  }

  /// Delivers items by itself, each of them after the answers that were given before the last one
  /// came.
  @MainActor
  func deliver(_ items: [Item]) {
    for item in items { given.append(item) }
    pushGiven()
  }

  @MainActor
  private func pushGiven() {
    if let item = given.popFirst() { push(item) }
  }

  /// Delivers an item in a turn of its own, after all answers given before. What comes behind the
  /// end changes nothing: false.
  @MainActor
  @discardableResult
  func push(_ item: Item) -> Bool {
    guard !isEnded else { return false }
    isEnded = item.isLast
    coming.append(item)
    turns.deliver { [self] in
      guard let item = coming.popFirst() else { return }
      pushGiven()
      if consumer == nil || !missed.isEmpty { missed.append(item) } else { land(item) }
    }
    return true
  }

  /// The next element, when its turn has come. The stream of a run that was ended ends too.
  @MainActor
  func next() async -> Item {
    await withTaskCancellationHandler {
      if isOver || Task.isCancelled { return .end }
      return await withCheckedContinuation { continuation in
        consumer = continuation
        run?.hold()
        // What was missed gets another turn.
        if !missed.isEmpty {
          turns.deliver { [self] in
            if consumer != nil, let item = missed.popFirst() { land(item) }
          }
        }
      }
    } onCancel: {
      Task { @MainActor in
        isOver = true
        resume(with: .end)
      }
    }
  }

  @MainActor private var turns: Turns { run?.screen.turns ?? .free }

  @MainActor
  private func land(_ item: Item) {
    if item.isLast { isOver = true }
    run?.cameInOwnTurn = true
    resume(with: item)
  }

  @MainActor
  private func resume(with item: Item) {
    guard let consumer else { return }
    self.consumer = nil
    run?.release()
    consumer.resume(returning: item)
  }
}
