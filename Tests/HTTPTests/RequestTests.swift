import Foundation
import MVVMRuntime
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What generated clients send, byte for byte, and the policies of a service.
@Suite @MainActor struct RequestTests {
  private let time = TestTime()
  let failures = Guarded<[HTTPFailure]>([])

  func client(
    _ server: LoopbackServer, token: String = "t0ken", time: HTTPTime? = nil
  ) -> LivePetsService {
    let failures = failures
    return LivePetsService(
      token: token, tenant: "acme", base: server.url.appendingPathComponent("api"),
      time: time ?? self.time.time,
      onFailure: { failure in failures.change { $0.append(failure) } })
  }

  nonisolated static let pet =
    #"{"id":"123E4567-E89B-12D3-A456-426614174000","name":"Rex"}"#

  @Test func anOptionalOfBytesIsTheAnswerAsItIs() async throws {
    let server = try LoopbackServer { request in
      switch request.target {
      case "GET /api/thumbnails/a?v=2": .status(200, body: [0, 255, 10])
      case "GET /api/thumbnails/b?v=2": .status(204)
      default: .status(404)
      }
    }
    let client = client(server)
    #expect(await client.thumbnail(name: "a") == Data([0, 255, 10]))
    #expect(await client.thumbnail(name: "b") == nil)
    #expect(failures.now.isEmpty)
    #expect(await client.thumbnail(name: "c") == nil)
    #expect(failures.now.map(\.cause) == [.status(404)])
    #expect(server.requests.now.map { $0.header("Accept") } == ["*/*", "*/*", "*/*"])
  }

  @Test func aQueryHoldsWhatItIsGiven() async throws {
    let server = try LoopbackServer { _ in .json(#"{"results":[{"names":["Rex"]}]}"#) }
    let names = try await client(server).search(
      text: "a&b=c+d #1/é", kinds: [.cat, .dog], except: [.cat], owner: nil,
      since: Date(timeIntervalSince1970: 0), exact: true)
    #expect(names == ["Rex"])
    #expect(
      server.targets == [
        "GET /api/pets/search?v=2&q=a%26b%3Dc%2Bd%20%231%2F%C3%A9&kind=cat&kind=big-dog"
          + "&except=cat&since=1970-01-01T00%3A00%3A00Z&exact=true"
      ])
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (1_714_564_800.25, "2024-05-01T12:00:00.250Z"),
    (1_714_564_800.29, "2024-05-01T12:00:00.290Z"), (1_714_564_800.001, "2024-05-01T12:00:00.001Z"),
    (1_714_564_799.9999, "2024-05-01T12:00:00Z"), (-0.75, "1969-12-31T23:59:59.250Z"),
    (-14_827_751_999.75, "1500-02-16T12:00:00.250Z"), (-12_000_000_000, "1589-09-26T02:40:00Z"),
  ])
  func aTimeKeepsItsMilliseconds(seconds: Double, text: String) async throws {
    let server = try LoopbackServer { .json($0.body) }
    let client = HTTPClient("Times", base: server.url, session: .shared)
    let date = Date(timeIntervalSince1970: seconds)
    let request = HTTPRequest("echo", .post, "/", query: ["at": date], body: ["at": date])
    let answer: [String: Date] = try await client.value(of: request)
    let sent = try #require(server.requests.now.first)
    #expect(sent.body == #"{"at":"\#(text)"}"#)
    #expect(sent.target.removingPercentEncoding == "POST /?at=\(text)")
    let again: [String: Date] = try await client.value(
      of: HTTPRequest("echo", .post, "/", body: answer))
    #expect(again == answer)
    #expect(abs(answer["at", default: .distantPast].timeIntervalSince(date)) < 0.001)
  }

  @Test func aTimeInMillisecondsEqualsTheSameInAnyForm() async throws {
    let numbers = (0..<1000).map { String(1_714_566_615_000 + $0) }
    let texts = (1000..<2000).map { #""2024-05-01T12:30:15.\#(String($0).dropFirst())Z""# }
    func dates(_ list: [String], _ form: HTTPDates) async throws -> [Date] {
      let server = try LoopbackServer { _ in .json("[\(list.joined(separator: ","))]") }
      let client = HTTPClient("Times", base: server.url, dates: form, session: .shared)
      return try await client.value(of: HTTPRequest("all", .get, "/"))
    }
    let counted = try await dates(numbers, .milliseconds)
    #expect(counted.count == 1000)
    #expect(try await dates(texts, .iso8601) == counted)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, 1.234e19])
  func aTimeBeyondAllCalendarsEndsNothing(seconds: Double) {
    let texts = Date(timeIntervalSince1970: seconds).httpTexts
    #expect(texts.count == 1)
    #expect(texts.allSatisfy { !$0.contains(".") })
  }

  @Test func sendsModelsAsJSON() async throws {
    let server = try LoopbackServer { _ in .status(201) }
    try await client(server).add(
      draft: PetDraft(name: "Rex/é", kind: .dog, born: Date(timeIntervalSince1970: 5)))
    let request = try #require(server.requests.now.first)
    #expect(request.target == "POST /api/pets?v=2")
    #expect(request.body == #"{"born_at":5,"kind":"big-dog","name":"Rex/é"}"#)
    #expect(request.header("Content-Type") == "application/json")
    #expect(request.header("Authorization") == "Bearer t0ken")
    #expect(request.header("X-Tenant") == "acme")
  }

  @Test func ofABodyThatIsNilNothingIsSent() async throws {
    let server = try LoopbackServer { _ in .status(200) }
    let client = HTTPClient("Bodies", base: server.url, session: .shared)
    for body: Int? in [nil, 3] {
      _ = try await client.data(of: HTTPRequest("send", .post, "/", body: body))
    }
    #expect(server.requests.now.map(\.body) == ["", "3"])
    #expect(server.requests.now.map { $0.header("Content-Type") } == [nil, "application/json"])
  }

  @Test func sendsObjectsThatAreWrittenOut() async throws {
    let server = try LoopbackServer { _ in .status(204) }
    let id = try #require(UUID(uuidString: "123E4567-E89B-12D3-A456-426614174000"))
    try await client(server).rename(id: id, name: "Max", nick: nil)
    let request = try #require(server.requests.now.first)
    #expect(
      request.target == "PATCH /api/pets/rename?v=2&id=123e4567-e89b-12d3-a456-426614174000")
    #expect(request.body == #"{"by":"app","name":"Max","nick":null}"#)
  }

  /// As browsers send forms; no value can be taken for more than a value.
  @Test func sendsForms() async throws {
    let server = try LoopbackServer { _ in .status(204) }
    try await client(server).sign(secret: "a&b=ü +", rooms: [1, 2], day: nil, form: .dog)
    let request = try #require(server.requests.now.first)
    #expect(request.header("Content-Type") == "application/x-www-form-urlencoded")
    #expect(
      request.body
        == "grant_type=code&code=a%26b%3D%C3%BC%20%2B&room%5B%5D=1&room%5B%5D=2&kind=big-dog")
  }

  @Test func aHeaderCannotStartAnother() async throws {
    let server = try LoopbackServer { _ in .status(204) }
    let client = client(server, token: "x\r\nX-Admin: yes")
    await #expect(throws: HTTPFailure.self) {
      try await client.rename(id: UUID(), name: "", nick: nil)
    }
    #expect(server.targets.isEmpty)
    #expect(
      failures.now.map(\.cause) == [
        .unsendable("the header 'Authorization' holds a control character")
      ])
  }

  @Test func tellsTheReasonToACaseThatHoldsIt() async throws {
    let server = try LoopbackServer { request in
      .status(request.target.contains("pets/1") ? 404 : 500)
    }
    await #expect(throws: PetError.gone) { try await client(server).find(id: "1") }
    await #expect(
      throws: PetError.server(
        reason: "PetsService.find: The server answered with status 500")
    ) { try await client(server).find(id: "2") }
  }

  @Test func readsBytesTimesAndNumbers() async throws {
    let server = try LoopbackServer { request in
      switch request.target {
      case "GET /api/born?v=2": .json(#"{"at":86400.5}"#)
      case "GET /api/rates?v=2": .json(#"{"usd":1.10,"jpy":0.1}"#)
      default: .status(200, body: [0, 255, 10])
      }
    }
    let client = client(server)
    let born = try await client.born()
    #expect(born == Date(timeIntervalSince1970: 86400.5))
    #expect(
      try await client.rates() == ["usd": Decimal(literal: "1.1"), "jpy": Decimal(literal: "0.1")])
    #expect(try await client.picture(name: "a b") == Data([0, 255, 10]))
    #expect(server.targets.last == "GET /api/pictures/a%20b.png?v=2")
  }

  /// A field with a default may be missing; one that is there counts.
  @Test(arguments: [
    ("{}", PetList(page: 2, order: .byName, pets: [], weightInKilograms: [:])),
    (
      #"{"page":7,"order":"byAge","pets":["Rex"],"weightInKilogramsOfEachOfThePets":{"Rex":4.5}}"#,
      PetList(page: 7, order: .byAge, pets: ["Rex"], weightInKilograms: ["Rex": 4.5])
    ),
    (
      #"{"page":null,"pets":["Rex"],"next":"a"}"#,
      PetList(page: 2, pets: ["Rex"], weightInKilograms: [:], next: "a")
    ),
  ])
  func whatHasADefaultMayBeMissing(answer: String, list: PetList) async throws {
    let server = try LoopbackServer { _ in .json(answer) }
    #expect(try await client(server).list() == list)
  }

  @Test func aDictionaryByTheCasesOfAnEnumIsAnObject() async throws {
    let server = try LoopbackServer { _ in .json(#"{"big-dog":[1,null],"cat":[]}"#) }
    #expect(
      try await client(server).places(wanted: [.cat: [nil, 2]]) == [.dog: [1, nil], .cat: []])
    #expect(server.requests.now.map(\.body) == [#"{"cat":[null,2]}"#])
  }

  @Test(
    arguments: [
      (#"{"parrot":[1]}"#, [.other: [1]]), (#"{"cat":[],"parrot":[1]}"#, [.cat: [], .other: [1]]),
    ] as [(String, [Kind: [Int?]])])
  func aKeyThatIsNoCaseIsTheOneForOthers(answer: String, places: [Kind: [Int?]]) async throws {
    let server = try LoopbackServer { _ in .json(answer) }
    #expect(try await client(server).places(wanted: [:]) == places)
  }

  @Test(arguments: [
    ("cat", Kind.cat), ("big-dog", .dog), ("dog", .other), ("parrot", .other), ("", .other),
  ])
  func aTextThatIsNoCaseIsTheOneForOthers(text: String, kind: Kind) throws {
    let json = Data(#"["\#(text)"]"#.utf8)
    #expect(try JSONDecoder().decode([Kind].self, from: json) == [kind])
  }

  @Test(arguments: ["1", "null", "{}"])
  func whatIsNoTextIsNoCase(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Kind].self, from: Data("[\(json)]".utf8))
    }
  }

  @Test func aMethodThatThrowsNothingAnswersNil() async throws {
    let server = try LoopbackServer { _ in .status(500) }
    let time = TestTime(limits: [.milliseconds(500)])
    #expect(
      await client(server, time: time.time).replace(draft: PetDraft(name: "", kind: .cat)) == nil)
    #expect(failures.now.map(\.cause) == [.status(500)])
  }

  @Test func anAnswerHasToComeInTime() async throws {
    let server = try LoopbackServer { _ in .silence }
    // The time limit of `replace` is over at once; it is tried again after half a minute at most.
    let time = TestTime(limits: [])
    #expect(
      await client(server, time: time.time).replace(draft: PetDraft(name: "", kind: .cat)) == nil)
    #expect(failures.now.map(\.cause) == [.timedOut])
    #expect(
      time.pauses.now == [.milliseconds(500), .milliseconds(200), .milliseconds(500)])
  }

  @Test func goesOnToTheSameServerOnly() async throws {
    let other = try LoopbackServer { _ in .json(Self.pet) }
    let otherPlace = "Location: \(other.url)/api/pets/1"
    let server = try LoopbackServer { request in
      switch request.target {
      case "GET /api/pets/near?v=2": .status(302, headers: ["Location: /api/pets/1"])
      case "GET /api/pets/far?v=2": .status(302, headers: [otherPlace])
      default: .json(Self.pet)
      }
    }
    #expect(try await client(server).find(id: "near").name == "Rex")
    await #expect(throws: PetError.failed) { try await client(server).find(id: "far") }
    #expect(other.targets.isEmpty)
  }

  /// A redirection that leads nowhere is an answer like any other: the server was reached.
  @Test(arguments: [301, 302, 303, 307, 308], ["", "Location: ", "Location: http://[bad"])
  func aRedirectionThatLeadsNowhereIsAStatus(status: Int, place: String) async throws {
    let server = try LoopbackServer { _ in .status(status, headers: place.isEmpty ? [] : [place]) }
    await #expect(throws: PetError.failed) { try await client(server).find(id: "1") }
    #expect(failures.now.map(\.cause) == [.status(status)])
    #expect(server.targets.count == 1)
  }

  /// The session that is handed in says how requests are made.
  @Test func usesTheSessionThatItIsGiven() async throws {
    let server = try LoopbackServer { _ in .json(Self.pet) }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpAdditionalHeaders = ["X-From": "session"]
    let client = LivePetsService(
      token: "t", tenant: "a", base: server.url,
      session: URLSession(configuration: configuration), time: time.time)
    _ = try await client.find(id: "1")
    #expect(server.requests.now.first?.header("X-From") == "session")
  }

  @Test(arguments: ["", "/", "/v1/", "/v1?tenant=a%26b", "/v1/?x=1#part"])
  func anotherBaseKeepsItsParts(end: String) async throws {
    let server = try LoopbackServer { _ in .json(Self.pet) }
    let client = LivePetsService(
      token: "t", tenant: "a", base: try #require(URL(string: "\(server.url)\(end)")),
      time: time.time)
    _ = try await client.find(id: "1")
    let path = end.hasPrefix("/v1") ? "/v1" : ""
    let query =
      end.contains("tenant") ? "tenant=a%26b&v=2" : end.contains("x=1") ? "x=1&v=2" : "v=2"
    #expect(server.targets == ["GET \(path)/pets/1?\(query)"])
  }

  @Test func triesAgainAfterAFailureOfTheNetwork() async throws {
    let answers = Guarded<[LoopbackServer.Answer]>([.hangUp, .json(Self.pet)])
    let server = try LoopbackServer { _ in answers.change { $0.removeFirst() } }
    #expect(try await client(server).find(id: "1").name == "Rex")
    #expect(server.targets.count == 2)
    #expect(time.pauses.now == [.milliseconds(200)])
  }

  @Test(arguments: [
    (LoopbackServer.Answer.hangUp, PetError.offline), (.status(404), .gone),
    (.status(500), .failed),
  ])
  func aFailureOfTheNetworkHasACaseOfItsOwn(
    answer: LoopbackServer.Answer, error: PetError
  ) async throws {
    let server = try LoopbackServer { _ in answer }
    await #expect(throws: error) { try await client(server).remove(request: 1) }
    // What fails alike has one place that says how.
    await #expect(throws: error) { try await client(server).free(request: 1) }
  }

  @Test func doesNothingTwiceThatMayNotBeSafe() async throws {
    let server = try LoopbackServer { _ in .status(503) }
    let client = client(server)
    await #expect(throws: HTTPFailure.self) {
      try await client.add(draft: PetDraft(name: "Rex", kind: .dog))
    }
    #expect(server.targets.count == 1)
    await #expect(throws: PetError.failed) { try await client.remove(request: 1) }
    #expect(server.targets.count == 3)
  }

  @Test func anEmptyAnswerIsNil() async throws {
    let server = try LoopbackServer { _ in .status(204) }
    #expect(await client(server).replace(draft: PetDraft(name: "", kind: .cat)) == nil)
    #expect(failures.now.isEmpty)
  }

  /// A run that is over before its request began sends none.
  @Test func aCancelledTaskSendsNothing() async throws {
    let server = try LoopbackServer { _ in .json(Self.pet) }
    let client = client(server)
    let task = Task {
      // Until it is cancelled.
      for await _ in AsyncStream<Void>.makeStream().stream {}
      return try? await client.find(id: "1")
    }
    task.cancel()
    #expect(await task.value == nil)
    #expect(server.targets.isEmpty)
    #expect(failures.now.isEmpty)
  }

  /// Also what a client is made of tells nothing.
  @Test func tellsNoToken() {
    let client = HTTPClient(
      "A", base: URL(literal: "http://127.0.0.1:1"), query: ["key": "s3cret"],
      headers: ["Authorization": "s3cret"], session: .shared)
    var texts = ["\(client)", String(reflecting: client)]
    var dumped = ""
    dump(client, to: &dumped)
    texts.append(dumped)
    for text in texts { #expect(!text.contains("s3cret"), "\(text)") }
  }
}
