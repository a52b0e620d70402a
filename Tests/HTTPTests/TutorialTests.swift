import Foundation
import MVVMRuntime
import Testing

/// The tutorials' screens with live services: the weather and the photos, as servers tell them.
@Suite @MainActor struct TutorialTests {
  private nonisolated static let weather = """
    {"count":1,"data":[{"temp":71.6,"ob_time":"2020-07-16 12:00","city_name":"Richmond",\
    "weather":{"icon":"c01d","code":800,"description":"Clear sky"}}]}
    """

  private func weatherScreen(_ server: LoopbackServer) -> WeatherViewModel {
    let geocoder = MockLocationGeocoder()
    geocoder.onGeocode.returns([Location(name: "Richmond, VA", latitude: 37.5, longitude: -77.4)])
    return WeatherViewModel(
      geocoder: geocoder,
      weather: LiveWeatherService(
        apiKey: "k", base: server.url.appendingPathComponent("v2.0"), time: TestTime().time),
      environment: ScreenEnvironment(
        locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt))
  }

  @Test func theWeatherIsShown() async throws {
    let server = try LoopbackServer { _ in .json(Self.weather) }
    let viewModel = weatherScreen(server)
    for await icon in viewModel.icon.values where icon != nil { break }
    #expect(viewModel.locationName.value == "Richmond, VA")
    #expect(viewModel.date.value == "Thursday, Jul 16")
    #expect(viewModel.icon.value == "c01d")
    #expect(viewModel.summary.value == "Clear sky - 72℉")
    #expect(viewModel.forecastSummary.value == "\nSummary: Clear sky")
    #expect(server.targets == ["GET /v2.0/current?key=k&lat=37.5&lon=-77.4&units=I"])
  }

  @Test(arguments: [
    (LoopbackServer.Answer.status(403), "The API key was refused"),
    (.status(500), "The weather is not available"),
    (.truncated(body: "{"), "The weather is not available"),
    (.json(#"{"data":[{"temp":"hot"}]}"#), "The weather is not available"),
    (.hangUp, "The weather is not available"),
  ])
  func whyThereIsNoWeatherIsShown(answer: LoopbackServer.Answer, text: String) async throws {
    let server = try LoopbackServer { _ in answer }
    let viewModel = weatherScreen(server)
    for await summary in viewModel.summary.values
    where !summary.trimmingCharacters(in: .whitespaces).isEmpty { break }
    #expect(viewModel.summary.value == text)
    #expect(viewModel.icon.value == nil)
  }

  private func photoScreen(_ server: LoopbackServer) -> PhotoListViewModel {
    PhotoListViewModel(
      api: LiveAPIService(
        consumerKey: "k&k", base: server.url.appendingPathComponent("v1"), time: TestTime().time),
      environment: ScreenEnvironment(
        locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt))
  }

  @Test func thePhotosAreShown() async throws {
    let server = try LoopbackServer { _ in
      .json(
        """
        {"current_page":1,"photos":[\
        {"id":7,"name":"Sea","description":null,"created_at":"2018-05-01T12:00:00-04:00",\
        "image_url":"https://a.example/7.png","for_sale":true,"camera":"Canon"},\
        {"id":8,"name":"Sky","description":"High","created_at":"2018-05-02T23:30:00.5Z",\
        "image_url":"https://a.example/8.png","for_sale":false}]}
        """)
    }
    let viewModel = photoScreen(server)
    viewModel.fetch()
    #expect(viewModel.isLoading.value)
    for await isLoading in viewModel.isLoading.values where !isLoading { break }
    #expect(viewModel.cells.value.map(\.titleText) == ["Sea", "Sky"])
    #expect(viewModel.cells.value.map(\.descText) == ["Canon", "High"])
    #expect(viewModel.cells.value.map(\.dateText) == ["2018-05-01", "2018-05-02"])
    #expect(server.targets == ["GET /v1/photos?consumer_key=k%26k&feature=popular"])
  }

  @Test(arguments: [
    (401, "You don't have permission"), (503, "Server is overloaded"), (404, "No Network"),
  ])
  func anAlertSaysWhyThereAreNoPhotos(status: Int, text: String) async throws {
    let server = try LoopbackServer { _ in .status(status) }
    let viewModel = photoScreen(server)
    let alerts = Guarded<[String]>([])
    let token = viewModel.alert.bind { alert in alerts.change { $0.append(alert) } }
    defer { token.cancel() }
    viewModel.fetch()
    for await isLoading in viewModel.isLoading.values where !isLoading { break }
    #expect(alerts.now == [text])
    #expect(viewModel.numberOfCells.value == 0)
  }
}
