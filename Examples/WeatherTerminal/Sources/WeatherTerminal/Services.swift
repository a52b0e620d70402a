import Foundation
import MVVMRuntime

/// The services of the screen.
struct Services {
  var geocoder: any Geocoder
  var weather: any WeatherService

  /// Those of one server, which plays both.
  init(server: URL) {
    geocoder = LiveGeocoder(base: server.appendingPathComponent("v1"), onFailure: Self.log)
    weather = LiveWeatherService(
      apiKey: "recorded", base: server.appendingPathComponent("v2.0"), onFailure: Self.log)
  }

  /// The real ones.
  init(key: String) {
    #if canImport(CoreLocation)
      geocoder = AppleGeocoder()
    #else
      geocoder = LiveGeocoder(onFailure: Self.log)
    #endif
    weather = LiveWeatherService(apiKey: key, onFailure: Self.log)
  }

  /// A failure tells nothing of keys, so it may go where others read it.
  @Sendable private static func log(_ failure: HTTPFailure) {
    FileHandle.standardError.write(Data("\(failure)\n".utf8))
  }
}
