import MVVMRuntime
import Observation
import Testing

/// A test that fails, and a debugger, show what a box holds.
@Suite struct BoxDescriptionTests {
  @Test func showsItsValue() {
    let name = Box("Ann")
    #expect(String(reflecting: name) == "Box(\"Ann\")")
    #expect(String(reflecting: name.readOnly) == "ReadOnlyBox(\"Ann\")")
    #expect("\(Box<Int?>(nil))" == "Box(nil)")
  }

  @Test func dumpsItsValueAlone() {
    var text = ""
    dump(Box([1]).readOnly, to: &text)
    #expect(text == "▿ ReadOnlyBox([1])\n  ▿ value: 1 element\n    - 1\n")
  }

  @Test func looksWithoutAReadThatIsFollowed() {
    let name = Box("Ann")
    nonisolated(unsafe) var isChanged = false
    withObservationTracking {
      _ = "\(name) \(name.readOnly)"
    } onChange: {
      isChanged = true
    }
    name.value = "Bob"
    #expect(!isChanged)
  }
}
