/// What runs the scenarios.
public enum TestLibrary: String, CaseIterable, Sendable {
  /// Swift Testing.
  case swiftTesting = "swift-testing"
  /// XCTest.
  case xctest

  /// The module that a suite imports.
  var module: String {
    switch self {
    case .swiftTesting: "Testing"
    case .xctest: "XCTest"
    }
  }
}
