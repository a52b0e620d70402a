import Foundation
import MVVMRuntime
import Testing

/// A typed client, and the screen above it, against a server that does well and one that does not.
@Suite @MainActor struct ForecastTests {
  private nonisolated static let good = """
    {"data":[{"temp":72.5,"weather":{"description":"Few clouds","icon":"c02d"},\
    "ob_time":"2024-05-01 16:45"}]}
    """
  private let time = TestTime()
  private let failures = Guarded<[HTTPFailure]>([])

  private func client(_ server: LoopbackServer) -> LiveForecastService {
    let failures = failures
    return LiveForecastService(
      apiKey: "s3cret&key", base: server.url.appendingPathComponent("v2.0"), time: time.time,
      onFailure: { failure in failures.change { $0.append(failure) } })
  }

  private func failure(
    of answer: LoopbackServer.Answer
  ) async throws -> (error: ForecastError, cause: HTTPFailure.Cause) {
    let server = try LoopbackServer { _ in answer }
    do throws(ForecastError) {
      _ = try await client(server).current(latitude: 1, longitude: 2)
      Issue.record("nothing was thrown")
    } catch {
      return (error, try #require(failures.now.last?.cause))
    }
    throw CancellationError()
  }

  @Test func readsTheValueAtItsPlace() async throws {
    let server = try LoopbackServer { _ in .json(Self.good) }
    let now = try await client(server).current(latitude: 38.5, longitude: -78.25)
    #expect(now.temperature == 72.5)
    #expect(now.condition == Condition(text: "Few clouds", icon: "c02d"))
    #expect(now.date == Date(timeIntervalSince1970: 1_714_581_900))
    #expect(
      server.targets == ["GET /v2.0/current?key=s3cret%26key&lat=38.5&lon=-78.25&units=I"])
  }

  @Test func readsWhatIsCompressed() async throws {
    let zipped = try #require(
      Data(
        base64Encoded:
          "H4sIAAAAAAACAx3IQQqDMBAF0KvIX8cSg7EwB+glSikxGTBQmxBHXITcXfEtX0Vw4kDvCuE1g57mYRUOdrJwAVUE3nyJWWL6g/Dio/O/tIcNCtHf57UJaApp/kpc+Rqjzdhr2+uhGyYaLdqnnRPLGs1qAAAA"
      ))
    let server = try LoopbackServer { _ in
      .status(200, headers: ["Content-Encoding: gzip"], body: Array(zipped))
    }
    let now = try await client(server).current(latitude: 1, longitude: 2)
    #expect(now.condition.text == "Few clouds")
  }

  @Test(arguments: [401, 403]) func throwsTheCaseOfTheStatus(status: Int) async throws {
    let found = try await failure(of: .status(status))
    #expect(found.error == .badKey)
    #expect(found.cause == .status(status))
  }

  @Test(arguments: [404, 500, 304]) func throwsAnotherCaseForOtherStatuses(
    status: Int
  ) async throws {
    let found = try await failure(of: .status(status))
    #expect(found.error == .unavailable)
    #expect(found.cause == .status(status))
    #expect(time.pauses.now.isEmpty)
  }

  @Test func saysWhereAnAnswerIsWrong() async throws {
    let wrongType = Self.good.replacingOccurrences(of: "72.5", with: "\"hot\"")
    #expect(
      try await failure(of: .json(wrongType)).cause == .unreadable("data[0].temp is no Double"))
    let missing = Self.good.replacingOccurrences(of: "\"icon\"", with: "\"image\"")
    #expect(
      try await failure(of: .json(missing)).cause == .unreadable("data[0].weather.icon is missing"))
    #expect(
      try await failure(of: .json("{\"data\":[]}")).cause == .unreadable("data[0] is missing"))
    #expect(
      try await failure(of: .json("{\"data\": [7]}")).cause == .unreadable("data[0] is no object"))
    #expect(try await failure(of: .json("{\"da")).cause == .unreadable("it is no JSON"))
    #expect(failures.now.allSatisfy { !$0.description.contains("hot") })
  }

  @Test func anAnswerThatBreaksOffIsAFailureOfTheNetwork() async throws {
    for answer in [LoopbackServer.Answer.truncated(body: "{\"data\":["), .hangUp] {
      let found = try await failure(of: answer)
      #expect(found.error == .unavailable)
      guard case .network = found.cause else {
        Issue.record("\(found.cause)")
        continue
      }
    }
  }

  @Test func anEndlessAnswerIsCutOff() async throws {
    let server = try LoopbackServer { _ in .endless }
    await #expect(throws: ForecastError.unavailable) {
      try await client(server).current(latitude: 1, longitude: 2)
    }
    #expect(failures.now.map(\.cause) == [.tooLong])
    var departures = server.departures.makeAsyncIterator()
    await departures.next()
  }

  /// Foundation on Linux ends the program where a task is cancelled just as it ends by itself.
  @Test func canBeCancelledAtAnyMoment() async throws {
    let server = try LoopbackServer { _ in .json(Self.good) }
    let client = client(server)
    for turns in 0..<200 {
      let call = Task.detached { try await client.current(latitude: 1, longitude: 2) }
      // Somewhere between the first byte and the last.
      let canceller = Task.detached {
        for _ in 0..<turns * 80 { await Task.yield() }
        call.cancel()
      }
      _ = await call.result
      await canceller.value
    }
    #expect(try await client.current(latitude: 1, longitude: 2).temperature == 72.5)
  }

  @Test func triesAgainAsItsPolicySays() async throws {
    let answers = Guarded<[LoopbackServer.Answer]>([
      .status(503), .status(429, headers: ["Retry-After: 7"]), .json(Self.good),
    ])
    let server = try LoopbackServer { _ in answers.change { $0.removeFirst() } }
    _ = try await client(server).current(latitude: 1, longitude: 2)
    #expect(time.pauses.now == [.milliseconds(200), .seconds(7)])
    #expect(failures.now.isEmpty)
  }

  @Test func waitsUntilTheTimeThatTheServerNames() async throws {
    let answers = Guarded<[LoopbackServer.Answer]>([
      .status(503, headers: ["Retry-After: Wed, 01 May 2024 16:00:40 GMT"]), .json(Self.good),
    ])
    let server = try LoopbackServer { _ in answers.change { $0.removeFirst() } }
    _ = try await client(server).current(latitude: 1, longitude: 2)
    #expect(time.pauses.now == [.seconds(40)])
  }

  @Test func givesUpAfterItsTries() async throws {
    let found = try await failure(of: .status(503))
    #expect(found.error == .unavailable)
    #expect(time.pauses.now == [.milliseconds(200), .milliseconds(400)])
    #expect(failures.now.count == 1)
  }

  @Test func doesNotWaitForHours() async throws {
    let found = try await failure(of: .status(429, headers: ["Retry-After: 3600"]))
    #expect(found.cause == .status(429))
    #expect(time.pauses.now.isEmpty)
  }

  @Test func tellsNoSecret() async throws {
    let server = try LoopbackServer { _ in .hangUp }
    let client = client(server)
    _ = try? await client.current(latitude: 1, longitude: 2)
    let failure = try #require(failures.now.first)
    var texts = ["\(client)", String(reflecting: client), "\(failure)", failure.message]
    for value in [client as Any, failure] {
      var dumped = ""
      dump(value, to: &dumped)
      texts.append(dumped)
    }
    for text in texts { #expect(!text.contains("s3cret"), "\(text)") }
    #expect(failure.description.hasPrefix("ForecastService.current: The server can't be reached"))
  }

  // MARK: The screen

  @Test func theScreenShowsWhatTheServerSays() async throws {
    let server = try LoopbackServer { _ in .json(Self.good) }
    let viewModel = ForecastViewModel(weather: client(server))
    viewModel.show(latitude: 1, longitude: 2)
    #expect(viewModel.isLoading.value)
    for await summary in viewModel.summary.values where !summary.isEmpty { break }
    #expect(viewModel.summary.value == "Few clouds, 72.5")
    #expect(viewModel.icon.value == "c02d")
    #expect(!viewModel.isLoading.value)
  }

  @Test func theScreenShowsTheTextOfTheError() async throws {
    let server = try LoopbackServer { _ in .status(401) }
    let viewModel = ForecastViewModel(weather: client(server))
    viewModel.show(latitude: 1, longitude: 2)
    for await problem in viewModel.problem.values where problem != nil { break }
    #expect(viewModel.problem.value == "The API key was refused")
  }

  /// The first call is cancelled by the second: its connection is closed, and nothing is told.
  @Test func cancellationReachesTheServer() async throws {
    let server = try LoopbackServer { request in
      request.target.contains("lat=1.0") ? .silence : .json(Self.good)
    }
    let viewModel = ForecastViewModel(weather: client(server))
    viewModel.show(latitude: 1, longitude: 2)
    while server.requests.now.isEmpty { await Task.yield() }
    viewModel.show(latitude: 3, longitude: 4)
    var departures = server.departures.makeAsyncIterator()
    await departures.next()
    for await summary in viewModel.summary.values where !summary.isEmpty { break }
    #expect(viewModel.summary.value == "Few clouds, 72.5")
    #expect(viewModel.problem.value == nil)
    #expect(failures.now.isEmpty)
  }
}
