/// A client of a server. It tells nothing of what it holds: that may be a key.
public nonisolated protocol HTTPService: CustomStringConvertible, CustomReflectable {}

nonisolated extension HTTPService {
  /// The name of the type.
  public var description: String { "\(Self.self)" }

  /// Nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
