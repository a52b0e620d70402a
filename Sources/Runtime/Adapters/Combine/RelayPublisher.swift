#if canImport(Combine)
  import Combine

  /// The events of a relay, as a publisher. What a subscriber has not asked for yet is kept for it.
  /// It never completes.
  public nonisolated struct RelayPublisher<Value>: Publisher {
    /// The events.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    private let relay: Relay<Value>

    init(_ relay: Relay<Value>) {
      self.relay = relay
    }

    /// Binds a subscriber to the relay.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      let subscription = BoundSubscription(subscriber, keepsNewestOnly: false)
      subscriber.receive(subscription: subscription)
      subscription.bind { relay.bind($0) }
    }
  }

  extension Relay {
    /// The events from now on, as a publisher.
    public var publisher: AnyPublisher<Value, Never> { AnyPublisher(RelayPublisher(self)) }
  }

  extension ReadOnlyRelay {
    /// The events from now on, as a publisher.
    public var publisher: AnyPublisher<Value, Never> { relay.publisher }
  }
#endif
