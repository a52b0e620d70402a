import Testing

@testable import MVVMRuntime

@MainActor
struct MockTests {
  private let mock = MockMethod<Int, String, LabError>("Lab.name")
  private let screen = Screen(environment: .fixed())

  private func results(_ count: Int) async -> [String] {
    let log = Log()
    let runs = Runs(.all, in: screen)
    for number in 0..<count {
      runs.start { [mock] run async throws(RunEnded) in
        do throws(LabError) {
          log(try await mock.call(number))
        } catch {
          log(error.message)
        }
      }
    }
    await screen.settle()
    return log.entries
  }

  @Test func returnsAValue() async {
    mock.returns("x")
    #expect(await results(2) == ["x", "x"])
    #expect(mock.calls == [0, 1])
  }

  @Test func returnsOneAfterAnotherAndTheLastForEver() async {
    mock.returnsEach(["x", "y"])
    #expect(await results(4) == ["x", "y", "y", "y"])
  }

  @Test func fails() async {
    mock.fails(with: .broken)
    #expect(await results(1) == ["It is broken"])
  }

  @Test func answersByItsArguments() async {
    mock.answers { number throws(LabError) in
      if number == 1 { throw .broken }
      return "\(number)"
    }
    #expect(await results(3) == ["0", "It is broken", "2"])
  }

  @Test func answersWithAnErrorThatItsClosureDoesNotName() async {
    mock.answers { _ in throw LabError.broken }
    #expect(await results(1) == ["It is broken"])
    mock.answers { number in
      if number == 1 { throw LabError.broken }
      return "\(number)"
    }
    #expect(await results(2) == ["0", "It is broken"])
  }

  @Test func anAnswerWithAnErrorOfAnotherMethodMakesTheTestFail() async {
    let line = #line + 1
    mock.answers { _ in throw RunEnded() }
    await withKnownIssue {
      #expect(await results(1).isEmpty)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.map(\.rawValue) == [
          "The answer of Lab.name threw RunEnded.RunEnded(), which Lab.name does not throw"
        ]
    }
    #expect(mock.waitingCalls.map(\.arguments) == [0])
  }

  @Test func repliesInAnyOrderAndByArguments() async {
    _ = await results(3)
    #expect(mock.waitingCalls.map(\.arguments) == [0, 1, 2])
    mock.reply(where: { $0 == 2 }, with: "two")
    mock.fail(with: .broken)
    #expect(mock.waitingCalls.map(\.arguments) == [1])
    await screen.settle()
  }

  @Test func aReplyLooksNoFurtherThanTheFirstCallThatFits() async {
    _ = await results(3)
    var asked: [Int] = []
    mock.reply(
      where: { number in
        asked.append(number)
        return number == 1
      }, with: "one")
    #expect(asked == [0, 1])
    await screen.settle()
  }

  @Test func repliesToARunUnderWayBeforeOneThatHasEnded() async {
    let runs = Runs(.latest, in: screen)
    let log = Log()
    for number in 0..<2 {
      runs.start { [mock] run async throws(RunEnded) in
        let name = try? await mock.call(number)
        try await run.resume()
        log("\(number) \(name ?? "")")
      }
    }
    mock.reply(with: "x")
    #expect(mock.waitingCalls.map(\.arguments) == [0])
    mock.reply(with: "late")
    await screen.settle()
    #expect(log.entries == ["1 x"])
  }

  @Test func oneThatReturnsNothingIsAnsweredWithoutAValue() async {
    let mock = MockMethod<Int, Void, Never>("Lab.store")
    let runs = Runs(.all, in: screen)
    let log = Log()
    for number in 0..<2 {
      runs.start { run async throws(RunEnded) in
        await mock.call(number)
        try await run.resume()
        log("\(number)")
      }
    }
    mock.reply { $0 == 1 }
    await screen.settle()
    #expect(log.entries == ["1"])
    mock.reply()
    await screen.settle()
    #expect(log.entries == ["1", "0"])
  }

  @Test func aReplyWithoutACallFails() {
    withKnownIssue {
      mock.reply(with: "x")
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["No call of Lab.name waits for this answer"]
        && issue.sourceLocation?.fileID == #fileID
    }
  }

  @Test func aReplyThatFitsNoCallTellsOfThoseThatWait() async {
    let lab = MockMethod<Int, String, Never>("Lab.name")
    async let first = lab.call(1)
    _ = await lab.nextCall()
    async let second = lab.call(2)
    _ = await lab.nextCall()
    withKnownIssue {
      lab.reply(where: { $0 == 3 }, with: "x")
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["No call of Lab.name waits for this answer, only 1, 2"]
    }
    lab.reply(with: "a")
    lab.reply(with: "b")
    #expect(await [first, second] == ["a", "b"])
  }

  @Test func nextCallWaitsForACallThatIsStillToCome() async {
    let first = MockMethod<Int, Int, Never>("Lab.first")
    first.returns(5)
    let runs = Runs(.latest, in: screen)
    let log = Log()
    runs.start { [mock] run async throws(RunEnded) in
      let number = await first.call(0)
      try await run.resume()
      log((try? await mock.call(number)) ?? "failed")
    }
    let call = await mock.nextCall()
    #expect(call.arguments == 5)
    call.reply(with: "five")
    withKnownIssue {
      call.reply(with: "ignored")
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["This call was answered already"]
        && issue.sourceLocation?.fileID == #fileID
    }
    await screen.settle()
    #expect(log.entries == ["five"])
  }

  @Test func saysWhatNothingHasAnswered() async {
    let lab = MockMethod<Int, String, Never>("Lab.name")
    #expect(lab.unanswered == nil)
    async let first = lab.call(1)
    async let second = lab.call(2)
    let one = await lab.nextCall()
    let other = await lab.nextCall()
    #expect(lab.unanswered == "2 calls of Lab.name are still waiting for their answers")
    one.reply(with: "a")
    #expect(lab.unanswered == "A call of Lab.name is still waiting for its answer")
    other.reply(with: "b")
    #expect(await [first, second].sorted() == ["a", "b"])
    #expect(lab.unanswered == nil)
  }

  private nonisolated func isNoCall(_ issue: Issue) -> Bool {
    issue.sourceLocation?.fileID == #fileID
      && issue.comments.map(\.rawValue)
        == ["No call of Lab.name waits for an answer: nothing is left that could make one"]
  }

  /// Who has given it an answer before, and now looks for a call, is told what to do.
  @Test func aCallThatWasAnsweredWaitsForNone() async {
    let lab = MockMethod<Int, String, Never>("Lab.name")
    lab.returns("a")
    _ = await lab.call(1)
    let told = """
      ; it was given an answer, which its calls have got: they wait after 'holds()', or in a scenario \
      without an answer under 'given'
      """
    await withKnownIssue {
      _ = await lab.nextCall()
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "No call of Lab.name waits for an answer: nothing is left that could make one" + told
      ]
    }
    withKnownIssue {
      lab.reply(with: "b")
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["No call of Lab.name waits for this answer" + told]
    }
  }

  @Test func nextCallFailsWhenNoneCanCome() async {
    let viewModel = LabViewModel(service: MockLabService())
    await withKnownIssue {
      let call = await mock.nextCall()
      call.reply(with: "x")
      #expect(call.arguments == nil)
    } matching: {
      isNoCall($0)
    }
    withExtendedLifetime(viewModel) {}
  }

  @Test func nextCallFailsWhereNoScreenIsAlive() async {
    _ = LabViewModel(service: MockLabService())
    await Task.detached {
      await withKnownIssue {
        _ = await MockMethod<Int, String, LabError>("Lab.name").nextCall()
      } matching: {
        isNoCall($0)
      }
    }.value
  }

  @Test func nextCallWaitsForTheScreenOfAnotherTask() async {
    let (mock, screen) = (mock, screen)
    let runs = Runs(.latest, in: screen)
    let first = MockMethod<Int, Int, Never>("Lab.first")
    runs.start { run async throws(RunEnded) in
      let number = await first.call(0)
      try await run.resume()
      _ = try? await mock.call(number)
    }
    await Task.detached {
      Task { @MainActor in await first.nextCall().reply(with: 7) }
      let call = await mock.nextCall()
      #expect(call.arguments == 7)
    }.value
  }

  @Test func nextCallTakesEachCallOnce() async {
    _ = await results(2)
    let first = await mock.nextCall()
    let second = await mock.nextCall()
    #expect([first.arguments, second.arguments] == [0, 1])
  }

  @Test func canBeCalledByATestItself() async throws {
    let mock = mock
    let task = Task { try await mock.call(3) }
    let call = await mock.nextCall()
    #expect(call.arguments == 3)
    call.reply(with: "three")
    #expect(try await task.value == "three")
  }

  @Test func remembersEveryCallOfManyTasks() async {
    mock.returns("x")
    let mock = mock
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<500 {
        group.addTask { _ = try? await mock.call(number) }
      }
    }
    #expect(mock.calls.sorted() == Array(0..<500))
  }

  @Test func canBeSetUpFromManyTasks() async {
    let mock = mock
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask {
          mock.returns("\(number)")
          _ = mock.calls.count + mock.waitingCalls.count
        }
      }
      for number in 0..<200 { group.addTask { _ = try? await mock.call(number) } }
    }
    mock.returns("x")
    for held in mock.waitingCalls { held.reply(with: "y") }
    #expect(mock.calls.count == 200)
  }
}

@MainActor
struct MockFunctionTests {
  @Test func answersInPlace() {
    let mock = MockFunction<Int, Int, LabError>("Lab.id", otherwise: { 0 })
    mock.returnsEach([1, 2])
    #expect((0..<3).map { try? mock.call($0) } == [1, 2, 2])
    mock.fails(with: .broken)
    #expect(throws: LabError.broken) { try mock.call(3) }
    mock.answers { $0 * 10 }
    #expect((try? mock.call(4)) == 40)
    mock.answers { _ in throw LabError.broken }
    #expect(throws: LabError.broken) { try mock.call(5) }
    #expect(mock.calls == [0, 1, 2, 3, 4, 5])
  }

  @Test func anAnswerWithAnErrorWhereNoneIsThrownMakesTheTestFail() {
    let mock = MockFunction<Int, Int, Never>("Lab.id", otherwise: { 9 })
    let line = #line + 1
    mock.answers { _ in throw LabError.broken }
    withKnownIssue {
      #expect(mock.call(3) == 9)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.map(\.rawValue) == [
          "The answer of Lab.id threw LabError.broken, which Lab.id does not throw"
        ]
    }
  }

  @Test func withoutAnAnswerTheTestFailsWithItsNameAndArguments() {
    let mock = MockFunction<Int, Int, Never>("Lab.id", otherwise: { 9 })
    withKnownIssue {
      #expect(mock.call(3) == 9)
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        Lab.id was called with 3, and was given no answer: give it one before, with returns or \
        answers; in a scenario under given
        """
      ]
    }
  }

  @Test func withoutAnAnswerTheTestFailsWhereItSaysSo() {
    let mock = MockFunction<Int, Int, Never>("Lab.id", otherwise: { 9 })
    mock.returns(1)
    mock.hasNoAnswer()
    let line = #line - 1
    withKnownIssue {
      #expect(mock.call(3) == 9)
    } matching: { issue in
      issue.sourceLocation?.fileID == #fileID && issue.sourceLocation?.line == line
    }
  }

  @Test func withoutAnAnswerTheTestFailsAtItsOwnLine() {
    let line = #line - 1
    let mock = MockFunction<Int, Int, Never>("Lab.id", otherwise: { 9 })
    withKnownIssue {
      #expect(mock.call(3) == 9)
    } matching: { issue in
      issue.sourceLocation?.fileID == #fileID && issue.sourceLocation?.line == line
    }
  }

  @Test func withoutParametersNoneAreTold() {
    struct IDArguments {}
    let mock = MockFunction<IDArguments, Int, Never>("Lab.id", otherwise: { 9 })
    withKnownIssue {
      #expect(mock.call(IDArguments()) == 9)
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        Lab.id was called, and was given no answer: give it one before, with returns or answers; \
        in a scenario under given
        """
      ]
    }
  }

  @Test func oneThatReturnsNothingNeedsNoAnswer() {
    let mock = MockFunction<String, Void, Never>("Lab.log")
    mock.call("a")
    #expect(mock.calls == ["a"])
    let log = Log()
    mock.answers { log($0) }
    mock.returns()
    mock.call("b")
    #expect(mock.calls == ["a", "b"])
    #expect(log.entries.isEmpty)
  }
}
