import Observation
import Testing

@testable import MVVMRuntime

@MainActor
struct ScreenBoxTests {
  let screen = Screen(environment: .fixed())
  let log = Log()

  private func isTracked(_ read: () -> Void, _ change: () -> Void) -> Bool {
    let before = log.entries.count
    withObservationTracking(read) { [log] in
      MainActor.assumeIsolated { log("changed") }
    }
    change()
    return log.entries.count > before
  }

  @Test func theLogicsReadsAreNotTrackedTheViewsAre() {
    let name = ScreenBox("", in: screen)
    #expect(!isTracked({ _ = name.value }, { name.value = "a" }))
    #expect(name.box.observation == nil)
    #expect(!isTracked({ name.value += "b" }, { name.value = "c" }))
    #expect(isTracked({ _ = name.box.value }, { name.value = "d" }))
    #expect(isTracked({ _ = name.readOnly.value }, { name.value = "e" }))
  }

  @Test func theLogicsReadsOfADerivedValueAreNotTrackedTheViewsAre() {
    let length = DerivedBox(0, in: screen)
    #expect(!isTracked({ _ = length.value }, { length.update(1) }))
    #expect(!isTracked({ length.update(2) }, { length.update(3) }))
    #expect(isTracked({ _ = length.readOnly.value }, { length.update(4) }))
  }

  @Test func modifyingInPlaceTellsOnceAndIsCompared() {
    let list = ScreenBox([1], watched: true, in: screen)
    list.box.bind { [log] in log("\($0)") }
    list.value.append(2)
    #expect(log.entries == ["[1]", "[1, 2]"])
    #expect(list.isDifferent)
    screen.transaction { list.value[0] = 1 }
    #expect(list.isChanged)
    #expect(!list.isDifferent)
  }
}
