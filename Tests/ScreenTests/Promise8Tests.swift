import MVVMRuntime
import Testing

/// Observers may bind, unbind, set and send from within a notification.
@MainActor
@Suite struct Promise8Tests {
  private let link = MockLifeLink()
  private let viewModel: LifeViewModel

  init() {
    viewModel = LifeViewModel(link: link, environment: .fixed())
  }

  @Test func aValueSetMeanwhileIsDeliveredAfterTheNewestOnly() {
    var first: [String] = []
    var second: [String] = []
    var depth = 0
    viewModel.name.bind { [viewModel] name in
      depth += 1
      #expect(depth == 1)
      first.append(name)
      if name == "a" {
        viewModel.name.value = "b"
        viewModel.name.value = "c"
      }
      depth -= 1
    }
    viewModel.name.bind { second.append($0) }
    viewModel.name.value = "a"
    #expect(first == ["", "a", "c"])
    #expect(second == ["", "c"])
  }

  @Test func whatIsDerivedIsUpToDateWhenAnObserverHasSet() {
    var echoes: [String] = []
    viewModel.echo.bind { echoes.append($0) }
    var seen: [String] = []
    viewModel.name.bind { [viewModel] name in
      if name == "a" {
        viewModel.name.value = "b"
        seen.append(viewModel.echo.value)
      }
    }
    viewModel.name.value = "a"
    #expect(seen == ["B"])
    #expect(echoes == ["", "B"])
  }

  @Test func anEventEmittedMeanwhileIsQueuedAndNoneIsLost() {
    var first: [String] = []
    var second: [String] = []
    viewModel.said.bind { [viewModel] word in
      first.append(word)
      if word == "a" {
        viewModel.say(word: "b")
        viewModel.say(word: "c")
      }
    }
    viewModel.said.bind { second.append($0) }
    viewModel.say(word: "a")
    #expect(first == ["a", "b", "b!", "c", "c!", "a!"])
    #expect(second == first)
    #expect(link.onLog.calls.map(\.line) == ["b", "c", "a"])
  }

  @Test func oneThatIsBoundMeanwhileIsCalledOnce() {
    var late: [Int] = []
    var isBound = false
    viewModel.sum.bind { [viewModel] _ in
      if isBound { return }
      isBound = true
      viewModel.sum.bind { late.append($0) }
    }
    viewModel.sum.bind { _ in }
    #expect(late == [Int.max])
    viewModel.count(by: -1)
    #expect(late == [Int.max, Int.max - 1])
  }

  @Test func oneThatIsBoundToAValueJustSetHearsItOnce() {
    var late: [String] = []
    var isBound = false
    viewModel.name.bind { [viewModel] name in
      guard name == "a", !isBound else { return }
      isBound = true
      viewModel.name.value = "b"
      viewModel.name.bind { late.append($0) }
    }
    viewModel.name.bind { _ in }
    viewModel.name.value = "a"
    #expect(late == ["b"])
    viewModel.name.value = "c"
    #expect(late == ["b", "c"])
  }

  @Test func oneThatIsBoundBeforeAValueIsSetHearsBoth() {
    var late: [String] = []
    var isBound = false
    viewModel.name.bind { [viewModel] name in
      guard name == "a", !isBound else { return }
      isBound = true
      viewModel.name.bind { late.append($0) }
      viewModel.name.value = "b"
    }
    viewModel.name.value = "a"
    #expect(late == ["a", "b"])
  }

  @Test func oneThatIsUnboundMeanwhileIsNotCalled() {
    var told: [String] = []
    var token: Token?
    viewModel.name.bind { name in
      if name == "a" { token?.cancel() }
    }
    token = viewModel.name.bind { told.append($0) }
    viewModel.name.value = "a"
    #expect(told == [""])
  }

  @Test func sendingFromWithinANotificationRunsAtOnce() {
    var sums: [Int] = []
    viewModel.name.bind { [viewModel] name in
      guard name == "a" else { return }
      viewModel.count(by: -1)
      sums.append(viewModel.sum.value)
      viewModel.ask()
      #expect(viewModel.isLoading.value)
    }
    viewModel.name.value = "a"
    #expect(sums == [Int.max - 1])
    #expect(link.onAsk.calls.count == 1)
  }

  @Test func aTaskThatAnObserverBeginsIsNoPartOfTheRun() async {
    link.onAsk.returns("answer")
    var changes: Task<Void, Never>?
    viewModel.text.bind { [viewModel] text in
      guard text == "answer" else { return }
      changes = Task { viewModel.update { $0.text = "by hand" } }
    }
    viewModel.ask()
    await viewModel.settle()
    await changes?.value
    #expect(viewModel.text.value == "by hand")
  }
}
