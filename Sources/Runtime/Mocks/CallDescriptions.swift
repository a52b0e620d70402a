// What a failed `#expect`, `print`, `dump` and a debugger show of a held call: what it was called
// with, and nothing of how it is kept.

nonisolated extension HeldCall: CustomDebugStringConvertible, CustomReflectable {
  /// `HeldCall(GeocodeArguments(address: "Rome"))`
  public var debugDescription: String { "HeldCall(\(described(arguments)))" }

  /// The arguments.
  public var customMirror: Mirror { Mirror(self, children: ["arguments": arguments as Any]) }
}

nonisolated extension HeldStream: CustomDebugStringConvertible, CustomReflectable {
  /// `HeldStream(FollowArguments(id: 1))`
  public var debugDescription: String { "HeldStream(\(described(arguments)))" }

  /// The arguments.
  public var customMirror: Mirror { Mirror(self, children: ["arguments": arguments as Any]) }
}

/// By the name of their type alone, not by all that this stands in.
private nonisolated func described<Arguments>(_ arguments: Arguments?) -> String {
  arguments.map { "\($0)" } ?? "nil"
}
