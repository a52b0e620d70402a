/// What a method without parameters was called with.
public nonisolated struct NoArguments: Hashable, Sendable {
  /// Makes it.
  @inlinable
  public init() {}
}
