import Testing

@testable import MVVMRuntime

@MainActor
struct MockStreamTests {
  private let screen = Screen(environment: .fixed())
  private let log = Log()

  private func listen(_ mock: MockStream<Int, Int, Never>, _ runs: Runs, _ number: Int = 0) {
    runs.start { [log] run async throws(RunEnded) in
      for await element in mock.call(number) {
        try await run.resume()
        try run.set { log("\(number): \(element)") }
      }
      try await run.resume()
      log("\(number) ended")
    }
  }

  @Test func deliversItsElementsThenEnds() async {
    let mock = MockStream<Int, Int, Never>("Lab.numbers")
    mock.streams([1, 2])
    listen(mock, Runs(.latest, in: screen))
    #expect(log.entries == [])
    await screen.settle()
    #expect(log.entries == ["0: 1", "0: 2", "0 ended"])
    #expect(screen.runs.isEmpty)
  }

  @Test func deliversWhenTheTestSaysSo() async {
    let mock = MockStream<Int, Int, Never>("Lab.numbers")
    listen(mock, Runs(.latest, in: screen))
    await screen.settle()
    mock.reply(with: 1)
    await screen.settle()
    #expect(log.entries == ["0: 1"])
    mock.reply(with: 2)
    mock.reply(with: 3)
    mock.end()
    await screen.settle()
    #expect(log.entries == ["0: 1", "0: 2", "0: 3", "0 ended"])
    #expect(mock.waitingCalls.isEmpty)
  }

  @Test func canBeHeld() async {
    let mock = MockStream<Int, Int, Never>("Lab.numbers")
    listen(mock, Runs(.latest, in: screen), 7)
    let call = await mock.nextCall()
    #expect(call.arguments == 7)
    call.reply(with: 1)
    call.end()
    await screen.settle()
    #expect(log.entries == ["7: 1", "7 ended"])
    withKnownIssue {
      call.reply(with: 2)
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["This stream was ended already"]
        && issue.sourceLocation?.fileID == #fileID
    }
    await screen.settle()
    #expect(log.entries == ["7: 1", "7 ended"])
  }

  /// Who is told first is decided when the calls are made, not by the threads on which they wait.
  @Test func answersOfSeveralCallsComeInTheOrderOfTheCalls() async {
    for _ in 0..<100 {
      let screen = Screen(environment: .fixed())
      let log = Log()
      let mock = MockStream<Int, Int, Never>("Lab.numbers")
      let other = MockMethod<Int, Int, Never>("Lab.number")
      mock.answers { [$0 + 1, $0 + 2] }
      other.returns(0)
      let runs = (0..<3).map { _ in Runs(.latest, in: screen) }
      for (number, runs) in zip([10, 20], runs) {
        runs.start { run async throws(RunEnded) in
          for await element in mock.call(number) {
            try await run.resume()
            log("\(element)")
          }
        }
      }
      runs[2].start { run async throws(RunEnded) in
        let answer = await other.call(1)
        try await run.resume()
        log("\(answer)")
      }
      await screen.settle()
      #expect(log.entries == ["11", "21", "0", "12", "22"])
    }
  }

  @Test func heldElementsComeInTheOrderOfTheReplies() async {
    for _ in 0..<100 {
      let screen = Screen(environment: .fixed())
      let log = Log()
      let mock = MockStream<Int, Int, Never>("Lab.numbers")
      let runs = (0..<2).map { _ in Runs(.latest, in: screen) }
      for runs in runs {
        runs.start { run async throws(RunEnded) in
          for await element in mock.call(0) {
            try await run.resume()
            log("\(element)")
          }
        }
      }
      let (one, two) = (await mock.nextCall(), await mock.nextCall())
      one.reply(with: 1)
      one.reply(with: 2)
      two.reply(with: 3)
      one.reply(with: 4)
      await screen.settle()
      #expect(log.entries == ["1", "2", "3", "4"])
    }
  }

  @Test func holdsAgainWhatItAnswered() async {
    let mock = MockStream<Int, Int, Never>("Lab.numbers")
    mock.streams([1])
    mock.holds()
    listen(mock, Runs(.latest, in: screen))
    await screen.settle()
    #expect(log.entries == [] && mock.waitingCalls.count == 1)
  }

  @Test func elementsThatComeMeanwhileWait() async {
    let mock = MockStream<Int, Int, Never>("Lab.numbers")
    let other = MockMethod<Int, Int, Never>("Lab.other")
    let runs = Runs(.latest, in: screen)
    runs.start { [log] run async throws(RunEnded) in
      for await element in mock.call(0) {
        try await run.resume()
        log("begin \(element)")
        _ = await other.call(element)
        try await run.resume()
        log("end \(element)")
      }
    }
    await screen.settle()
    mock.reply(with: 1)
    mock.reply(with: 2)
    await screen.settle()
    #expect(log.entries == ["begin 1"])
    other.reply(with: 0)
    await screen.settle()
    #expect(log.entries == ["begin 1", "end 1", "begin 2"])
  }

  @Test func anEndedRunHearsNothingMoreAndIsLetGoOf() async {
    let mock = MockStream<Int, Int, Never>("Lab.numbers")
    let runs = Runs(.latest, in: screen)
    listen(mock, runs, 1)
    await screen.settle()
    listen(mock, runs, 2)
    await screen.settle()
    mock.reply(where: { $0 == 1 }, with: 10)
    mock.reply(with: 20)
    await screen.settle()
    #expect(log.entries == ["2: 20"])
  }

  @Test func mayFail() async {
    let mock = MockStream<Int, Int, LabError>("Lab.numbers")
    mock.streams([1], thenFails: .broken)
    let runs = Runs(.latest, in: screen)
    runs.start { [log] run async throws(RunEnded) in
      do {
        for try await element in mock.call(0) {
          try await run.resume()
          log("\(element)")
        }
      } catch {
        try await run.resume()
        log(error.userMessage)
      }
    }
    await screen.settle()
    #expect(log.entries == ["1", "It is broken"])
  }
}
