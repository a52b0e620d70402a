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
  @MainActor private var items = Queue<Item>()
  @MainActor private var consumer: CheckedContinuation<Item, Never>?
  @MainActor private var hasTurn = false
  /// The consumer has heard of the end, or its run has ended.
  @MainActor private var isOver = false
  /// Whether the last item is there.
  @MainActor private var isEnded = false

  @MainActor
  init(_ arguments: Arguments) {
    self.arguments = arguments
    run = Run.current
  }

  /// What comes behind the end changes nothing: false.
  @MainActor
  @discardableResult
  func push(_ item: Item) -> Bool {
    guard !isEnded else { return false }
    isEnded = item.isLast
    items.append(item)
    deliver()
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
        deliver()
      }
    } onCancel: {
      Task { @MainActor in
        isOver = true
        resume(with: .end)
      }
    }
  }

  @MainActor
  private func deliver() {
    guard !items.isEmpty, consumer != nil, !hasTurn else { return }
    hasTurn = true
    (run?.screen.turns ?? .free).deliver { [self] in
      hasTurn = false
      guard consumer != nil, let item = items.popFirst() else { return }
      if item.isLast { isOver = true }
      run?.cameInOwnTurn = true
      resume(with: item)
    }
  }

  @MainActor
  private func resume(with item: Item) {
    guard let consumer else { return }
    self.consumer = nil
    run?.release()
    consumer.resume(returning: item)
  }
}
