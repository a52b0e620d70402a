/// Something that a scenario expects to hold, in the words of the library that runs it: both say
/// what they found.
enum Condition {
  case equal(Layout, SwiftExpression)
  /// The same where a list or dictionary is expected, which has lines of its own.
  case lists(Layout, Layout)
  case holds(SwiftExpression)
  case fails(SwiftExpression)
  case exists(Layout)
  case isMissing(Layout)
  case isEmpty(Layout, Layout = "[]")

  func statement(in library: TestLibrary) -> Layout {
    switch library {
    case .swiftTesting: .list("#expect(", [expression], ")")
    case .xctest: assertion
    }
  }

  var expression: Layout {
    switch self {
    case .equal(let found, let expected):
      .group([found, .nested([.space, "== ", expected.operand(atLeast: .coalescing)])])
    case .lists(let found, let expected): "\(found) == \(expected)"
    case .holds(let found): found.layout
    case .fails(let found): "!\(found.layout(atLeast: .postfix))"
    case .exists(let found): .group([found, .nested([.space, "!= nil"])])
    case .isMissing(let found): .group([found, .nested([.space, "== nil"])])
    case .isEmpty(let found, _): "\(found).isEmpty"
    }
  }

  private var assertion: Layout {
    switch self {
    case .equal(let found, let expected):
      .list("XCTAssertEqual(", [found, expected.layout(atLeast: .coalescing)], ")")
    case .lists(let found, let expected): .list("XCTAssertEqual(", [found, expected], ")")
    case .holds(let found): .list("XCTAssertTrue(", [found.layout], ")")
    case .fails(let found): .list("XCTAssertFalse(", [found.layout], ")")
    case .exists(let found): .list("XCTAssertNotNil(", [found], ")")
    case .isMissing(let found): .list("XCTAssertNil(", [found], ")")
    case .isEmpty(let found, let nothing): .list("XCTAssertEqual(", [found, nothing], ")")
    }
  }
}
