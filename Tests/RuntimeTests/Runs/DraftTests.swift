import Testing

@testable import MVVMRuntime

/// A screen whose behaviour is written by hand.
@MainActor
private final class HandLogic {
  let screen = Screen(environment: .fixed())
  let name: ScreenBox<String>
  let length: DerivedBox<Int>
  let limit = 5

  init() {
    name = ScreenBox("", in: screen)
    length = DerivedBox(0, in: screen)
    screen.onCommit(of: self) { $0.commit() }
  }

  func update(_ change: (Draft<HandLogic>) -> Void) {
    screen.update { change(Draft(self)) }
  }

  private func commit() {
    if name.isChanged { length.update(name.value.count) }
    screen.notify()
  }
}

@MainActor
struct DraftTests {
  @Test func isOneTransaction() {
    let logic = HandLogic()
    let log = Log()
    logic.name.box.bind { log("\($0) \(logic.length.value)") }
    logic.update {
      $0.name = "Ro"
      $0.name += "me"
      #expect($0.name.count < $0.limit)
      #expect($0.length == 0)
    }
    #expect(log.entries == [" 0", "Rome 4"])
  }
}
