/// A call of a mock that waits in line: for its answer, or for what a stream delivers.
nonisolated protocol WaitingCall: AnyObject, Sendable {
  associatedtype Arguments

  var arguments: Arguments { get }
  @MainActor var run: Run? { get }
}

nonisolated extension WaitingCall {
  /// Nobody waits for the answer any more.
  @MainActor var isOfEndedRun: Bool { run?.isOver ?? false }
}
