// What the specs of the documentation take from Swift code of one's own.

struct Avatar: Hashable, Sendable {
  var file: String
}

struct Coordinate: Hashable, Codable, Sendable {
  var latitude: Double
  var longitude: Double
}
