import Foundation
import MVVMRuntime
import Testing

/// What a client says for all requests, and what a request says for itself.
@Suite struct RequestPolicyTests {
  private let time = TestTime()

  private func client(_ server: LoopbackServer) -> HTTPClient {
    HTTPClient(
      "Notes", base: server.url, retry: HTTPRetry(times: 2, wait: .milliseconds(100)),
      cache: .seconds(60), timeout: .seconds(30), session: .shared, time: time.time)
  }

  @Test(arguments: [
    (HTTPMethod.get, 3), (.put, 3), (.delete, 3), (.post, 1), (.patch, 1),
  ])
  func whatMayBeDoneTwiceIsTriedAgain(method: HTTPMethod, tries: Int) async throws {
    let server = try LoopbackServer { _ in .status(503) }
    try? await client(server).send(HTTPRequest("note", method, "/"))
    #expect(server.targets.count == tries)
  }

  @Test(arguments: [HTTPMethod.get, .post])
  func aRequestHasAPolicyOfItsOwn(method: HTTPMethod) async throws {
    let server = try LoopbackServer { _ in .status(503) }
    let request = HTTPRequest("note", method, "/", retry: HTTPRetry(times: 1))
    try? await client(server).send(request)
    #expect(server.targets.count == 2)
  }

  @Test func onlyAnswersOfAGetAreKept() async throws {
    let server = try LoopbackServer { _ in .json("1") }
    let client = client(server)
    for method in [HTTPMethod.get, .put] {
      for _ in 0..<2 {
        let _: Int = try await client.value(of: HTTPRequest("note", method, "/"))
      }
    }
    // Nothing of what is sent by itself is left out.
    for _ in 0..<2 { try await client.send(HTTPRequest("note", .get, "/")) }
    #expect(server.targets == ["GET /", "PUT /", "PUT /", "GET /", "GET /"])
  }
}
