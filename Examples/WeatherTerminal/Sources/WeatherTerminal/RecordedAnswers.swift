import Foundation

/// What two services of the internet once said about a few places, from the file that is built in.
struct RecordedAnswers {
  private let rows: [[String: Any]]

  init() throws {
    let json = try JSONSerialization.jsonObject(with: Data(PackageResources.recorded_json))
    rows = json as? [[String: Any]] ?? []
  }

  /// The status and the body for the target of a GET request.
  func answer(to target: String) throws -> (status: Int, body: Data) {
    let parts = URLComponents(string: target)
    func item(_ name: String) -> String? {
      parts?.queryItems?.first { $0.name == name }?.value
    }
    switch parts?.path {
    case "/v1/search":
      let name = (item("name") ?? "").lowercased()
      let found = rows.compactMap { $0["place"] as? [String: Any] }.filter { place in
        (place["name"] as? String)?.lowercased().hasPrefix(name) ?? false
      }
      // The service says nothing of results where it has none.
      return (200, try body(found.isEmpty ? [:] : ["results": found]))
    case "/v2.0/current":
      guard item("key")?.isEmpty == false else {
        return (403, try body(["error": "API key is required."]))
      }
      let row = rows.first { row in
        let place = row["place"] as? [String: Any]
        return place?["latitude"] as? Double == item("lat").flatMap(Double.init)
          && place?["longitude"] as? Double == item("lon").flatMap(Double.init)
      }
      guard let weather = row?["weather"] else { return (204, Data()) }
      return (200, try body(["count": 1, "data": [weather]]))
    default: return (404, Data())
    }
  }

  private func body(_ object: [String: Any]) throws -> Data {
    try JSONSerialization.data(withJSONObject: object)
  }
}
