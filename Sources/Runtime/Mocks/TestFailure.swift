import Foundation

/// Makes the running test fail, without linking a test library into an app.
///
/// Swift Testing and XCTest are found where they are loaded. With another test library, or where
/// they are not found, set a ``handler``.
public nonisolated enum TestFailure {
  /// Is told of a failure, and where it happened.
  public typealias Handler = @Sendable (_ message: String, _ place: TestPlace) -> Void

  private static let custom = Lock<Handler?>(nil)

  /// What is done with a failure instead of telling Swift Testing or XCTest.
  public static var handler: Handler? {
    get { custom.locked { $0 } }
    set { custom.locked { $0 = newValue } }
  }

  /// Makes the running test fail, at this place.
  public static func report(_ message: String, at place: TestPlace) {
    if !reportInTest(message, at: place) {
      let text = "\(place.filePath):\(place.line): error: \(message)\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
  }

  /// Makes the running test fail, at the line of the test itself where that is known.
  static func report(_ message: String, inTestOr place: TestPlace) {
    guard handler == nil, LoadedTestLibrary.failTest(message) else {
      return report(message, at: place)
    }
  }

  /// The same for what is no failure in an app. False where no test is told.
  @discardableResult
  static func reportInTest(_ message: String, at place: TestPlace) -> Bool {
    guard let handler else { return LoadedTestLibrary.fail(message, at: place) }
    handler(message, place)
    return true
  }
}
