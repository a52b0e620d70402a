import Foundation
import Testing

/// What stands in the path of a request.
extension RequestTests {
  @Test(arguments: [
    ("7", "7"), ("a/b", "a%2Fb"), ("../admin", "..%2Fadmin"), ("a?x=1#y", "a%3Fx%3D1%23y"),
    ("é %2e", "%C3%A9%20%252e"), ("a;b@c:d", "a%3Bb%40c%3Ad"), ("...", "..."),
  ])
  func aValueStaysOnePartOfThePath(id: String, part: String) async throws {
    let server = try LoopbackServer { _ in .json(Self.pet) }
    _ = try await client(server).find(id: id)
    #expect(server.targets == ["GET /api/pets/\(part)?v=2"])
  }

  @Test(arguments: ["", ".", ".."])
  func aValueThatLeadsElsewhereIsNotSent(id: String) async throws {
    let server = try LoopbackServer { _ in .json(Self.pet) }
    await #expect(throws: PetError.failed) { try await client(server).find(id: id) }
    #expect(server.targets.isEmpty)
    #expect(failures.now.map(\.cause) == [.unsendable("a part of the path is empty, '.' or '..'")])
  }

  @Test func aPathHoldsWhatAQueryCan() async throws {
    let server = try LoopbackServer { _ in .status(204) }
    let id = try #require(UUID(uuidString: "123E4567-E89B-12D3-A456-426614174000"))
    try await client(server).visits(
      pet: id, kind: .dog, day: Date(timeIntervalSince1970: 0), rooms: [1, 2])
    #expect(
      server.targets == [
        "GET /api/pets/123e4567-e89b-12d3-a456-426614174000/big-dog/1970-01-01T00%3A00%3A00Z"
          + "/rooms-1%2C2?v=2"
      ])
  }

  /// What is encoded in the spec stays so; a value can't become a part of it.
  @Test(arguments: [("7", "7"), ("2Fadmin", "2Fadmin"), ("zz", "zz")])
  func aPercentSignInAPathIsEncoded(code: String, part: String) async throws {
    let server = try LoopbackServer { _ in .status(204) }
    try await client(server).sale(code: code)
    #expect(server.targets == ["GET /api/sale%20of/100%25/x%25\(part)?v=2"])
  }

  @Test func whatIsCalculatedAtLengthIsSentAsAnythingElse() async throws {
    let server = try LoopbackServer { _ in .status(204) }
    let client = client(server)
    try await client.near(place: " by/sea ", tags: ["far"], radius: 3)
    try await client.near(place: nil, tags: ["a", "b"], radius: nil)
    #expect(
      server.targets == [
        "GET /api/near/by%2Fsea?v=2&radius=100.0&tags=far&sort=both",
        "GET /api/near/A%2BB?v=2&radius=2.5&tags=a&tags=b&sort=tag",
      ])
  }
}
