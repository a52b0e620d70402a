extension Run {
  /// Tells of an error that the spec does not name: Swift can't keep a stream from ending with one,
  /// and no `catch` knows what it says. In a test it is a failure, in an app a line of standard
  /// error.
  public func report<Named>(
    _ error: any Error, insteadOf named: Named.Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    TestFailure.report(
      "a stream ended with an error that the spec does not name, and no 'catch' ran: \(error), where "
        + "\(named) is named",
      at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
