import Foundation
import MVVMRuntime
import Testing

/// The generated weather screen, driven through its mocks: all that hand-written versions of it
/// get wrong.
@MainActor
@Suite struct WeatherBehaviourTests {
  private let geocoder = MockLocationGeocoder()
  private let weather = MockWeatherService()

  private func open(locale: String = "en_US_POSIX") -> WeatherViewModel {
    WeatherViewModel(
      geocoder: geocoder, weather: weather,
      environment: .fixed(locale: Locale(identifier: locale)))
  }

  private func report(_ summary: String, _ temperature: Double = 20) -> WeatherbitData {
    .stub(description: summary, currentTemp: temperature, iconName: "c01d")
  }

  @Test func changingTheLocationShowsItsWeather() async {
    geocoder.onGeocode.answers { [.stub(name: $0.addressString)] }
    weather.onWeatherData.returns(report("Sunny", 21.5))
    let viewModel = open()
    await viewModel.settle()
    #expect(viewModel.locationName.value == "McGaheysville, VA")

    viewModel.changeLocation(to: "Richmond, VA")
    await viewModel.settle()
    #expect(viewModel.locationName.value == "Richmond, VA")
    #expect(viewModel.summary.value == "Sunny - 22℉")
  }

  @Test func theServiceIsAskedBeforeTheSendingReturns() {
    let viewModel = open()
    viewModel.changeLocation(to: "Paris")
    #expect(geocoder.onGeocode.calls.map(\.addressString) == ["McGaheysville, VA", "Paris"])
  }

  @Test func aLateReplyOfTheGeocoderChangesNothing() async {
    let viewModel = open()
    let first = await geocoder.onGeocode.nextCall()
    viewModel.changeLocation(to: "Rome")
    let second = await geocoder.onGeocode.nextCall()
    second.reply(with: [.stub(name: "Rome")])
    await viewModel.settle()
    first.reply(with: [.stub(name: "McGaheysville")])
    await viewModel.settle()
    #expect(viewModel.locationName.value == "Rome")
    #expect(weather.onWeatherData.calls.count == 1)
  }

  @Test func aLateReplyOfTheWeatherServiceChangesNothing() async {
    geocoder.onGeocode.answers { [.stub(name: $0.addressString)] }
    let viewModel = open()
    let first = await weather.onWeatherData.nextCall()
    viewModel.changeLocation(to: "Rome")
    let second = await weather.onWeatherData.nextCall()
    second.reply(with: report("Rome's weather"))
    await viewModel.settle()
    first.reply(with: report("Old weather"))
    await viewModel.settle()
    #expect(viewModel.locationName.value == "Rome")
    #expect(viewModel.summary.value == "Rome's weather - 20℉")
  }

  @Test func aLateEmptyReplyDoesNotSayNotFound() async {
    weather.onWeatherData.returns(report("Good"))
    let viewModel = open()
    let first = await geocoder.onGeocode.nextCall()
    viewModel.changeLocation(to: "Rome")
    let second = await geocoder.onGeocode.nextCall()
    second.reply(with: [.stub(name: "Rome")])
    await viewModel.settle()
    first.reply(with: [])
    await viewModel.settle()
    #expect(viewModel.locationName.value == "Rome")
    #expect(viewModel.summary.value == "Good - 20℉")
  }

  @Test func anErrorIsShownAndNoOldWeatherStays() async {
    geocoder.onGeocode.answers { [.stub(name: $0.addressString)] }
    weather.onWeatherData.returns(report("Good"))
    let viewModel = open()
    await viewModel.settle()
    weather.onWeatherData.fails(with: .badKey)
    viewModel.changeLocation(to: "Rome")
    await viewModel.settle()
    #expect(viewModel.locationName.value == "Rome")
    #expect(viewModel.summary.value == "The API key was refused")
    #expect(viewModel.icon.value == nil)
    #expect(viewModel.forecastSummary.value == "")
  }

  @Test func loadingClearsEverythingElse() async {
    geocoder.onGeocode.returns([.stub(name: "Rome")])
    weather.onWeatherData.returns(report("Good"))
    let viewModel = open()
    await viewModel.settle()
    geocoder.onGeocode.holds()
    viewModel.changeLocation(to: "Paris")
    #expect(viewModel.locationName.value == "Loading...")
    #expect(viewModel.date.value == " ")
    #expect(viewModel.icon.value == nil)
    #expect(viewModel.summary.value == " ")
  }

  @Test func aSecondListenerDoesNotEvictTheFirst() async {
    geocoder.onGeocode.returns([])
    let viewModel = open()
    var first: [String] = []
    var second: [String] = []
    let tokens = [
      viewModel.output.locationName.bind { first.append($0) },
      viewModel.output.locationName.bind { second.append($0) },
    ]
    await viewModel.settle()
    #expect(first == ["Loading...", "Not found"])
    #expect(second == first)
    for token in tokens { token.cancel() }
    viewModel.changeLocation(to: "Paris")
    #expect(first.count == 2)
  }

  @Test func aTemperatureThatRoundsToNothingHasNoSign() async {
    geocoder.onGeocode.returns([.stub()])
    weather.onWeatherData.returns(report("Cold", -0.4))
    let viewModel = open()
    await viewModel.settle()
    #expect(viewModel.summary.value == "Cold - 0℉")
  }

  @Test func theDateSpeaksTheLanguageOfTheEnvironment() async {
    geocoder.onGeocode.returns([.stub()])
    weather.onWeatherData.returns(report("Gut"))
    let viewModel = open(locale: "de_DE")
    await viewModel.settle()
    #expect(viewModel.date.value.hasPrefix("Montag"))
  }

  @Test func anEndedCallIsCancelledAndThatIsNoError() async {
    geocoder.onGeocode.answers { [.stub(name: $0.addressString)] }
    let viewModel = open()
    let first = await weather.onWeatherData.nextCall()
    viewModel.changeLocation(to: "Rome")
    _ = await weather.onWeatherData.nextCall()
    first.fail(with: .unavailable)
    await viewModel.settle()
    #expect(viewModel.summary.value == " ")
  }

  @Test func aCallUnderWayKeepsNothingAlive() async {
    weak var gone: WeatherViewModel?
    var heard: [String] = []
    do {
      let viewModel = open()
      gone = viewModel
      _ = viewModel.locationName.bind { heard.append($0) }
    }
    #expect(gone == nil)
    geocoder.onGeocode.reply(with: [.stub(name: "Rome")])
    #expect(heard == ["Loading..."])
    #expect(weather.onWeatherData.calls.isEmpty)
  }

  @Test func theStaticFormBehavesTheSame() async {
    geocoder.onGeocode.answers { [.stub(name: $0.addressString)] }
    weather.onWeatherData.returns(report("Good"))
    let viewModel = open()
    let output = viewModel.transform(WeatherViewModel.Signals(changeLocation: .just("Rome")))
    await viewModel.settle()
    #expect(output.locationName.value == "Rome")
  }

  @Test func valuesAreAnAsyncSequence() async {
    geocoder.onGeocode.returns([])
    let viewModel = open()
    var seen: [String] = []
    for await name in viewModel.locationName.values {
      seen.append(name)
      if name == "Not found" { break }
    }
    #expect(seen.first == "Loading...")
  }
}
