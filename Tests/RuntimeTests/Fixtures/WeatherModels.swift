import Foundation
import MVVMRuntime

let defaultAddress = "McGaheysville, VA"

nonisolated struct Location: Hashable, Codable, Sendable {
  var name: String
  var latitude: Double
  var longitude: Double
}

nonisolated struct WeatherbitData: Hashable, Codable, Sendable {
  var description: String
  var currentTemp: Double
  var iconName: String
  var date: Date
}

nonisolated enum WeatherError: MessageError, Hashable {
  case unavailable
  case badKey

  var message: String {
    switch self {
    case .unavailable: "The weather is not available"
    case .badKey: "The API key was refused"
    }
  }
}
