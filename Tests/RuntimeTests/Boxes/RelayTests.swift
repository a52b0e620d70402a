import MVVMRuntime
import Testing

@MainActor
struct RelayTests {
  let relay = Relay<Int>()
  let log = Log()

  @Test func deliversToWhoeverListensThen() {
    relay.emit(1)
    let token = relay.readOnly.bind { [log] in log("\($0)") }
    relay.emit(2)
    token.cancel()
    relay.emit(3)
    #expect(log.entries == ["2"])
  }

  @Test func anEventEmittedMeanwhileIsQueuedAndNoneIsLost() {
    var isInside = false
    relay.bind { [relay, log] value in
      #expect(!isInside)
      isInside = true
      log("a\(value)")
      if value == 1 {
        relay.emit(2)
        relay.emit(3)
      }
      isInside = false
    }
    relay.bind { [log] in log("b\($0)") }
    relay.emit(1)
    #expect(log.entries == ["a1", "b1", "a2", "b2", "a3", "b3"])
  }

  @Test func aListenerBoundMeanwhileHearsOfTheNextEvent() {
    var isBound = false
    relay.bind { [relay, log] _ in
      if !isBound { relay.bind { log("new\($0)") } }
      isBound = true
    }
    relay.emit(1)
    relay.emit(2)
    #expect(log.entries == ["new2"])
  }

  @Test func eventsWithoutAValueNeedNoArgument() {
    let relay = Relay<Void>()
    relay.bind { [log] in log("first") }
    relay.readOnly.bind { [log] in log("second") }
    relay.bind(log) { log, _ in log("third") }
    relay.emit()
    #expect(log.entries == ["first", "second", "third"])
  }

  @Test func anOwnerIsHeldWeakly() {
    var owner: Log? = Log()
    let held = Weak(owner)
    if let owner { relay.readOnly.bind(owner) { owner, value in owner("\(value)") } }
    relay.emit(1)
    #expect(owner?.entries == ["1"])
    owner = nil
    relay.emit(2)
    #expect(held.object == nil)
  }

  @Test func whatGoesWithAClosureMayUnbindOthers() {
    let bag = TokenBag()
    var token: Token?
    do {
      let going = Going { bag.cancelAll() }
      token = relay.bind { value in
        token?.cancel()
        _ = going
      }
    }
    for name in ["a", "b", "c"] {
      relay.bind { [log] in log("\(name)\($0)") }.store(in: bag)
    }
    relay.emit(1)
    relay.emit(2)
    #expect(log.entries == ["a1", "b1", "c1"])
  }
}
