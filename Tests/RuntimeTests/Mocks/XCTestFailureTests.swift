import MVVMRuntime
import XCTest

/// XCTest has no way on Linux to expect a failure: the test records what reaches it instead.
nonisolated final class XCTestFailureTests: XCTestCase {
  private var isExpected = false
  private var failures: [String] = []

  #if !canImport(Darwin)
    override func recordFailure(
      withDescription description: String,
      inFile filePath: String,
      atLine lineNumber: Int,
      expected: Bool
    ) {
      guard isExpected else {
        return super.recordFailure(
          withDescription: description,
          inFile: filePath,
          atLine: lineNumber,
          expected: expected
        )
      }
      failures.append("\(filePath):\(lineNumber): \(description)")
    }

    func testMakesAnXCTestFail() {
      isExpected = true
      TestFailure.report("Told to XCTest", at: TestPlace(filePath: "Spec.yaml", line: 12))
      isExpected = false
      XCTAssertEqual(failures, ["Spec.yaml:12: failed - Told to XCTest"])
    }
  #endif
}
