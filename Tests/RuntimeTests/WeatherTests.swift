import Foundation
import MVVMRuntime
import Testing

@MainActor
struct WeatherTests {
  let geocoder = MockLocationGeocoder()
  let weather = MockWeatherService()
  let rome = Location(name: "Rome, Italy", latitude: 41.9, longitude: 12.5)
  let paris = Location(name: "Paris, France", latitude: 48.9, longitude: 2.4)
  let clear = WeatherbitData(
    description: "Clear sky",
    currentTemp: 71.6,
    iconName: "c01d",
    date: Date(timeIntervalSince1970: 1_594_900_800)
  )

  func makeViewModel() -> WeatherViewModel {
    WeatherViewModel(geocoder: geocoder, weather: weather, environment: .fixed())
  }

  @Test func showsTheWeather() async {
    geocoder.onGeocode.returns([rome])
    weather.onWeatherData.returns(clear)
    let viewModel = makeViewModel()
    viewModel.changeLocation(to: "Rome")
    #expect(viewModel.locationName.value == "Loading...")
    await viewModel.settle()
    #expect(viewModel.locationName.value == "Rome, Italy")
    #expect(viewModel.date.value == "Thursday, Jul 16")
    #expect(viewModel.icon.value == "c01d")
    #expect(viewModel.summary.value == "Clear sky - 72℉")
    #expect(viewModel.forecastSummary.value == "\nSummary: Clear sky")
    #expect(geocoder.onGeocode.calls.map(\.addressString) == [defaultAddress, "Rome"])
    #expect(weather.onWeatherData.calls == [.init(latitude: 41.9, longitude: 12.5)])
  }

  @Test func theFirstCallIsMadeBeforeTheInitialiserReturns() async {
    let viewModel = makeViewModel()
    #expect(geocoder.onGeocode.calls.map(\.addressString) == [defaultAddress])
    viewModel.input.changeLocation(to: "Rome")
    #expect(geocoder.onGeocode.calls.count == 2)
  }

  @Test func lateAnswersChangeNothing() async {
    weather.onWeatherData.returns(clear)
    let viewModel = makeViewModel()
    viewModel.changeLocation(to: "Paris")
    viewModel.changeLocation(to: "Rome")
    geocoder.onGeocode.reply(where: { $0.addressString == "Rome" }, with: [rome])
    geocoder.onGeocode.reply(where: { $0.addressString == "Paris" }, with: [paris])
    await viewModel.settle()
    #expect(viewModel.locationName.value == "Rome, Italy")
    #expect(weather.onWeatherData.calls.count == 1)
  }

  @Test func saysWhyThereIsNoWeather() async {
    geocoder.onGeocode.returns([rome])
    weather.onWeatherData.fails(with: .unavailable)
    let viewModel = makeViewModel()
    await viewModel.settle()
    #expect(viewModel.locationName.value == "Rome, Italy")
    #expect(viewModel.summary.value == "The weather is not available")
  }

  @Test func heldCallsAreAnsweredInAnyOrder() async {
    let viewModel = makeViewModel()
    viewModel.changeLocation(to: "Rome")
    let first = await geocoder.onGeocode.nextCall()
    let second = await geocoder.onGeocode.nextCall()
    #expect(first.arguments.addressString == defaultAddress)
    #expect(second.arguments.addressString == "Rome")
    second.reply(with: [])
    await viewModel.settle()
    #expect(viewModel.locationName.value == "Not found")
    first.reply(with: [paris])
    await viewModel.settle()
    #expect(viewModel.locationName.value == "Not found")
  }

  @Test func callsUnderWayDontKeepTheViewModel() async {
    weak var gone: WeatherViewModel?
    do {
      let viewModel = makeViewModel()
      gone = viewModel
      viewModel.locationName.bind { [viewModel = Weak(viewModel)] _ in _ = viewModel.object }
    }
    #expect(gone == nil)
    geocoder.onGeocode.reply(with: [rome])
    await Turn.free()
    #expect(weather.onWeatherData.calls.isEmpty)
  }
}
