/// Thrown inside a run that is over, so that none of its remaining steps is taken.
public nonisolated struct RunEnded: Error {
  /// Makes the error.
  public init() {}
}
