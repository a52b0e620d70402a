#if canImport(Combine)
  import Combine

  extension Signal {
    /// Makes a signal of what a publisher delivers: at once where that is on the main actor, or
    /// else as soon as the main actor can. Completion and failure leave the input as it is.
    public init<Upstream: Publisher>(_ publisher: Upstream) where Upstream.Output == Value {
      self.init { send in
        let sink = SignalSink<Value, Upstream.Failure>(send)
        publisher.subscribe(sink)
        return Token { sink.cancel() }
      }
    }
  }

  /// Takes all that a publisher delivers.
  nonisolated private final class SignalSink<Value, Failure: Error>: Subscriber {
    private let send: @MainActor (Value) -> Void
    private let subscription = Lock<(any Subscription)?>(nil)
    private let isCancelled = Lock(false)

    init(_ send: @escaping @MainActor (Value) -> Void) {
      self.send = send
    }

    func receive(subscription: any Subscription) {
      guard !isCancelled.locked({ $0 }) else { return subscription.cancel() }
      self.subscription.locked { $0 = subscription }
      subscription.request(.unlimited)
    }

    func receive(_ value: Value) -> Subscribers.Demand {
      // A publisher hands its values over.
      nonisolated(unsafe) let value = value
      onMainActor { [send, isCancelled] in
        if !isCancelled.locked({ $0 }) { send(value) }
      }
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      subscription.locked { $0 = nil }
    }

    func cancel() {
      isCancelled.locked { $0 = true }
      subscription.locked { $0.take() }?.cancel()
    }
  }
#endif
