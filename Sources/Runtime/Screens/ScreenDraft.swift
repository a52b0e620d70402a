/// What code written by hand changes of a screen, inside its `update`.
@MainActor
@dynamicMemberLookup
public struct ScreenDraft<Logic: AnyObject> {
  private let logic: Logic

  /// Makes the draft of a screen.
  public init(_ logic: Logic) {
    self.logic = logic
  }

  /// The value of a state, input or plain output.
  public subscript<Value>(dynamicMember member: KeyPath<Logic, ScreenBox<Value>>) -> Value {
    get { logic[keyPath: member].value }
    nonmutating set { logic[keyPath: member].value = newValue }
  }

  /// The value of a derived output or state.
  public subscript<Value>(dynamicMember member: KeyPath<Logic, DerivedBox<Value>>) -> Value {
    get { logic[keyPath: member].value }
    @available(*, unavailable, message: "it is derived: set what it is made of")
    nonmutating set {}
  }

  /// An event output, to emit.
  public subscript<Value>(dynamicMember member: KeyPath<Logic, Relay<Value>>) -> Event<Value> {
    Event(relay: logic[keyPath: member])
  }

  /// What the screen was opened with.
  public subscript<Value>(dynamicMember member: KeyPath<Logic, Value>) -> Value {
    get { logic[keyPath: member] }
    @available(*, unavailable, message: "it is fixed for the life of the screen")
    nonmutating set {}
  }
}
