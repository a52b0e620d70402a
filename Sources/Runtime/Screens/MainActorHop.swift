/// Does something on the main actor: at once if this is there already, or else as soon as it can.
nonisolated func onMainActor(_ action: @escaping @MainActor () -> Void) {
  if isOnMainActor() {
    MainActor.assumeIsolated { action() }
  } else {
    Task { await action() }
  }
}
