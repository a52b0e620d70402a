import Foundation
import MVVMRuntime
import Testing

/// Answers that a client keeps.
@Suite @MainActor struct CacheTests {
  private let time = TestTime()

  private func client(_ server: LoopbackServer) -> LivePetsService {
    LivePetsService(
      token: "t0ken", tenant: "acme", base: server.url.appendingPathComponent("api"),
      time: time.time)
  }

  @Test func keepsAnswersForAWhile() async throws {
    let server = try LoopbackServer { _ in .json(#"{"usd":1}"#) }
    let client = client(server)
    _ = try await client.rates()
    _ = try await client.rates()
    #expect(server.targets.count == 1)
    time.date.change { $0 += 61 }
    _ = try await client.rates()
    #expect(server.targets.count == 2)
  }

  @Test func keepsNoFailure() async throws {
    let server = try LoopbackServer { _ in .status(500) }
    let client = client(server)
    for _ in 1...2 { _ = try? await client.rates() }
    #expect(server.targets.count == 2)
  }

  /// Of one method's answers a hundred are kept: the oldest goes, the others stay.
  @Test func theCacheIsBounded() async throws {
    let server = try LoopbackServer { _ in .json(#""small""#) }
    let client = client(server)
    for number in 0...100 { _ = try await client.breed(name: "\(number)") }
    #expect(server.targets.count == 101)
    _ = try await client.breed(name: "100")
    _ = try await client.breed(name: "1")
    #expect(server.targets.count == 101)
    _ = try await client.breed(name: "0")
    #expect(server.targets.count == 102)
  }
}
