nonisolated protocol LocationGeocoder: Sendable {
  /// Finds the places that an address can mean, the likeliest first.
  @MainActor func geocode(addressString: String) async -> [Location]
}

nonisolated protocol WeatherService: Sendable {
  @MainActor func weatherData(
    latitude: Double,
    longitude: Double
  ) async throws(WeatherError) -> WeatherbitData
}
