import MVVMRuntime
import Testing

@MainActor
struct SignalTests {
  let log = Log()

  @Test func comesFromAClosure() {
    var send: (@MainActor (Int) -> Void)?
    let signal = Signal<Int> {
      send = $0
      return Token { send = nil }
    }
    let token = signal.map { $0 * 2 }.connect(to: log) { log, value in log("\(value)") }
    send?(1)
    token.cancel()
    #expect(send == nil)
    #expect(log.entries == ["2"])
  }

  @Test func comesFromABoxOrARelay() {
    let box = Box(1)
    let relay = Relay<Int>()
    let tokens = [
      Signal(box).connect(to: log) { log, value in log("box \(value)") },
      Signal(relay.readOnly).connect(to: log) { log, value in log("relay \(value)") },
    ]
    box.value = 2
    relay.emit(3)
    for token in tokens { token.cancel() }
    box.value = 4
    relay.emit(5)
    #expect(log.entries == ["box 1", "box 2", "relay 3"])
  }

  @Test func comesFromASequence() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let token = Signal(stream).connect(to: log) { log, value in log("\(value)") }
    for number in 1...3 { continuation.yield(number) }
    continuation.finish()
    await Turn.until { log.entries.count == 3 }
    #expect(log.entries == ["1", "2", "3"])
    token.cancel()
  }

  @Test func doesNotKeepItsReceiver() {
    var receiver: Log? = Log()
    let held = Weak(receiver)
    let box = Box(0)
    if let receiver { _ = Signal(box).connect(to: receiver) { log, value in log("\(value)") } }
    receiver = nil
    box.value = 1
    #expect(held.object == nil)
  }

  @Test func sendsToAnInputWithoutKeepingIt() {
    var input: ScreenBox? = ScreenBox("", in: Screen())
    let held = Weak(input?.box)
    let box = Box("a")
    if let input {
      _ = Signal(box).connect(to: input)
      box.value = "b"
      #expect(input.value == "b")
    }
    input = nil
    box.value = "c"
    #expect(held.object == nil)
  }

  @Test func neverAndJust() {
    _ = Signal<Int>.never.connect(to: log) { log, _ in log("never") }
    _ = Signal.just(7).connect(to: log) { log, value in log("\(value)") }
    #expect(log.entries == ["7"])
  }
}
