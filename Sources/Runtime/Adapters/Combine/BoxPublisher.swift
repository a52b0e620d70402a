#if canImport(Combine)
  import Combine

  /// The value of a box, as a publisher: at once, and whenever it is set. A subscriber that asks
  /// for few values gets the newest one when it asks again. It never completes.
  public nonisolated struct BoxPublisher<Value>: Publisher {
    /// The values.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    private let box: Box<Value>

    init(_ box: Box<Value>) {
      self.box = box
    }

    /// Binds a subscriber to the box.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      let subscription = BoundSubscription(subscriber, keepsNewestOnly: true)
      subscriber.receive(subscription: subscription)
      subscription.bind(with: box.bind)
    }
  }

  extension Box {
    /// The value as a publisher: at once, and whenever it is set.
    public var publisher: AnyPublisher<Value, Never> { AnyPublisher(BoxPublisher(self)) }
  }

  extension ReadOnlyBox {
    /// The value as a publisher: at once, and on every change.
    public var publisher: AnyPublisher<Value, Never> { box.publisher }
  }
#endif
