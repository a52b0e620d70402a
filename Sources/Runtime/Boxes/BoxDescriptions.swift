// What a failed `#expect`, `print`, `dump` and a debugger show of a box: its value, and nothing of
// how it is kept. Looking at it is no read that a view would follow.

nonisolated extension Box: CustomDebugStringConvertible, CustomReflectable {
  /// `Box("Rome")`
  public var debugDescription: String { "Box(\(String(reflecting: stored)))" }

  /// The value.
  public var customMirror: Mirror { Mirror(self, children: ["value": stored]) }
}

nonisolated extension ReadOnlyBox: CustomDebugStringConvertible, CustomReflectable {
  /// `ReadOnlyBox("Rome")`
  public var debugDescription: String { "ReadOnlyBox(\(String(reflecting: box.stored)))" }

  /// The value.
  public var customMirror: Mirror { Mirror(self, children: ["value": box.stored]) }
}
