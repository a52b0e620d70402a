#if canImport(Combine)
  import Combine

  /// Passes what a binding delivers on to a subscriber, as far as that has asked for it.
  nonisolated final class BoundSubscription<Downstream: Subscriber>: Subscription {
    private var downstream: Downstream?
    private var token: Token?
    private var demand = Subscribers.Demand.none
    private var kept: [Downstream.Input] = []
    private let keepsNewestOnly: Bool

    init(_ downstream: Downstream, keepsNewestOnly: Bool) {
      self.downstream = downstream
      self.keepsNewestOnly = keepsNewestOnly
    }

    func bind(with bind: (@escaping (Downstream.Input) -> Void) -> Token) {
      // It may have been cancelled when it was received.
      guard downstream != nil else { return }
      let token = bind { [weak self] value in self?.deliver(value) }
      if downstream == nil { token.cancel() } else { self.token = token }
    }

    func request(_ demand: Subscribers.Demand) {
      self.demand += demand
      while self.demand > .none, !kept.isEmpty { pass(kept.removeFirst()) }
    }

    func cancel() {
      downstream = nil
      kept = []
      token?.cancel()
      token = nil
    }

    private func deliver(_ value: Downstream.Input) {
      if demand > .none {
        pass(value)
      } else if keepsNewestOnly {
        kept = [value]
      } else {
        kept.append(value)
      }
    }

    private func pass(_ value: Downstream.Input) {
      guard let downstream else { return }
      demand -= 1
      demand += downstream.receive(value)
    }
  }
#endif
