extension TestFailure {
  /// Ends a test that waits for a call when none can come any more. It has been told why by then.
  public nonisolated struct NoCall: Error, CustomStringConvertible {
    /// What a test library shows of it.
    public var description: String { "no call came, and the test ends here" }
  }
}
