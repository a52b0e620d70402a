/// Waits until all that can run in a screen has run: `await viewModel.settle()`.
///
/// It is a value, so that a failure points at the line of the test that calls it.
@MainActor
public struct Settling {
  let screen: Screen

  /// Returns when all that can run has run.
  ///
  /// A call that a mock holds, and a run that waits for a time, can't go on by themselves. What
  /// never comes to rest makes the test fail after 100,000 turns.
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async {
    _ = await screen.settle(
      at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
