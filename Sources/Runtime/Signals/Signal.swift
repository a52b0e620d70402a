/// Where the values of an input come from, in the static form of a view model.
///
/// A signal that completes leaves its input as it is.
@MainActor
public struct Signal<Value> {
  private let connecting: (@escaping @MainActor (Value) -> Void) -> Token

  /// Makes a signal from a closure that is given a function to send values with, and returns what
  /// disconnects it.
  public init(connect: @escaping (_ send: @escaping @MainActor (Value) -> Void) -> Token) {
    connecting = connect
  }

  /// A signal that never sends anything.
  public static var never: Signal {
    Signal { _ in Token {} }
  }

  /// Makes a signal that sends one value, when it is connected.
  public static func just(_ value: Value) -> Signal {
    Signal { send in
      send(value)
      return Token {}
    }
  }

  /// Makes a signal of the value of a box: now, and whenever it is set.
  public init(_ box: Box<Value>) {
    self.init(box.readOnly)
  }

  /// Makes a signal of the value of a box: now, and whenever it is set.
  public init(_ box: ReadOnlyBox<Value>) {
    self.init { send in
      box.bind { value in
        // Boxes of a screen are set on the main actor only.
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated { send(value) }
      }
    }
  }

  /// Makes a signal of events.
  public init(_ relay: Relay<Value>) {
    self.init(relay.readOnly)
  }

  /// Makes a signal of events.
  public init(_ relay: ReadOnlyRelay<Value>) {
    self.init { send in
      relay.bind { value in
        // A screen emits on the main actor only.
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated { send(value) }
      }
    }
  }

  /// Makes a signal of the elements of an asynchronous sequence. An error only ends it.
  public init<Elements: AsyncSequence & Sendable>(_ elements: Elements)
  where Elements.Element == Value, Value: Sendable {
    self.init { send in
      let task = Task { @MainActor in
        do {
          for try await element in elements {
            // One that was on its way when the signal was disconnected.
            if Task.isCancelled { break }
            send(element)
          }
        } catch {
          // The input stays as it is.
        }
      }
      return Token { task.cancel() }
    }
  }

  /// Makes a signal of other values from this one.
  public func map<Other>(_ transform: @escaping @MainActor (Value) -> Other) -> Signal<Other> {
    Signal<Other> { send in
      connecting { send(transform($0)) }
    }
  }

  /// Sends all values to a closure with their receiver, which is not kept alive, until the token is
  /// cancelled.
  public func connect<Receiver: AnyObject>(
    to receiver: Receiver,
    _ receive: @escaping @MainActor (Receiver, Value) -> Void
  ) -> Token {
    connecting { [weak receiver] value in
      if let receiver { receive(receiver, value) }
    }
  }

  /// Tells a closure with its receiver, which is not kept alive, of each event, until the token is
  /// cancelled.
  public func connect<Receiver: AnyObject>(
    to receiver: Receiver,
    _ receive: @escaping @MainActor (Receiver) -> Void
  ) -> Token where Value == Void {
    connect(to: receiver) { receiver, _ in receive(receiver) }
  }

  /// Sends all values to an input of a screen, which is not kept alive, until the token is
  /// cancelled.
  public func connect(to input: ScreenBox<Value>) -> Token {
    connect(to: input.box) { $0.value = $1 }
  }
}
