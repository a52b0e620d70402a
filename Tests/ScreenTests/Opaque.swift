/// A value that can't be compared, of which promises_steps.yaml knows the name alone.
public nonisolated struct Opaque: Sendable {
  public init() {}
}
