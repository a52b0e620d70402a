// What `Docs/Migrating.md` takes for code that is there already.

struct Article: Hashable, Sendable {
  var id: Int
  var name: String
}

struct ConnectionError: Error {}

struct ShopClient: Sendable {
  var isOnline = true

  func search(matching text: String) async throws -> [Article] {
    guard isOnline else { throw ConnectionError() }
    return [Article(id: 1, name: text)]
  }
}

extension ShopClient: ShopService {
  func find(text: String) async throws(ProductSearchError) -> [Article] {
    do {
      return try await search(matching: text)
    } catch {
      throw error is ConnectionError ? .offline : .unknown
    }
  }
}
