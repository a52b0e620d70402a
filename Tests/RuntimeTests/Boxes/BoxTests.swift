import Observation
import Testing

@testable import MVVMRuntime

@MainActor
struct BoxTests {
  let box = Box(0)
  let log = Log()

  @Test func bindingFiresAtOnceAndOnEveryChange() {
    let token = box.bind { [log] in log("\($0)") }
    box.value = 1
    box.value = 1
    token.cancel()
    box.value = 2
    #expect(log.entries == ["0", "1", "1"])
  }

  @Test func observersAreToldInTheOrderOfBinding() {
    for name in ["a", "b", "c"] { box.bind { [log] in log("\(name)\($0)") } }
    box.value = 1
    #expect(log.entries == ["a0", "b0", "c0", "a1", "b1", "c1"])
  }

  @Test func aSecondBindingDoesNotEvictTheFirst() {
    box.bind { [log] in log("a\($0)") }
    box.bind { [log] in log("b\($0)") }
    box.value = 1
    #expect(log.entries.suffix(2) == ["a1", "b1"])
  }

  @Test func aValueSetMeanwhileIsDeliveredAfterTheNewestOnly() {
    var isInside = false
    box.bind { [box, log] value in
      #expect(!isInside)
      isInside = true
      log("a\(value)")
      if value == 1 { box.value = 2 }
      isInside = false
    }
    box.bind { [log] in log("b\($0)") }
    box.value = 1
    #expect(log.entries.filter { $0.hasPrefix("a") } == ["a0", "a1", "a2"])
    #expect(log.entries.filter { $0.hasPrefix("b") } == ["b0", "b2"])
  }

  @Test func aValueSetFromTheFirstCallIsDeliveredAfterIt() {
    box.bind { [log] in log("a\($0)") }
    var isInside = false
    box.bind { [box, log] value in
      #expect(!isInside)
      isInside = true
      log("b\(value)")
      if value < 2 {
        box.value = 1
        box.value = 2
        box.bind { [log] in log("c\($0)") }
      }
      isInside = false
    }
    #expect(log.entries == ["a0", "b0", "c2", "a2", "b2"])
    box.value = 3
    #expect(log.entries.suffix(3) == ["a3", "b3", "c3"])
  }

  @Test func aListenerCancelledMeanwhileIsNotCalled() {
    var second: Token?
    box.bind { value in if value == 1 { second?.cancel() } }
    second = box.bind { [log] in log("second\($0)") }
    box.bind { [log] in log("third\($0)") }
    box.value = 1
    box.value = 2
    #expect(log.entries == ["second0", "third0", "third1", "third2"])
  }

  @Test func aListenerThatCancelsItselfIsGone() {
    var own: Token?
    own = box.bind { [log] value in
      log("\(value)")
      if value == 1 { own?.cancel() }
    }
    box.value = 1
    box.value = 2
    #expect(log.entries == ["0", "1"])
  }

  @Test func aListenerBoundMeanwhileIsCalledOnce() {
    var isBound = false
    box.bind { [box, log] value in
      guard value == 1, !isBound else { return }
      isBound = true
      box.bind { log("new\($0)") }
    }
    box.value = 1
    #expect(log.entries == ["new1"])
    box.value = 2
    #expect(log.entries == ["new1", "new2"])
  }

  @Test func anOwnerIsHeldWeaklyAndItsBindingGoesWithIt() {
    var owner: Log? = Log()
    let held = Weak(owner)
    if let owner { box.bind(owner) { owner, value in owner("\(value)") } }
    box.value = 1
    #expect(owner?.entries == ["0", "1"])
    owner = nil
    #expect(held.object == nil)
    box.value = 2
    #expect(box.listeners.isEmpty)
  }

  @Test func lettingGoOfATokenDoesNotUnbindButABagDoes() {
    box.bind { [log] in log("token\($0)") }
    var bag: TokenBag? = TokenBag()
    if let bag { box.bind { [log] in log("bag\($0)") }.store(in: bag) }
    bag = nil
    box.value = 1
    #expect(log.entries == ["token0", "bag0", "token1"])
  }

  @Test func unbindingLetsGoOfWhatWasCaptured() {
    var captured: Log? = Log()
    let held = Weak(captured)
    let token = box.bind { [captured] _ in _ = captured }
    captured = nil
    #expect(held.object != nil)
    token.cancel()
    #expect(held.object == nil)
  }

  @Test func aBoxThatGoesLetsGoOfItsListeners() {
    var box: Box<Int>? = Box(0)
    var captured: Log? = Log()
    let held = Weak(captured)
    let token = box?.bind { [captured] _ in _ = captured }
    captured = nil
    box = nil
    #expect(held.object == nil)
    token?.cancel()
  }

  @Test func modifyingInPlaceTellsOnce() {
    let list = Box([1])
    list.bind { [log] in log("\($0)") }
    list.value.append(2)
    #expect(log.entries == ["[1]", "[1, 2]"])
  }

  @Test func isObservable() {
    func track() {
      withObservationTracking {
        _ = box.readOnly.value
      } onChange: { [log] in
        MainActor.assumeIsolated { log("changed") }
      }
    }
    box.value = 1
    track()
    box.value = 2
    #expect(log.entries.count == 1)
    box.value = 3
    #expect(log.entries.count == 1)
    track()
    box.value = 4
    #expect(log.entries.count == 2)
  }

  @Test func aReadOutsideOfTrackingDoesNotHideOneInside() {
    withObservationTracking {
      _ = box.value
    } onChange: { [log] in
      MainActor.assumeIsolated { log("changed") }
    }
    _ = box.value
    box.value = 1
    #expect(log.entries.count == 1)
  }

  @Test func thousandListenersCanGoMeanwhile() {
    let bag = TokenBag()
    for _ in 0..<1000 {
      box.bind { value in if value == 1 { bag.cancelAll() } }.store(in: bag)
    }
    box.value = 1
    #expect(box.listeners.isEmpty)
  }

  @Test func allHearTheNewestValueWhereOneIsBoundInASecondRound() {
    var isBound = false
    box.bind { [log] in log("a\($0)") }
    box.bind { [box, log] value in
      log("b\(value)")
      if value == 1 { box.value = 2 }
    }
    box.bind { [box, log] value in
      log("c\(value)")
      guard value == 2, !isBound else { return }
      isBound = true
      box.bind { log("d\($0)") }
    }
    box.value = 1
    #expect(log.entries == ["a0", "b0", "c0", "a1", "b1", "c2", "d2", "a2", "b2"])
  }

  @Test func whatGoesWithAClosureMayUnbindOthers() {
    let bag = TokenBag()
    var token: Token?
    do {
      let going = Going { bag.cancelAll() }
      token = box.bind { value in
        if value == 1 { token?.cancel() }
        _ = going
      }
    }
    for name in ["a", "b", "c"] {
      box.bind { [log] in log("\(name)\($0)") }.store(in: bag)
    }
    box.value = 1
    box.value = 2
    #expect(log.entries == ["a0", "b0", "c0", "a1", "b1", "c1"])
    #expect(box.listeners.isEmpty)
  }
}
