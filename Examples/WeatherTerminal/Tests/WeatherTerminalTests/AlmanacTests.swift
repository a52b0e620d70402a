import Testing

@testable import WeatherTerminal

/// The services as they are; the scenarios of `weather.yaml` test the screen with mocks.
@Suite struct AlmanacTests {
  @Test @MainActor func findsPlacesByTheStartOfTheirName() async throws {
    let almanac = try Almanac()
    let places = await almanac.places(named: "r")
    #expect(places.map(\.name) == ["Richmond, VA", "Rome, Italy", "Reykjavik, Iceland"])
    #expect(await almanac.places(named: "Gewgaw").isEmpty)
  }

  @Test @MainActor func aPlaceWithoutAStationHasNoWeather() async throws {
    let almanac = try Almanac()
    let nemo = try #require(await almanac.places(named: "Point").first)
    await #expect(throws: WeatherError.noStation) {
      try await almanac.report(latitude: nemo.latitude, longitude: nemo.longitude)
    }
    let rome = try #require(await almanac.places(named: "Rome").first)
    let report = try await almanac.report(latitude: rome.latitude, longitude: rome.longitude)
    #expect(report.description == "Sunny")
  }
}
