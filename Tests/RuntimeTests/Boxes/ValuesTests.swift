import Testing

@testable import MVVMRuntime

@MainActor
struct ValuesTests {
  @Test func deliversTheCurrentValueThenEveryChange() async {
    let box = Box(0)
    var seen: [Int] = []
    for await value in box.values {
      seen.append(value)
      if value == 3 { break }
      box.value = value + 1
    }
    #expect(seen == [0, 1, 2, 3])
  }

  @Test func aSlowConsumerGetsTheNewestOnly() async {
    let box = Box(0)
    var values = box.values.makeAsyncIterator()
    for value in 1...10 { box.value = value }
    #expect(await values.next() == 10)
  }

  @Test func endsWhenTheBoxGoes() async {
    var box: Box<Int>? = Box(0)
    guard let values = box?.values else { return }
    box = nil
    var seen: [Int] = []
    for await value in values { seen.append(value) }
    #expect(seen == [0])
  }

  @Test func noEventIsLost() async {
    var relay: Relay<Int>? = Relay()
    guard let values = relay?.readOnly.values else { return }
    for value in 1...10 { relay?.emit(value) }
    relay = nil
    var seen: [Int] = []
    for await value in values { seen.append(value) }
    #expect(seen == Array(1...10))
  }

  @Test func whatNobodyGoesThroughAnyMoreIsNotFed() async {
    let box = Box(0)
    for _ in 0..<10 {
      var values = box.values.makeAsyncIterator()
      #expect(await values.next() == 0)
    }
    _ = box.values
    #expect(box.listeners.isEmpty)
  }
}
