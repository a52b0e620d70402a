import MVVMRuntime

/// A `LocationGeocoder` that answers as a test says.
nonisolated final class MockLocationGeocoder: LocationGeocoder {
  struct GeocodeArguments: Hashable, Sendable {
    let addressString: String
  }

  let onGeocode = MockMethod<GeocodeArguments, [Location], Never>(
    "LocationGeocoder.geocode"
  )

  @MainActor func geocode(addressString: String) async -> [Location] {
    await onGeocode.call(GeocodeArguments(addressString: addressString))
  }
}

nonisolated final class MockWeatherService: WeatherService {
  struct WeatherDataArguments: Hashable, Sendable {
    let latitude: Double
    let longitude: Double
  }

  let onWeatherData = MockMethod<WeatherDataArguments, WeatherbitData, WeatherError>(
    "WeatherService.weatherData"
  )

  @MainActor func weatherData(
    latitude: Double,
    longitude: Double
  ) async throws(WeatherError) -> WeatherbitData {
    try await onWeatherData.call(
      WeatherDataArguments(latitude: latitude, longitude: longitude)
    )
  }
}
