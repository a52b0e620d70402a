import Testing

@testable import MVVMRuntime

/// A screen whose behaviour is written by hand.
@MainActor
private final class HandLogic {
  let screen = Screen(environment: .fixed())
  let name: ScreenBox<String>
  let length: DerivedBox<Int>
  let alert: Relay<String>
  let close: Relay<Void>
  let limit = 5

  init() {
    name = ScreenBox("", in: screen)
    length = DerivedBox(0, in: screen)
    alert = Relay(in: screen)
    close = Relay(in: screen)
    screen.onCommit(of: self) { $0.commit() }
  }

  func update(_ change: (ScreenDraft<HandLogic>) -> Void) {
    screen.update { change(ScreenDraft(self)) }
  }

  private func commit() {
    if name.isChanged { length.update(name.value.count) }
    screen.notify()
  }
}

@MainActor
struct ScreenDraftTests {
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

  @Test func eventsAreDeliveredWhenAllIsSet() {
    let logic = HandLogic()
    let log = Log()
    logic.name.box.bind { log("\($0)") }
    logic.close.bind { log("close") }
    logic.alert.bind { text in
      log("\(text) \(logic.length.value)")
      logic.update { $0.name = "Oslo!" }
      log("\(logic.length.value)")
    }
    logic.update {
      $0.alert.emit("one")
      logic.update { $0.close.emit() }
      $0.name = "Rome"
    }
    #expect(log.entries == ["", "Rome", "one 4", "Oslo!", "5", "close"])
  }

  @Test func aRunThatItsOwnUpdateEndsDeliversNothing() async {
    let logic = HandLogic()
    let log = Log()
    let runs = Runs(.latest, in: logic.screen)
    logic.name.box.bind { if $0 == "Rome" { runs.cancel() } }
    logic.alert.bind { log($0) }
    for name in ["Rome", "Oslo"] {
      runs.start { (_: Run) async throws(RunEnded) in
        logic.update {
          $0.name = name
          $0.alert.emit(name)
        }
      }
    }
    await logic.screen.settle()
    #expect(log.entries == ["Oslo"])
  }

  @Test func anEventOfADraftOutsideAnUpdateReachesNobody() {
    let logic = HandLogic()
    let log = Log()
    logic.alert.bind { log($0) }
    ScreenDraft(logic).alert.emit("early")
    logic.update { $0.name = "Rome" }
    #expect(log.entries.isEmpty)
  }
}
