import Testing

@testable import MVVMRuntime

/// A test that fails, and a debugger, show what a held call was called with.
@MainActor
struct CallDescriptionTests {
  struct Arguments: Sendable {
    var city: String
  }

  @Test func showsItsArguments() {
    let call = HeldCall(PendingCall<Arguments, Int, LabError>(Arguments(city: "Rome")))
    #expect("\(call)" == "HeldCall(Arguments(city: \"Rome\"))")
    #expect("\([call])" == "[HeldCall(Arguments(city: \"Rome\"))]")
    let stream = HeldStream(PendingStream<Arguments, Int, LabError>(Arguments(city: "Rome")))
    #expect("\(stream)" == "HeldStream(Arguments(city: \"Rome\"))")
  }

  @Test func oneThatNeverCameHasNone() {
    #expect("\(HeldCall<Arguments, Int, LabError>(nil))" == "HeldCall(nil)")
    #expect("\(HeldStream<Arguments, Int, LabError>(nil))" == "HeldStream(nil)")
  }

  @Test func dumpsItsArgumentsAlone() {
    var text = ""
    dump(HeldCall(PendingCall<Int, Int, LabError>(7)), to: &text)
    #expect(text == "▿ HeldCall(7)\n  ▿ arguments: Optional(7)\n    - some: 7\n")
  }
}
