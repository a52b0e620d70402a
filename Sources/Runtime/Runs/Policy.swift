/// What happens when a binding is set off while it still runs.
public nonisolated enum Policy: Sendable {
  /// The new run ends the older one.
  case latest
  /// The new run is dropped.
  case first
  /// They run one after another.
  case queue
  /// They run side by side.
  case all
}
