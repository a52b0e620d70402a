extension ScreenDraft {
  /// An event output, in the draft of its screen.
  @MainActor
  public struct Event<Value> {
    let relay: Relay<Value>

    /// Delivers an event, after all that the draft sets.
    public func emit(_ value: Value) {
      relay.screen?.emitted?.append { [relay] in relay.emit(value) }
    }
  }
}

extension ScreenDraft.Event where Value == Void {
  /// Delivers an event, after all that the draft sets.
  public func emit() {
    emit(())
  }
}
