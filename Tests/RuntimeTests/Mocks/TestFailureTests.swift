import MVVMRuntime
import Testing

struct TestFailureTests {
  @Test func makesASwiftTestingTestFail() {
    withKnownIssue {
      TestFailure.report("Told to Swift Testing", at: TestPlace())
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["Told to Swift Testing"]
        && issue.sourceLocation?.fileID == #fileID
    }
  }

  @Test func saysWhere() {
    withKnownIssue {
      TestFailure.report(
        "Somewhere",
        at: TestPlace(fileID: "Module/Spec.yaml", filePath: "Spec.yaml", line: 12, column: 3)
      )
    } matching: { issue in
      issue.sourceLocation?.line == 12 && issue.sourceLocation?.column == 3
    }
  }
}
