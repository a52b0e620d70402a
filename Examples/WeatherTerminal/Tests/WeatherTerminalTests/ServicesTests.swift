import Foundation
import Testing

@testable import WeatherTerminal

/// The live services against the server with recorded answers; the scenarios of `weather.yaml` test
/// the screen with mocks.
@Suite @MainActor struct ServicesTests {
  @Test func findsPlacesAndTheirWeather() async throws {
    let server = try RecordedServer()
    let services = Services(server: server.url)
    let places = try await services.geocoder.places(named: "r")
    #expect(places.map(\.name) == ["Richmond", "Rome", "Reykjavik"])
    let rome = try #require(places.dropFirst().first)
    #expect(rome.country == "Italy")
    let report = try await services.weather.report(
      latitude: rome.latitude, longitude: rome.longitude)
    #expect(report?.condition.description == "Sunny")
    #expect(report?.date == Date(timeIntervalSince1970: 1_594_901_400))
  }

  @Test func whatIsNotThereIsNothing() async throws {
    let server = try RecordedServer()
    let services = Services(server: server.url)
    #expect(try await services.geocoder.places(named: "Gewgaw & Co/?#").isEmpty)
    #expect(try await services.weather.report(latitude: -48.87667, longitude: -123.39333) == nil)
  }

  @Test func aKeyThatIsRefusedIsToldSo() async throws {
    let server = try RecordedServer()
    let weather = LiveWeatherService(
      apiKey: "", base: server.url.appendingPathComponent("v2.0"))
    await #expect(throws: WeatherError.badKey) {
      try await weather.report(latitude: 1, longitude: 2)
    }
  }

  @Test func aServerThatIsGoneIsToldSo() async throws {
    let server = try #require(URL(string: "http://127.0.0.1:1"))
    await #expect(throws: WeatherError.unavailable) {
      try await Services(server: server).geocoder.places(named: "Rome")
    }
  }

  @Test func knowsItsArguments() throws {
    let url = try #require(URL(string: "http://127.0.0.1:80"))
    #expect(Arguments([]) == .recorded)
    #expect(Arguments(["--serve"]) == .serve)
    #expect(Arguments(["--key", "k"]) == .real(key: "k"))
    #expect(Arguments(["--server", "http://127.0.0.1:80"]) == .server(url))
    for words in [
      ["--server"], ["--server", "ftp://a"], ["--key", ""], ["Rome"], ["--serve", "a"],
    ] {
      #expect(Arguments(words) == nil)
    }
  }
}
