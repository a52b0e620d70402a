import Foundation
import Testing

@testable import MVVMRuntime

/// `sum` and `isEven` are derived; a binding is set off by `first`, another by `sum`.
@MainActor
private final class Sums {
  let screen = Screen(environment: .fixed())
  let first: ScreenBox<Int>
  let second: ScreenBox<Int>
  let sum: DerivedBox<Int>
  let isEven: DerivedBox<Bool>
  let log = Log()

  init() {
    first = ScreenBox(1, watched: true, in: screen)
    second = ScreenBox(2, in: screen)
    sum = DerivedBox(3, in: screen)
    isEven = DerivedBox(false, in: screen)
    screen.onCommit(of: self) { $0.commit() }
  }

  func observe() {
    isEven.readOnly.bind { [self] in log("isEven \($0)") }
    sum.readOnly.bind { [self] in log("sum \($0) of \(first.value) and \(second.value)") }
    second.box.bind { [self] in log("second \($0)") }
    first.box.bind { [self] in log("first \($0)") }
  }

  private func commit() {
    if first.isChanged || second.isChanged { sum.update(first.value + second.value) }
    if sum.isChanged { isEven.update(sum.value.isMultiple(of: 2)) }
    let isFirstDifferent = first.isDifferent
    let isSumDifferent = sum.isDifferent
    screen.notify()
    if isFirstDifferent { log("when first") }
    if isSumDifferent { log("when sum") }
  }
}

@MainActor
struct TransactionTests {
  private let sums = Sums()

  private func changes(_ change: () -> Void) -> [String] {
    let before = sums.log.entries.count
    change()
    return Array(sums.log.entries.dropFirst(before))
  }

  @Test func whoIsBoundInATransactionHearsWhatItSetsItself() {
    var heard: [Int] = []
    sums.screen.transaction {
      sums.second.value = 5
      sums.second.box.bind { [sums] value in
        heard.append(value)
        if value == 5 { sums.second.value = 6 }
      }
    }
    #expect(heard == [5, 6])
  }

  @Test func whoIsBoundBeforeABoxIsToldHearsItsValueOnce() {
    var isBound = false
    sums.second.box.bind { [sums] _ in
      guard sums.second.value == 7, !isBound else { return }
      isBound = true
      sums.sum.readOnly.bind { sums.log("bound \($0)") }
    }
    let told = changes { sums.second.value = 7 }
    #expect(told.filter { $0.hasPrefix("bound") } == ["bound 8"])
    #expect(changes { sums.second.value = 8 }.filter { $0.hasPrefix("bound") } == ["bound 9"])
  }

  @Test func observersHearOfAWholeStepOnceInTheOrderOfDeclaration() {
    sums.observe()
    let heard = changes {
      sums.screen.transaction {
        sums.second.value = 20
        sums.first.value = 10
      }
    }
    #expect(
      heard == [
        "first 10", "second 20", "sum 30 of 10 and 20", "isEven true", "when first", "when sum",
      ])
  }

  @Test func aPlainValueTellsWheneverItIsSetADerivedOneWhenItChanged() {
    sums.observe()
    #expect(changes { sums.screen.transaction { sums.first.value = 1 } } == ["first 1"])
    let heard = changes {
      sums.screen.transaction {
        sums.first.value = 2
        sums.second.value = 1
      }
    }
    #expect(heard == ["first 2", "second 1", "when first"])
  }

  @Test func aSetOutsideOfAStepIsAStepOfItsOwn() {
    sums.observe()
    #expect(
      changes { sums.first.value = 2 } == [
        "first 2", "sum 4 of 2 and 2", "isEven true", "when first", "when sum",
      ])
  }

  @Test func settingTwiceComparesWithTheValueBeforeTheStep() {
    let heard = changes {
      sums.screen.transaction {
        sums.first.value = 7
        sums.first.value = 1
      }
    }
    #expect(heard == [])
    #expect(changes { sums.screen.transaction { sums.first.value = 3 } }.contains("when first"))
  }

  @Test func stepsInsideAStepJoinIt() {
    sums.observe()
    let heard = changes {
      sums.screen.transaction {
        sums.first.value = 5
        sums.screen.transaction { sums.second.value = 5 }
      }
    }
    #expect(heard.filter { $0.hasPrefix("sum") } == ["sum 10 of 5 and 5"])
  }

  @Test func anObserverNeverSeesHalfAStep() {
    sums.first.box.bind { [sums] first in
      if first > 1 { #expect(sums.second.value == first * 2 && sums.sum.value == first * 3) }
    }
    for number in 2...9 {
      sums.screen.transaction {
        sums.first.value = number
        sums.second.value = number * 2
      }
    }
  }

  @Test func aSetFromWithinANotificationIsAStepOfItsOwnAndToldOnce() {
    sums.first.box.bind { [sums] in if $0 == 10 { sums.second.value = 99 } }
    sums.second.box.bind { [sums] in sums.log("second \($0)") }
    sums.sum.readOnly.bind { [sums] in sums.log("sum \($0)") }
    let heard = changes {
      sums.screen.transaction {
        sums.first.value = 10
        sums.second.value = 20
      }
    }
    #expect(heard == ["second 99", "sum 109", "when sum", "when first", "when sum"])
  }

  @Test func aBoxThatOutlivesTheLogicStillWorks() {
    var logic: Sums? = Sums()
    let box = logic?.first.box
    logic = nil
    var seen: [Int] = []
    box?.bind { seen.append($0) }
    box?.value = 4
    #expect(seen == [1, 4])
  }
}

@MainActor
struct ComparingTests {
  private struct Opaque {}
  private let screen = Screen(environment: .fixed())

  private func isDifferent<Value>(_ box: ScreenBox<Value>, _ value: Value) -> Bool {
    screen.transaction { box.value = value }
    return box.isDifferent
  }

  @Test func whatCannotBeComparedHasAlwaysChanged() {
    #expect(isDifferent(ScreenBox(Opaque(), watched: true, in: screen), Opaque()))
    let derived = DerivedBox(Opaque(), in: screen)
    screen.transaction { derived.update(Opaque()) }
    #expect(derived.isChanged)
  }

  @Test func noNumberThatStaysNoNumberHasNotChanged() {
    #expect(!isDifferent(ScreenBox(Double.nan, watched: true, in: screen), .nan))
    #expect(isDifferent(ScreenBox(Double.nan, watched: true, in: screen), 1))
    #expect(!isDifferent(ScreenBox<Double?>(.nan, watched: true, in: screen), .nan))
    #expect(isDifferent(ScreenBox<Double?>(.nan, watched: true, in: screen), nil))
    #expect(!isDifferent(ScreenBox(Decimal.nan, watched: true, in: screen), .nan))
    let derived = DerivedBox(Double.nan, in: screen)
    screen.transaction { derived.update(.nan) }
    #expect(!derived.isChanged)
    let optional = DerivedBox<Double?>(.nan, in: screen)
    screen.transaction { optional.update(.nan) }
    #expect(!optional.isChanged)
  }

  @Test func equalValuesHaveNotChanged() {
    #expect(!isDifferent(ScreenBox([1], watched: true, in: screen), [1]))
    #expect(isDifferent(ScreenBox([1], watched: true, in: screen), [2]))
    #expect(!isDifferent(ScreenBox<String?>(nil, watched: true, in: screen), nil))
  }
}
