import Foundation
import MVVMRuntime
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a generated client has names for itself can be named so in a spec.
@Suite @MainActor struct ClientNamesTests {
  private let time = TestTime()

  @Test func namesOfAClientsOwnAreNames() async throws {
    let server = try LoopbackServer { _ in .json("7") }
    let client = LiveNamesService(
      client: "c", request: "r", self_: "s", base: server.url, time: time.time)
    let answer = try await client.base(
      session: "a/b", time: 1, base: nil, onFailure: true, error: "e", url: 0.5)
    #expect(answer == 7)
    try await client.client(client: "x", in: "y")
    #expect(
      server.targets == [
        "POST /a%2Fb/1?request=r&onFailure=true&url=0.5&self=s", "DELETE /x/y?request=r",
      ])
    #expect(server.requests.now.map { $0.header("X-Client") } == ["c", "c"])
    #expect(server.requests.now.first?.body == #"{"client":"c","error":"e"}"#)
  }

  @Test func parametersOfAServiceWithCompletionHandlersAreNames() async throws {
    let server = try LoopbackServer { _ in .json(#"["a"]"#) }
    let client = LiveCallbacksService(base: server.url, time: time.time)
    let answer = await withCheckedContinuation { continuation in
      client.find(find: "f", answer: "b", completion: 1) { continuation.resume(returning: $0) }
    }
    #expect(answer == .success(["a"]))
    #expect(server.targets == ["GET /find/f?answer=b&completion=1"])
  }
}
