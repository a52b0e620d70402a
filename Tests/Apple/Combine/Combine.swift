// Of Combine what the runtime uses, as Apple's SDK declares it. Nothing of it runs.

public struct CombineIdentifier: Hashable, Sendable {
  public init() {}
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { fatalError() }
}

public protocol Cancellable {
  func cancel()
}

public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

public enum Subscribers {
  public struct Demand: Hashable, Comparable, Sendable {
    public static let unlimited = Demand()
    public static let none = Demand()
    public static func < (first: Demand, second: Demand) -> Bool { fatalError() }
    public static func += (first: inout Demand, second: Demand) { fatalError() }
    public static func -= (first: inout Demand, second: Int) { fatalError() }
    public static func -= (first: inout Demand, second: Demand) { fatalError() }
  }
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure
}

extension Publisher {
  public func subscribe<Downstream: Subscriber>(_ subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure { fatalError() }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  public init<Upstream: Publisher>(_ publisher: Upstream)
  where Upstream.Output == Output, Upstream.Failure == Failure { fatalError() }
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure { fatalError() }
}

public protocol ObservableObject: AnyObject {}
