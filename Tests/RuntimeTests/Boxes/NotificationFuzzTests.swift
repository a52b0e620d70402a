import SeededNumbers
import Testing

@testable import MVVMRuntime

/// What a box and a relay promise, whatever their observers do from within a notification: set,
/// emit, bind, unbind, and let go of what unbinds others.
@MainActor
struct NotificationFuzzTests {
  @Test(arguments: 0..<200)
  func everyObserverOfABoxHearsTheNewestValue(seed: UInt64) {
    expectNewestValues(BoxFuzz(seed))
  }

  @Test(arguments: 0..<200)
  func everyObserverOfABoxInTransactionsHearsTheNewestValue(seed: UInt64) {
    expectNewestValues(TransactionFuzz(seed))
  }

  private func expectNewestValues(_ fuzz: BoxFuzz) {
    for _ in 0..<40 {
      fuzz.begin()
      for observer in fuzz.observers where !observer.isCancelled {
        #expect(observer.heard.last == fuzz.box.value)
      }
    }
    #expect(fuzz.problems == [])
  }

  @Test(arguments: 0..<200)
  func everyObserverOfARelayHearsAllEventsInOrder(seed: UInt64) {
    let fuzz = RelayFuzz(seed)
    for _ in 0..<40 {
      fuzz.begin()
      for observer in fuzz.observers where !observer.isCancelled {
        #expect(observer.heard == observer.heard.sorted())
        #expect(Set(observer.heard).isSuperset(of: observer.expected))
      }
    }
    #expect(fuzz.problems == [])
  }
}

@MainActor
private final class Observer {
  var heard: [Int] = []
  var expected: [Int] = []
  var isCancelled = false
  var token: Token?
  private var isInside = false

  func cancel() {
    isCancelled = true
    token?.cancel()
  }

  /// Hears a value, and does something; what is wrong with it, if anything.
  func hear(_ value: Int, _ act: () -> Void) -> String? {
    if isInside { return "entered twice" }
    if isCancelled { return "called after its end" }
    if let last = heard.last, last >= value { return "\(value) after \(last)" }
    isInside = true
    heard.append(value)
    act()
    isInside = false
    return nil
  }
}

/// What both have in common: chance, and a number of things to do.
@MainActor
private class Fuzz {
  private var generator: SeededGenerator
  private var left = 0
  private(set) var last = 0
  var observers: [Observer] = []
  var problems: [String] = []

  init(_ seed: UInt64) { generator = SeededGenerator(seed: seed) }

  func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  func next() -> Int {
    last += 1
    return last
  }

  func begin() {
    left = 8
    act()
    left = 0
  }

  final func act() {
    guard left > 0 else { return }
    left -= 1
    switch below(4) {
    case 0, 1: tell()
    case 2: observers.append(bind())
    default: observers.randomElement(using: &generator)?.cancel()
    }
  }

  final func heard(_ value: Int, by observer: Observer) {
    let problem = observer.hear(value) { for _ in 0..<below(3) { act() } }
    if let problem { problems.append(problem) }
  }

  func tell() {}

  func bind() -> Observer { Observer() }
}

private class BoxFuzz: Fuzz {
  let box: Box<Int>

  init(_ seed: UInt64, in screen: Screen? = nil) {
    box = Box(0, in: screen)
    super.init(seed)
  }

  override func tell() { box.value = next() }

  override func bind() -> Observer {
    let observer = Observer()
    let going =
      below(2) == 0 ? Going { [weak self] in MainActor.assumeIsolated { self?.act() } } : nil
    let token = box.bind { [weak self] value in
      if value != self?.box.value { self?.problems.append("stale") }
      self?.heard(value, by: observer)
      _ = going
    }
    observer.token = token
    // It may have been unbound by what it did when it was bound.
    if observer.isCancelled { token.cancel() }
    return observer
  }
}

/// A box that is set in transactions, with one whose observer does something before its own are
/// told.
private final class TransactionFuzz: BoxFuzz {
  private let screen = Screen()
  private let earlier: Box<Int>

  init(_ seed: UInt64) {
    earlier = Box(0, in: screen)
    super.init(seed, in: screen)
    earlier.bind { [weak self] _ in self?.act() }
  }

  override func tell() {
    screen.transaction {
      earlier.value = last
      box.value = next()
    }
  }
}

private final class RelayFuzz: Fuzz {
  let relay = Relay<Int>()

  override func tell() {
    let event = next()
    for observer in observers where !observer.isCancelled { observer.expected.append(event) }
    relay.emit(event)
  }

  override func bind() -> Observer {
    let observer = Observer()
    observer.token = relay.bind { [weak self] in self?.heard($0, by: observer) }
    return observer
  }
}
